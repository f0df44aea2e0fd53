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
            // A thread does its numbers from below, at equal distances.
            #expect(state.last == number)
            #expect(state == state.sorted())
            #expect(Set(zip(state, state.dropFirst()).map { $1 - $0 }).count <= 1)
        }
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
