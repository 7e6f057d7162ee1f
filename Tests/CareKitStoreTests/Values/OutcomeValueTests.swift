import Foundation
import Testing

@testable import CareKitStore

@Suite("Outcome values")
struct OutcomeValueTests {
    private static let samples: [OCKOutcomeValue] = [
        OCKOutcomeValue(42), OCKOutcomeValue(4.25, units: "mmol/L"), OCKOutcomeValue(true), OCKOutcomeValue("fine"),
        OCKOutcomeValue(Data([1, 2, 255])), OCKOutcomeValue(Date(timeIntervalSinceReferenceDate: 0.1)),
    ]

    @Test("Each type has its name, its accessor, and no other accessor")
    func accessors() {
        #expect(Self.samples.map(\.type) == [.integer, .double, .boolean, .text, .binary, .date])
        #expect(Self.samples.map(\.integerValue) == [42, nil, nil, nil, nil, nil])
        #expect(Self.samples.map(\.doubleValue) == [nil, 4.25, nil, nil, nil, nil])
        #expect(Self.samples.map(\.booleanValue) == [nil, nil, true, nil, nil, nil])
        #expect(Self.samples.map(\.stringValue) == [nil, nil, nil, "fine", nil, nil])
        #expect(Self.samples.map(\.dataValue) == [nil, nil, nil, nil, Data([1, 2, 255]), nil])
        #expect(Self.samples.map { $0.dateValue != nil } == [false, false, false, false, false, true])
    }

    @Test("Numbers and truth values bridge to NSNumber, others do not")
    func number() {
        #expect(Self.samples.map { $0.numberValue?.doubleValue } == [42, 4.25, 1, nil, nil, nil])
        #expect(OCKOutcomeValue(false).numberValue?.boolValue == false)
    }

    @Test("A value is worth its number in a sum, or one")
    func summand() {
        #expect(Self.samples.map(\.summand) == [42, 4.25, 1, 1, 1, 1])
    }

    @Test("The value can be exchanged for one of another type")
    func mutation() {
        var value = OCKOutcomeValue(1, units: "taps")
        value.value = "none"
        value.kind = "total"
        #expect(value.type == .text)
        #expect(value.stringValue == "none")
        #expect(value.integerValue == nil)
        #expect(value.units == "taps")
    }

    @Test("Equality covers value, type, kind, unit and the date of creation")
    func equality() {
        let value = OCKOutcomeValue(1, units: "mg")
        func changed(_ change: (inout OCKOutcomeValue) -> Void) -> OCKOutcomeValue {
            var copy = value
            change(&copy)
            return copy
        }
        #expect(changed { _ in } == value)
        #expect(changed { $0.value = 2 } != value)
        #expect(changed { $0.value = 1.0 } != value)
        #expect(changed { $0.kind = "dose" } != value)
        #expect(changed { $0.units = "g" } != value)
        #expect(changed { $0.createdDate += 0.001 } != value)
        #expect(Set([value, changed { _ in }]).count == 1)
    }

    @Test("Every type comes back from a document as it was, to the last bit of its date", arguments: samples)
    func roundTrip(value: OCKOutcomeValue) throws {
        var value = value
        value.kind = "kind"
        let decoded = try JSONDecoder().decode(OCKOutcomeValue.self, from: JSONEncoder().encode(value))
        #expect(decoded == value)
    }

    @Test("A document says the type, and leaves out what is absent")
    func document() throws {
        var value = OCKOutcomeValue(7)
        value.createdDate = Date(timeIntervalSinceReferenceDate: 5)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(text == #"{"createdDate":5,"type":"integer","value":7}"#)
    }

    @Test(
        "Documents of the wrong shape are refused",
        arguments: [
            #"{"createdDate":5,"type":"integer","value":"7"}"#, #"{"createdDate":5,"type":"colour","value":7}"#,
            #"{"type":"integer","value":7}"#, #"{"createdDate":5,"type":"integer"}"#, #"{"createdDate":5,"value":7}"#,
            #"{"createdDate":5,"type":"integer","value":1e30}"#, "[]", "",
        ])
    func refused(document: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(OCKOutcomeValue.self, from: Data(document.utf8))
        }
    }

    @Test("A number that is none cannot become a document", arguments: [Double.nan, .infinity, -.infinity])
    func notANumber(number: Double) {
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(OCKOutcomeValue(number)) }
    }

    @Test("A description, which may end in a log, never holds the value")
    func description() {
        var value = OCKOutcomeValue("I feel ill")
        value.kind = "mood"
        #expect("\(value)" == "OCKOutcomeValue(text, kind: mood)")
        #expect("\(OCKOutcomeValue(38.9))" == "OCKOutcomeValue(double)")
    }
}
