import Testing

@testable import NavGraphSyntax

@Suite struct ThreadTests {
    @Test("Work that threads share comes back in order, each with a state of its own", arguments: [0, 1, 2, 7, 1000])
    func inOrder(count: Int) {
        let results = inParallel(count, state: { [Int]() }) { state, number in
            state.append(number)
            return (number, state)
        }
        #expect(results.map(\.0) == Array(0..<count))
        for (number, state) in results {
            // A thread does its numbers from below.
            #expect(state.last == number)
            #expect(state == state.sorted())
        }
    }

    @Test("Each number is done once, by whoever is free") func once() {
        let results = inParallel(500, state: { [Int]() }) { state, number in
            state.append(number)
            return state
        }
        let longest = Dictionary(grouping: results, by: \.first).values.map { $0.max { $0.count < $1.count }! }
        #expect(longest.flatMap(\.self).sorted() == Array(0..<500))
    }

    @Test("What is worked out in the background is there when it is asked for") func background() {
        let sums = (1...20).map { last in Background { (0...last * 1000).reduce(0, +) } }
        #expect(sums.map(\.value) == (1...20).map { $0 * 1000 * ($0 * 1000 + 1) / 2 })
        #expect(sums[3].value == sums[3].value)
        // Nobody asks for it.
        _ = Background { 1 }
    }

    @Test("A thread has run when it is joined") func joined() throws {
        final class Box: @unchecked Sendable { var value = 0 }
        let box = Box()
        let thread = try #require(Thread { box.value = 1 })
        thread.join()
        #expect(box.value == 1)
        #expect(1...Thread.largestCount ~= Thread.usefulCount)
    }
}
