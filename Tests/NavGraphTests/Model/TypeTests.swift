import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Types are Swift types written as text. LANGUAGE 2.
@Suite(.processorTime) struct TypeTests {
    private func params(_ yaml: String) -> (types: [String], findings: [Finding]) {
        let reading = read(header + "screens: { home: { outcomes: { o: { a: \(yaml) } } } }\n")
        return (reading.graph.params.map { reading.graph.text[$0.type] }, reading.findings)
    }

    @Test(arguments: [
        ("Note", "Note"), ("Note?", "Note?"), ("Note??", "Note??"), ("'Note ?'", "Note?"), ("Kit.Note", "Kit.Note"),
        ("[Note]", "[Note]"), ("[ Note ]", "[Note]"), ("'[Note]'", "[Note]"), ("'[Note]?'", "[Note]?"),
        ("[[Note]]", "[[Note]]"), ("[Note?]", "[Note?]"), ("[Kit.Note]", "[Kit.Note]"),
        ("[String: Int]", "[String: Int]"), ("{String: Int}", "[String: Int]"), ("'[String:Int]'", "[String: Int]"),
        ("[String: [Int]]", "[String: [Int]]"), ("[[String: Int]]", "[[String: Int]]"),
        ("{String: [Int]}", "[String: [Int]]"), ("[String: {Int: Note?}]", "[String: [Int: Note?]]"),
        ("Array<Note>", "Array<Note>"), ("\"Dictionary< String,Int >\"", "Dictionary<String, Int>"),
        ("'Result<Void, any Error>'", "Result<Void, any Error>"), ("Set<Kit.Note>.Index", "Set<Kit.Note>.Index"),
        ("() -> Void", "() -> Void"), ("(Int)->Note?", "(Int) -> Note?"),
        ("'(_ note: Note, Int) async throws -> [Note]'", "(_ note: Note, Int) async throws -> [Note]"),
        ("'() throws(Failure) -> Void'", "() throws(Failure) -> Void"),
        ("'@MainActor @Sendable () -> Void'", "@MainActor @Sendable () -> Void"),
        ("(() -> Void)?", "(() -> Void)?"), ("'(Int) -> (Int) -> Int'", "(Int) -> (Int) -> Int"),
        ("'(Int, String)'", "(Int, String)"), ("'(id: Int, String)?'", "(id: Int, String)?"), ("()", "()"),
        ("'(_ x: Int, _: ()) -> Void'", "(_ x: Int, _: ()) -> Void"), ("'any (A & B)'", "any (A & B)"),
        ("any Notes & Sendable", "any Notes & Sendable"), ("(any Notes)?", "(any Notes)?"), ("Any", "Any"),
        ("Note.Type", "Note.Type"), ("'@escaping (Int) -> Void'", "(Int) -> Void"),
        ("'(@escaping () -> Void) -> Void'", "(@escaping () -> Void) -> Void"),
        ("'(@autoclosure () -> Int) -> Void'", "(@autoclosure () -> Int) -> Void"),
        ("Größe", "Größe"), ("'[Größe]'", "[Größe]"),
    ])
    func types(_ yaml: String, _ canonical: String) {
        let (types, findings) = params(yaml)
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        #expect(types == [canonical])
    }

    @Test(arguments: [
        "''", "~", "\"\"", "9Note", "no te", "Note;", "'Note; import Darwin'", "'Note }'", "'Note { }'", "'[Note'",
        "'Note]'", "'Array<Note'", "'Note>'", "'(Int'", "'Int)'", "'() ->'", "'-> Int'", "'Int -> Int'", "Note!",
        "'Note /* */'", "'Note // x'", "'`Note`'", "\"A\\nB\"", "\"A\\tB; x\"", "'\"Note\"'", "class", "func", "self",
        "'A, B'", "'A: B'", "'A =='", "'A\\u{0}'", "'#file'", "'@available(*) A'", "'@objc A'", "any", "'A &'", "'&A'",
        "'A<>'", "'[]'", "'[:]'", "'[A:]'", "'A..B'", "'.A'", "'A.'", "'A?.B;'", "'$A'", "'A where A: B'", "Type.self",
        "</script>", "']]>'", "'\"; system(\"x\"); //'", "'A\u{2028}B'", "'A\u{202E}B'", "📝", "'A 📝'",
        "some V", "'[some V]'", "Self", "'[Self]'", "Self.Index", "'@autoclosure () -> Int'",
        "'(@escaping () -> Void)?'", "'[@escaping () -> Void]'",
        "'() -> @escaping () -> Void'", "'A<@escaping () -> Void>'",
        "any A?", "'any A & B?'", "'A? & B'", "'any [A]'", "'any ()'", "'(x: Int) -> Void'", "'(x: Int)'",
        "'(x: Int)?'", "'[(x: Int)]'", "'(_ x: Int, Int)'", "'(_: Int, Int)'", "'() -> (x: Int)'", "'@MainActor A'",
        "'@Sendable (A)'", "'\u{301}Note'", "'[\u{301}Note]'",
        "[]", "[A, B]", "{}", "{A: B, C: D}", "[A: B, C: D]", "[[], A]", "[{}]", "{A: }", "[~]", "{[A, B]: C}",
    ])
    func noTypes(_ yaml: String) {
        let (types, findings) = params(yaml)
        #expect(findings.map(\.rule) == [.invalidType], "\(types) \(findings.map(\.message))")
        #expect(
            findings.allSatisfy {
                $0.place.span.offset >= UInt32((header + "screens: { home: { outcomes: { o: { a: ").count)
            })
    }

    @Test func veryLongAndVeryDeep() {
        #expect(params(String(repeating: "N", count: 4_000)).findings.isEmpty)
        for hostile in [
            String(repeating: "'(", count: 1) + String(repeating: "(", count: 3_000) + "'",
            "'" + String(repeating: "[", count: 200) + "A" + String(repeating: "]", count: 200) + "'",
            "'A" + String(repeating: "<A", count: 1_000) + String(repeating: ">", count: 1_000) + "'",
            "'" + String(repeating: "A & ", count: 50_000) + "A'",
        ] {
            #expect(params(hostile).findings.map(\.rule) == [.invalidType])
        }
    }

    /// `T?` and `T = default` may be left out; a function that returns an optional may not.
    @Test func optional() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: { push: a, payload: {} }
                  #@7-8 missing-argument transition:home.a
                  b: { push: b, payload: {} }
              a: { params: { done: () -> Note?, more: (() -> Note)? } }
              b: { params: { a: Int?, b: Int = 3, c: 'Note?', d: '[A]?', e: '[A] = []', f: '(A?)?' } }
            """)
    }

    @Test(arguments: [
        ("Int = 3", "3"), ("Int = -3", "-3"), ("Double = 1.5e-9", "1.5e-9"), ("'Int=0xFF'", "0xFF"),
        ("Int = 0b1_01", "0b1_01"), ("Int = -0o17", "-0o17"),
        ("'String = \"a = b\"'", "\"a = b\""), ("'String = \"\"'", "\"\""), ("Bool = true", "true"),
        ("Note? = nil", "nil"),
        ("Color = .red", ".red"), ("'[A] = []'", "[]"), ("'[A: B] = [:]'", "[:]"), ("'A = A(b: 1, .c)'", "A(b: 1, .c)"),
        ("'A = .init()'", ".init()"), ("'Set<A> = [.a, .b]'", "[.a, .b]"), ("Int = 60 * 60", "60 * 60"),
        ("'A = B.shared'", "B.shared"), ("'String = \"\\\\n\"'", "\"\\\\n\""),
    ])
    func defaults(_ yaml: String, _ canonical: String) {
        let reading = read(header + "screens: { home: { params: { a: \(yaml) } } }\n")
        #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
        #expect(reading.graph.params.map { reading.graph.text[$0.defaultValue] } == [canonical])
        #expect(reading.graph.params.allSatisfy { $0.isOptional })
    }

    @Test(arguments: [
        "'A ='", "'A = = 1'", "'A = {}'", "'A = { exit(1) }()'", "'A = 1; exit(1)'", "'A = \"\\(exit(1))\"'",
        "'A = \"x'", "'A = 1 }'", "'A = 1 // x'", "'A = 1 /* x */'", "'A = #file'", "\"A = 1\\n2\"", "'A = (1'",
        "'A = 1)'", "'A = a b'", "'A = try a'", "'A = await a'", "'A = self'", "'A = _'", "'A = a ? b : c'",
        "'A = @b'", "'A = `a`'", "'A = \"\"\"a\"\"\"'", "'A = \\a'", "'= 1'", "'A = #\"x\"#'",
        "'A = Self.x'", "'A = 0b12'", "'A = 0o8'", "'A = 0xg'", "'A = 0b'",
    ])
    func noDefaults(_ yaml: String) {
        let reading = read(header + "screens: { home: { params: { a: \(yaml) } } }\n")
        #expect(reading.findings.map(\.rule) == [.invalidType], "\(reading.findings.map(\.message))")
        #expect(reading.findings.allSatisfy { $0.subject.spelled(in: reading.graph.text) == "param:home.a" })
    }

    @Test func whatIsWrongIsQuotedWithoutTheBlanksAroundIt() {
        let reading = read(header + "screens: { home: { params: { a: 'Int  =  0b12 ', b: 'In t = 1' } } }\n")
        #expect(
            reading.findings.map(\.message) == [
                "'0b12' is not a valid default value; use a literal, '.case', or a simple call",
                "'In t' is not a valid Swift type",
            ])
    }

    /// In an expression params of functions have no names, and `()` is a value.
    @Test(arguments: [
        ("(_ x: Int, _: ()) -> Void", "(Int, Void) -> Void"), ("() -> ()", "() -> Void"), ("()", "Void"),
        ("(() async throws -> ())?", "(() async throws -> Void)?"), ("[_A: (_ b_: _C) -> _D]", "[_A: (_C) -> _D]"),
        ("(x: Int, y_: ())", "(x: Int, y_: Void)"),
    ])
    func typesInExpressions(_ type: String, _ spelled: String) {
        #expect(SwiftText.typeInExpression(type) == spelled)
    }

    /// Types are compared without white space, and a default is not part of one.
    @Test func comparison() {
        expectMarks(
            """
            screens:
              home:
              list:
                params: { map: '[String:Int]', count: 'Int', note: Note }
                transitions:
                  open: { push: detail }
                  other: { push: other }
                  #              ^^^^^ type-mismatch transition:list.other
              detail: { params: { map: [String: Int], count: Int = 3, note: Note? } }
              other: { params: { note: Kit.Note } }
            """)
    }

    @Test(arguments: ["NoteListViewController", "Kit.List", "List<Note>", "Größe"])
    func classNames(_ type: String) { #expect(messages("screens: { home: { type: \(type) } }\n").isEmpty) }

    @Test(arguments: ["'[A]'", "A?", "'() -> A'", "any A", "Any", "'A; b'", "9A", "'A & B'", "(A)", "class"])
    func noClassNames(_ type: String) {
        expectMarks(
            "screens: { home: { type: \(type) } }\n#                        "
                + String(repeating: "^", count: type.count) + " invalid-type screen:home\n")
    }
}
