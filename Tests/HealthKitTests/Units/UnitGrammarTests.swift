import SeededRandom
import Testing

@testable import HealthKit

@Suite("Unit strings")
struct UnitGrammarTests {
    @Test(
        "A string names the unit that the factories build",
        arguments: [
            ("count/min", HKUnit.count().unitDivided(by: .minute())),
            ("mg/dL", .gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))),
            (
                "mmol<180.1558800000541>/L",
                .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
            ),
            ("kg·m^2", .gramUnit(with: .kilo).unitMultiplied(by: .meter().unitRaised(toPower: 2))),
            ("kg*m^2", .gramUnit(with: .kilo).unitMultiplied(by: .meter().unitRaised(toPower: 2))),
            ("kg.m^2", .gramUnit(with: .kilo).unitMultiplied(by: .meter().unitRaised(toPower: 2))),
            (
                "ml/(kg*min)",
                .literUnit(with: .milli).unitDivided(by: .gramUnit(with: .kilo).unitMultiplied(by: .minute()))
            ),
            ("mcg", .gramUnit(with: .micro)),
            ("1/s", .second().reciprocal()),
            ("m·1/s", .meter().unitDivided(by: .second())),
            ("m·s^-2", .meter().unitDivided(by: .second().unitRaised(toPower: 2))),
            ("(m·s^2)^-2", .meter().unitMultiplied(by: .second().unitRaised(toPower: 2)).unitRaised(toPower: -2)),
            ("((m)^2)^3", .meter().unitRaised(toPower: 6)),
            ("min", .minute()), ("in", .inch()), ("d", .day()), ("D", .diopter()), ("pD", .prismDiopter()),
            ("Pa", .pascal()), ("pt_us", .pintUS()), ("%", .percent()), ("Cal", .largeCalorie()),
            ("dag", .gramUnit(with: .deca)), ("dg", .gramUnit(with: .deci)), ("deg", .degreeAngle()),
            ("mmHg", .millimeterOfMercury()), ("hHz", .hertzUnit(with: .hecto)),
        ])
    func named(_ string: String, unit: HKUnit) throws {
        #expect(try HKUnit(validating: string) == unit)
        #expect(HKUnit(from: string).hashValue == unit.hashValue)
    }

    @Test("Exports divide by all that stands behind the stroke", arguments: ["mL/min·kg", "mL/(min·kg)", "mL/kg·min"])
    func exports(_ string: String) {
        let minutesAndKilograms = HKUnit.minute().unitMultiplied(by: .gramUnit(with: .kilo))
        #expect(HKUnit(from: string) == HKUnit.literUnit(with: .milli).unitDivided(by: minutesAndKilograms))
    }

    @Test(
        "Nothing, and parentheses around nothing, name bare numbers", arguments: ["", "()", "(())", "m/m", "1", "m^0"])
    func null(_ string: String) throws {
        #expect(try HKUnit(validating: string).isNull())
    }

    @Test("A quotient of other units is not bare", arguments: ["dL/L", "m/in", "count", "%"])
    func notNull(_ string: String) {
        #expect(!HKUnit(from: string).isNull())
    }

    @Test(
        "What Apple's refuses is refused",
        arguments: [
            "m^2^2", "(m)(m)", "m(m)", "/s", "()·m", "()^2", "mol<>", "km<123>", "percent", "kmin", "m/", "m·", "·m",
            "(m/s)", "m/s/s", "(m", "m)", "m^", "m^-", "m^x", "m^1.5", " m", "m ", "m s", "kcount", "Mmi", "foo",
        ])
    func refused(_ string: String) {
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: string) }
    }

    @Test(
        "A molar mass is a positive number",
        arguments: ["0", "-1", "nan", "inf", "1e999", "1e-999", "0x1p3", "1<2", "1,5", " 1", "", "1>2"])
    func molarMasses(_ mass: String) {
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: "mol<\(mass)>") }
    }

    @Test("An exponent is refused where no unit has it", arguments: ["32768", "-32768", "99999999999999999999"])
    func exponents(_ exponent: String) throws {
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: "m^\(exponent)") }
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: "(m^2)^\(exponent)") }
        #expect(try HKUnit(validating: "m^32767").unitString == "m^32767")
    }

    @Test("An error says where and what, and repeats nothing of the string")
    func errors() {
        let error = #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: "mg/secret") }
        #expect(error?.offset == 3)
        #expect(error?.description == "No unit has this symbol, at byte 3 of the unit's string.")
    }

    @Test("The initialiser without errors stops the program, as Apple's does")
    func traps() async {
        await #expect(processExitsWith: .failure) { _ = HKUnit(from: "percent") }
        await #expect(processExitsWith: .failure) { _ = HKUnit.moleUnit(withMolarMass: .nan) }
    }

    @Test(
        "Units print as Apple's exports have them",
        arguments: [
            ("count/min", "count/min"), ("ml/(kg*min)", "mL/min·kg"), ("kcal/(kg*hr)", "kcal/hr·kg"),
            ("mmol<180.15588000005408>/l", "mmol<180.1558800000541>/L"), ("mol<18>", "mol<18>"), ("m^2·kg", "kg·m^2"),
            ("s^-1", "1/s"), ("s^-2", "1/s^2"), ("m/m", "()"), ("km/hr", "km/hr"), ("mcg", "mcg"),
        ])
    func printed(_ string: String, canonical: String) {
        #expect(HKUnit(from: string).unitString == canonical)
        #expect("\(HKUnit(from: string))" == canonical)
    }

    @Test("Each named unit with each prefix that it takes prints to a string that names it")
    func eachSymbol() throws {
        for symbol in UnitSymbol.allCases {
            for prefix in symbol.takesPrefix ? HKMetricPrefix.allCases : [.none] {
                let unit = HKUnit(symbol, prefix: prefix)
                #expect(try HKUnit(validating: unit.unitString) == unit)
            }
        }
    }

    @Test("Ten thousand random units print to strings that name them", arguments: [1, 2, 3, 4])
    func printedAndParsed(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_500 {
            let unit = HKUnit.random(using: &random)
            let read = try HKUnit(validating: unit.unitString)
            #expect(read == unit)
            #expect(read.unitString == unit.unitString)
        }
    }
}

@Suite("Hostile unit strings")
struct HostileUnitTests {
    @Test("Half a million parentheses cost no stack")
    func parentheses() throws {
        let deep = 250_000
        let open = String(repeating: "(", count: deep)
        let close = String(repeating: ")", count: deep)
        #expect(try HKUnit(validating: open + "m" + close) == .meter())
        #expect(try HKUnit(validating: open + close).isNull())
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: open) }
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: close) }
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: open + "m" + close + ")") }
    }

    @Test("A megabyte of factors, or of one symbol, is read in time")
    func megabyte() throws {
        let metres = Array(repeating: "m", count: 250_000)
        #expect(try HKUnit(validating: metres.joined(separator: "·") + "/" + metres.joined(separator: "·")).isNull())
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: metres.joined()) }
        let moles = (1...10_000).map { "mol<\($0)>" }
        #expect(try HKUnit(validating: moles.joined(separator: "·")).unitString.hasPrefix("mol<1>·mol<2>"))
    }

    @Test("Powers of powers of nested groups, whose exponents multiply, are refused and not overflown")
    func powers() {
        let nested = String(repeating: "(", count: 100) + "m" + String(repeating: ")^9", count: 100)
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: nested) }
    }

    @Test("Sums of exponents beyond the highest one are refused in strings, and stop there in algebra")
    func highest() throws {
        let highest = try HKUnit(validating: "m^32767")
        #expect(highest.unitMultiplied(by: .meter()) == highest)
        #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: "m^32767·m") }
        #expect(highest.unitRaised(toPower: .max) == highest)
        #expect(highest.unitRaised(toPower: .min) == highest.reciprocal())
        #expect(HKUnit.meter().unitRaised(toPower: .min) == highest.reciprocal())
    }

    @Test("Random bytes and random mixtures of tokens give a unit or an error", arguments: [11, 12, 13, 14])
    func fuzz(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "m", "kg", "mol", "mol<", "<", ">", "180.15", "^", "^-", "2", "-", "1", "(", ")", "()", "/", "·", "*", ".",
            "%", "_", "L", " ", "\u{0}", "µ", "👩🏽‍⚕️", "٣", "\u{202E}", "e", "nan",
        ]
        for _ in 0..<5_000 {
            let length = Int.random(in: 0...24, using: &random)
            let text =
                Bool.random(using: &random)
                ? (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
                : String(
                    decoding: (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }, as: UTF8.self)
            guard let unit = try? HKUnit(validating: text) else { continue }
            #expect((try? HKUnit(validating: unit.unitString)) == unit, "\(text)")
        }
    }
}
