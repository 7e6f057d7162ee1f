extension Surveys {

    /// The consent text. It is an example, not legal advice: a real study's ethics committee approves its own.
    static let consentHTML = """
        <h2>What the study is about</h2>
        <p>Recover follows how people get better after an injury of the meniscus, the cushion inside the knee. What we
        learn may help others to recover faster.</p>
        <h2>What we ask of you</h2>
        <ul>
        <li>Answer two short questions a day: about your pain and about your sleep.</li>
        <li>Measure how far your knee bends: every day in the first week, then once a week for a month.</li>
        <li>Do not measure if it hurts more than usual. Ask your physiotherapist first if you are not sure.</li>
        </ul>
        <h2>What happens to your data</h2>
        <ul>
        <li>Your answers are stored under a number, not under your name.</li>
        <li>Only the study team sees them. They are never sold.</li>
        <li>You see everything that you have entered, and you can delete today’s answers yourself.</li>
        </ul>
        <h2>You can stop at any time</h2>
        <p>Taking part is your free choice. You can leave the study whenever you like, without giving a reason and without
        any effect on your treatment.</p>
        <h2>Your agreement</h2>
        <p>By signing below you say that you have read this page, that you could ask questions, and that you want to take
        part.</p>
        """
}
