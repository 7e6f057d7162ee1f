import CareKit
import ResearchKit
import UIKit

/// The week's trends, and what there is to learn about the knee.
final class InsightsViewController: OCKListViewController, OCKFeaturedContentViewDelegate,
    ORKTaskViewControllerDelegate
{
    private let storeManager: OCKSynchronizedStoreManager

    init(storeManager: OCKSynchronizedStoreManager) {
        self.storeManager = storeManager
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        appendView(UIView(), animated: false)
        appendView(makeEducationView(), animated: false)
        appendViewController(makeCheckInChart(), animated: false)
        appendViewController(makeRangeChart(), animated: false)
    }

    // MARK: Education

    private func makeEducationView() -> OCKFeaturedContentView {
        let view = OCKFeaturedContentView(imageOverlayStyle: .dark)
        view.delegate = self
        view.label.text = "Learn about your knee"
        view.label.textColor = .systemBackground
        view.imageView.image = UIImage(named: "knee-education")
        return view
    }

    func didTapView(_ view: OCKFeaturedContentView) {
        let controller = ORKTaskViewController(task: EducationTask.kneeModel(), taskRun: nil)
        controller.delegate = self
        present(controller, animated: true, completion: nil)
    }

    func taskViewController(
        _ taskViewController: ORKTaskViewController, didFinishWith reason: ORKTaskViewControllerFinishReason,
        error: Error?
    ) {
        taskViewController.dismiss(animated: true, completion: nil)
    }

    // MARK: Charts

    private func makeCheckInChart() -> OCKCartesianChartViewController {
        let pain = OCKDataSeriesConfiguration(
            taskID: StudyPlan.TaskID.checkIn, legendTitle: "Pain (1–10)",
            gradientStartColor: #colorLiteral(red: 1, green: 0.462745098, blue: 0.368627451, alpha: 1),
            gradientEndColor: #colorLiteral(red: 1, green: 0.462745098, blue: 0.368627451, alpha: 1), markerSize: 10,
            eventAggregator: .custom({ events in events.sum(ofKind: Surveys.CheckIn.pain) }))
        let sleep = OCKDataSeriesConfiguration(
            taskID: StudyPlan.TaskID.checkIn, legendTitle: "Sleep (hours)", gradientStartColor: .systemBlue,
            gradientEndColor: .systemBlue, markerSize: 10,
            eventAggregator: .custom({ events in events.sum(ofKind: Surveys.CheckIn.sleep) }))
        let chart = OCKCartesianChartViewController(
            plotType: .bar, selectedDate: Date(), configurations: [pain, sleep], storeManager: storeManager)
        chart.chartView.headerView.titleLabel.text = "Pain and Sleep"
        chart.chartView.headerView.detailLabel.text = "Your answers, day by day"
        return chart
    }

    private func makeRangeChart() -> OCKCartesianChartViewController {
        let range = OCKDataSeriesConfiguration(
            taskID: StudyPlan.TaskID.rangeOfMotion, legendTitle: "Range of motion (degrees)",
            gradientStartColor: view.tintColor, gradientEndColor: view.tintColor, markerSize: 5,
            eventAggregator: .custom({ events in events.sum(ofKind: Surveys.rangeKind) }))
        let chart = OCKCartesianChartViewController(
            plotType: .scatter, selectedDate: Date(), configurations: [range], storeManager: storeManager)
        chart.chartView.headerView.titleLabel.text = "Range of Motion"
        chart.chartView.headerView.detailLabel.text = "How far your knee bends, day by day"
        return chart
    }
}

extension [OCKAnyEvent] {

    /// The sum of the outcome values of a kind.
    fileprivate func sum(ofKind kind: String) -> Double {
        flatMap { $0.outcome?.values ?? [] }.filter { $0.kind == kind }.compactMap(\.doubleValue).reduce(0, +)
    }
}
