import LiveUI
import UIKit
import WebServer

extension Host {
    /// A participant did something on a page.
    func event(_ request: Request) async -> Response {
        await withSender(of: request) { participant in
            guard let arrival = LiveApplication.Arrival(request) else {
                return refuse(request, 400, "This form is not complete. Reload the page and try again.")
            }
            do {
                let answer = try await participant.live.receive(arrival)
                let status = answer.refusal.map { Self.status(of: $0.reason) }
                if request.isLive { return .message(answer.message, status: status ?? 200) }
                guard let status else {
                    return .redirect(to: answer.message.address == "./" ? "/" : "/" + answer.message.address)
                }
                return show(arrival.scene, of: participant, status: status, notice: answer.refusal?.sentence)
            } catch {
                report(error, in: "event")
                return refuse(request, 500, "Something went wrong. Nothing was lost; reload the page and try again.")
            }
        }
    }

    /// The browser of a demonstration wants to be somebody else.
    func changeParticipant(_ request: Request) async -> Response {
        guard isDemonstration else { return .text(404, "There is no page at this address.") }
        return await withSender(of: request) { _ in
            do {
                let isDemonstration = request.form["kind"] == "demonstration"
                guard let new = try await participants.newParticipant(isDemonstration: isDemonstration) else {
                    return refuse(request, 503, "Many people are joining now. Try again in a minute.")
                }
                var response = Response.redirect(to: "/")
                response.setParticipant(new.live.container.id)
                return response
            } catch {
                report(error, in: "change of participant")
                return refuse(request, 500, "No new participant could be made. Try again.")
            }
        }
    }

    /// Answers a form for the participant whose page sent it; one from anywhere else is refused.
    private func withSender(of request: Request, _ answer: (Participant) async -> Response) async -> Response {
        guard let participant = participant(of: request) else {
            return refuse(
                request, 403, "This browser has no participant here. Allow cookies, then open the start page again.")
        }
        guard let token = request.form["_token"], Secret.isEqual(token, participant.formToken) else {
            return refuse(request, 403, "This form did not come from your page. Reload the page and try again.")
        }
        return await answer(participant)
    }

    static func status(of reason: EventRefusal.Reason) -> Int {
        switch reason {
        case .notFound: 404
        case .forbidden: 403
        case .conflict: 409
        case .invalid: 422
        case .failed: 500
        }
    }
}
