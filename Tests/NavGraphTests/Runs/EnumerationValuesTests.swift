import NavGraphTestSupport
import Testing

@testable import NavGraphRuns

/// The names of an enumeration in decision diagrams.
@Suite(.processorTime) struct EnumerationValuesTests {
    private static func program(_ count: Int, isSet: Bool) throws -> Program {
        let names = (0..<count).map { "n\($0)" }
        let asking = names.map { "ask\($0): { when: \($0), push: b }" } + (isSet ? ["set: { sets: { e: n1 } }"] : [])
        let graph = try graph(
            appHead("f") + """
                conditions: { other: unknown, e: [\(names.joined(separator: ", "))] }
                flows: { f: { screens: { a: { transitions: { \(asking.joined(separator: ", ")) } }, b: { requires: other } } } }
                """)
        return Program(graph)
    }

    /// One name holds whatever the variables are: no relation says so.
    @Test(arguments: [2, 3, 4, 7], [false, true]) func oneNameHolds(count: Int, isSet: Bool) throws {
        let program = try Self.program(count, isSet: isSet)
        var values = Valuations(program)
        #expect(values.launch == .all)
        let bits = program.conditions.indices.dropFirst()
        try #require(bits.count == count)
        let names = bits.map { values.literal($0, true) }
        let any = names.reduce(BDD.none) { values.diagrams.or($0, $1) }
        #expect(any == .all)
        for (bit, name) in zip(bits, names) {
            let fails = values.literal(bit, false)
            let others = names.filter { $0 != name }.reduce(BDD.none) { values.diagrams.or($0, $1) }
            #expect(fails == others)
            let rest = values.diagrams.not(name)
            #expect(rest == fails)
        }
    }

    @Test(arguments: [2, 3, 4, 7]) func aNameIsSet(count: Int) throws {
        let program = try Self.program(count, isSet: true)
        var values = Valuations(program)
        for id in program.conditions.dropFirst() {
            let (bit, sets) = (program.bit(of: id), program.setting(id, true))
            let name = values.literal(bit, true)
            let other = values.literal(0, true)
            let (after, both) = (values.assigning(other, sets), values.diagrams.and(other, name))
            #expect(after == both)
            // What holds is set: nothing changes.
            let same = values.diagrams.and(values.unchanged, name)
            let still = values.assigning(same, sets)
            #expect(still == same)
            for known in program.conditions.indices.dropFirst() {
                let before = values.before(values.literal(known, true), assigning: [sets])
                #expect(before == (known == bit ? .all : .none))
            }
        }
    }

    /// Whatever is decided first: each name holds in one case, and the last that is left is not asked for.
    @Test(arguments: [2, 3, 4, 7]) func conditionsAreDecided(count: Int) throws {
        let program = try Self.program(count, isSet: false)
        var random = SeededGenerator(seed: 3)
        for _ in 0..<10 {
            var cubes = [Cube()]
            for bit in program.conditions.indices.shuffled(using: &random) {
                cubes = cubes.flatMap { $0[bit] == nil ? program.implications.parts(of: $0, by: bit) : [$0] }
            }
            #expect(cubes.count == 2 * count && Set(cubes).count == cubes.count)
            for cube in cubes {
                #expect(program.conditions.indices.dropFirst().count { cube[$0] == true } == 1)
                #expect(program.implications.closed(cube) == cube)
            }
        }
        var none = Cube()
        for bit in program.conditions.indices { none[bit] = false }
        #expect(program.implications.closed(none) == nil)
    }

    /// The names are asked for one after the other, until one holds or only one is left.
    @Test func namesAreAskedFor() throws {
        let program = try Self.program(3, isSet: false)
        var values = Valuations(program)
        func asked(_ cube: Cube) -> Int? {
            do throws(Machine.Undecided) {
                _ = try values.holds(.all, cube)
                return nil
            } catch { return error.condition }
        }
        #expect(asked(Cube()) == 1)
        let second = try #require(program.implications.deciding(1, false, in: Cube()))
        #expect(asked(second) == 2)
        #expect(asked(try #require(program.implications.deciding(2, false, in: second))) == nil)
        #expect(asked(try #require(program.implications.deciding(2, true, in: second))) == nil)
    }
}
