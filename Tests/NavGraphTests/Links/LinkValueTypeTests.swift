import NavGraphRuns
import NavGraphTestSupport
import Testing

/// LANGUAGE 7, "Matching": which texts are values of which types.
@Suite(.processorTime) struct LinkValueTypeTests {
    private func accepts(_ type: String, _ text: String) -> Bool { LinkValueType(type).accepts(Array(text.utf8)[...]) }

    @Test(arguments: [
        "0", "-1", "+5", "127", "128", "-128", "-129", "255", "256", "007", "000000000000127", "", "-", "+",
        "1.0", "1e3", "0x1F", "١", " 1", "1 ", "-0", "--1", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
        "99999999999999999999999999999999999999999999", "true",
    ])
    func integersAreWhatSwiftReads(_ text: String) {
        #expect(accepts("Int", text) == (Int(text) != nil))
        #expect(accepts("Int8", text) == (Int8(text) != nil))
        #expect(accepts("Int16", text) == (Int16(text) != nil))
        #expect(accepts("Int32", text) == (Int32(text) != nil))
        #expect(accepts("UInt", text) == (UInt(text) != nil))
        #expect(accepts("UInt8", text) == (UInt8(text) != nil))
        #expect(accepts("UInt64", text) == (UInt64(text) != nil))
    }

    @Test func wideIntegers() {
        #expect(accepts("Int128", "-170141183460469231731687303715884105728"))
        #expect(!accepts("Int128", "170141183460469231731687303715884105728"))
        #expect(accepts("UInt128", "340282366920938463463374607431768211455"))
        #expect(!accepts("UInt128", "340282366920938463463374607431768211456"))
    }

    @Test(arguments: ["1", "1.5", "-1e-9", ".5", "5.", "inf", "nan", "0x1p3", "", "1,5", "1 ", "e", "1e400", "true"])
    func floatingNumbersAreWhatSwiftReads(_ text: String) {
        #expect(accepts("Double", text) == (Double(text) != nil))
        #expect(accepts("Float", text) == (Float(text) != nil))
        #expect(accepts("CGFloat", text) == (Double(text) != nil))
    }

    @Test(arguments: ["true", "false", "True", "1", "yes", ""])
    func bools(_ text: String) { #expect(accepts("Bool", text) == (Bool(text) != nil)) }

    @Test func uuids() {
        #expect(accepts("UUID", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(accepts("UUID", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
        #expect(!accepts("UUID", "E621E1F8C36C495A93FC0C247A3E6E5F"))
        #expect(!accepts("UUID", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}"))
        #expect(!accepts("UUID", "E621E1F8-C36C-495A-93FC-0C247A3E6E5G"))
    }

    @Test func urls() {
        #expect(accepts("URL", "https://example.com/a?b=c#d"))
        #expect(accepts("URL", "a/b%20c"))
        for text in ["", "a b", "%", "%2", "é", "<a>", "a\u{0}"] { #expect(!accepts("URL", text), "\(text)") }
    }

    @Test(arguments: [
        "2024-02-29", "2000-12-31", "2024-02-29T23:59:59Z", "2024-02-29T00:00:00.125Z",
        "2024-02-29T00:00:00,5+02:00", "2024-02-29T00:00:00-0330", "2024-02-29T00:00:00+02",
    ])
    func dates(_ text: String) { #expect(accepts("Date", text)) }

    @Test(arguments: [
        "", "2023-02-29", "2100-02-29", "2024-13-01", "2024-00-01", "2024-04-31", "2024-01-00", "20240229",
        "2024-02-29T00:00:00", "2024-02-29T24:00:00Z", "2024-02-29T00:60:00Z", "2024-02-29T00:00:00.Z",
        "2024-02-29 00:00:00Z", "2024-02-29T00:00:00Z ", "2024-02", "2024", "24-02-29", "2024-02-29T00:00:00+2",
        "2024-02-29T00:00:00+02:60", "２０２４-02-29",
    ])
    func noDates(_ text: String) { #expect(!accepts("Date", text)) }

    @Test("Any other type may accept any text") func otherTypes() {
        #expect(LinkValueType("Note.ID") == .other)
        #expect(accepts("Note.ID", "anything"))
        #expect(accepts("Note.ID", ""))
        #expect(accepts("String", ""))
    }

    @Test("A value of T? that is there is a T") func optionals() {
        #expect(LinkValueType("Int?") == LinkValueType("Int"))
        #expect(LinkValueType("(Int)?") == LinkValueType("Int"))
        #expect(LinkValueType("Foundation.UUID") == .uuid)
        #expect(LinkValueType("Swift.Bool?") == .bool)
    }

    @Test("Two types have a common value unless both are in different ones of the groups numeric, Bool, UUID, Date")
    func groups() {
        let types = ["Int", "Double", "Bool", "UUID", "Date", "String", "URL", "Color"].map(LinkValueType.init)
        let samples = ["1", "true", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "2024-02-29", "x"]
        for a in types {
            for b in types {
                let common = samples.contains { a.accepts(Array($0.utf8)[...]) && b.accepts(Array($0.utf8)[...]) }
                #expect((a.group == nil || b.group == nil || a.group == b.group) == common, "\(a) \(b)")
            }
        }
    }
}
