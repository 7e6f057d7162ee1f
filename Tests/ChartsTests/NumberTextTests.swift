import Testing

@testable import Charts

@Suite("Number text")
struct NumberTextTests {
    @Test(
        "Numbers are rounded, without grouping, trailing zeros or a negative zero",
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.001, "0"), (1, "1"), (2.5, "2.5"), (2.999, "3"), (1.005, "1"),
            (33.333_33, "33.33"),
            (-7.126, "-7.13"), (1_234_567.891, "1234567.89"), (1e18, "1e+18"), (.infinity, "inf"),
        ] as [(Double, String)])
    func rounds(value: Double, text: String) {
        #expect(value.text(fractionDigits: 2) == text)
    }

    @Test("Fewer or more decimals on request")
    func decimals() {
        #expect(2.5.text(fractionDigits: 0) == "3")
        #expect(0.123_456.text(fractionDigits: 4) == "0.1235")
        #expect(1e-300.text(fractionDigits: 320) == "1e-300")
    }
}
