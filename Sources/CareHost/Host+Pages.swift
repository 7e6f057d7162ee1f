import LiveUI
import WebServer

extension Host {
    /// A new scene of the participant's app, who is made first where the browser has none.
    func page(_ request: Request) async -> Response {
        do {
            let participant: Participant
            if let known = try request.participantID.flatMap(participants.participant) {
                participant = known
            } else {
                guard let new = try await participants.newParticipant(isDemonstration: isDemonstration) else {
                    return document.page(503, "Please wait", "Many people are joining now. Try again in a minute.")
                }
                participant = new
            }
            let scene = try await participant.live.open(at: request.state)
            var response = show(scene, of: participant, status: 200, notice: nil)
            // With every page, so that the cookie lasts a year from the last visit, not from the first.
            response.setParticipant(participant.live.container.id)
            return response
        } catch {
            report(error, in: "page")
            return document.page(
                500, "Something went wrong", "The page could not be made. Nothing was lost; try again.")
        }
    }

    /// The document of a scene.
    func show(_ scene: String, of participant: Participant, status: Int, notice: String?) -> Response {
        var document = document
        if isDemonstration { document.banner = DemonstrationBanner(participant).render }
        let html = document.render(scene, of: participant.live, notice: notice)
        return .page(html, status: status)
    }
}
