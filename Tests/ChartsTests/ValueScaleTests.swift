import Testing

@testable import Charts

@Suite("Value scale")
struct ValueScaleTests {
    @Test(
        "Ticks are round, close to four divisions, and cover the data",
        arguments: [
            ([0, 4], [0, 1, 2, 3, 4]), ([0, 7], [0, 2, 4, 6, 8]), ([0, 10], [0, 2, 4, 6, 8, 10]),
            ([3, 9], [2, 4, 6, 8, 10]), ([0, 100], [0, 20, 40, 60, 80, 100]), ([0, 60], [0, 20, 40, 60]),
            ([-5, 4], [-6, -4, -2, 0, 2, 4]), ([70.5, 72.1], [70.5, 71, 71.5, 72, 72.5]),
            ([0, 0.3], [0, 0.1, 0.2, 0.3]),
        ] as [([Double], [Double])])
    func roundTicks(values: [Double], expected: [Double]) {
        let scale = ValueScale(values: values)
        #expect(scale.ticks.count == expected.count)
        for (tick, value) in zip(scale.ticks, expected) { #expect(abs(tick - value) < 1e-9) }
    }

    @Test("Integers get integer ticks; a fraction among them allows fractions")
    func integersStayIntegers() {
        #expect(ValueScale(values: [0, 1]).ticks == [0, 1])
        #expect(ValueScale(values: [0, 2]).ticks == [0, 1, 2])
        #expect(ValueScale(values: [0, 1, 0.5]).labels == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    }

    @Test("Nothing, zeros, and a single value still make an axis")
    func degenerate() {
        #expect(ValueScale(values: []).ticks == [0, 1, 2, 3, 4])
        #expect(ValueScale(values: [0, 0, 0]).ticks == [0, 1, 2, 3, 4])
        #expect(ValueScale(values: [72, 72]).ticks == [0, 20, 40, 60, 80])
        #expect(ValueScale(values: [-8]).ticks == [-8, -6, -4, -2, 0])
        #expect(ValueScale(values: [5], minimum: 5).ticks == [5, 6, 7, 8, 9, 10])
    }

    @Test("NaN and infinity are dropped")
    func dropsWhatIsNoNumber() {
        let scale = ValueScale(
            values: [.nan, 1, .infinity, 5, -.infinity, .greatestFiniteMagnitude], minimum: .nan, maximum: .infinity)
        #expect(scale.ticks == [1, 2, 3, 4, 5])
    }

    @Test("Bars reach down to zero, and up to it where all are negative")
    func includesZero() {
        #expect(ValueScale(values: [61, 75], includesZero: true).ticks == [0, 20, 40, 60, 80])
        #expect(ValueScale(values: [-3, -4], includesZero: true).ticks == [-4, -3, -2, -1, 0])
    }

    @Test("A given range is kept exactly, and gives way to data beyond it")
    func givenRange() {
        let exact = ValueScale(values: [3, 4], minimum: 0, maximum: 7)
        #expect((exact.low, exact.high) == (0, 7))
        #expect(exact.ticks == [0, 2, 4, 6])

        let exceeded = ValueScale(values: [-1, 12], minimum: 0, maximum: 10)
        #expect(exceeded.ticks == [-5, 0, 5, 10, 15])

        #expect(ValueScale(values: [1, 5], minimum: 10, maximum: 0).ticks == [1, 2, 3, 4, 5])
        #expect(ValueScale(values: [60, 75], minimum: 50, includesZero: true).low == 50)
    }

    @Test("Positions run from 0 to 1 and stop there")
    func fractions() {
        let scale = ValueScale(values: [0, 8])
        #expect(scale.fraction(of: 0) == 0)
        #expect(scale.fraction(of: 2) == 0.25)
        #expect(scale.fraction(of: 8) == 1)
        #expect(scale.fraction(of: 99) == 1)
        #expect(scale.fraction(of: -99) == 0)
    }

    @Test("Labels are short for millions, unless that would make two of them equal")
    func labels() {
        #expect(ValueScale(values: [0, 1_234_567]).labels == ["0", "0.5M", "1M", "1.5M"])
        #expect(ValueScale(values: [0, 4e9]).labels == ["0", "1B", "2B", "3B", "4B"])
        #expect(ValueScale(values: [0, 8000]).labels == ["0", "2000", "4000", "6000", "8000"])
        #expect(
            ValueScale(values: [1_000_000, 1_000_004]).labels
                == ["1000000", "1000001", "1000002", "1000003", "1000004"])
        #expect(ValueScale(values: [0, 0.004]).labels == ["0", "0.001", "0.002", "0.003", "0.004"])
        #expect(ValueScale(values: [0, 4e20]).labels == ["0", "1e+20", "2e+20", "3e+20", "4e+20"])
    }

    @Test("Whatever the magnitude, ticks ascend, are few, and enclose the data")
    func anyMagnitude() {
        let mantissas = [-9.99, -5, -1.01, 0, 0.3, 1, 2.49, 7, 9.99]
        for exponent in stride(from: -299.0, through: 299, by: 13) {
            for first in mantissas {
                for second in mantissas {
                    let low = min(first, second) * power(exponent)
                    let high = max(first, second) * power(exponent)
                    let scale = ValueScale(values: [low, high])
                    let slack = scale.step * 1e-6
                    #expect((2...8).contains(scale.ticks.count))
                    #expect(scale.ticks == Set(scale.ticks).sorted())
                    #expect(Set(scale.labels).count == scale.labels.count)
                    #expect((scale.ticks.first ?? .nan) <= low + slack)
                    #expect((scale.ticks.last ?? .nan) >= high - slack)
                }
            }
        }
    }

    @Test("Values that differ in their last bits, or hardly from zero, do not break the axis")
    func extremes() {
        for values in [
            [1, 1.0.nextUp], [.leastNonzeroMagnitude], [1e300, 1e300.nextDown], [-1e300, 1e300], [1e15, 1e15 + 1],
        ] {
            let scale = ValueScale(values: values)
            #expect(scale.low < scale.high)
            #expect((2...8).contains(scale.ticks.count))
            #expect(scale.ticks.allSatisfy { $0.isFinite })
        }
    }

    private func power(_ exponent: Double) -> Double { Double("1e\(Int(exponent))") ?? .nan }
}
