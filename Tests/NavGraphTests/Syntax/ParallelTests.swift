import Foundation
import Testing

@testable import NavGraphSyntax

@Suite struct ParallelTests {
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

    @Test("What is worked out only when needed is so once, however many ask, and not at all where nobody does")
    func onlyWhenNeeded() {
        final class Count: @unchecked Sendable { var begun = 0 }
        for asking in [0, 1, 2, 50] {
            let count = Count()
            let value = Background(onlyWhenNeeded: true) {
                count.begun += 1
                return (0..<10_000).reduce(0, ^)
            }
            let all = inParallel(asking, state: {}) { _, _ in value.value }
            #expect(Set(all).count == min(asking, 1))
            #expect(count.begun == min(asking, 1))
        }
    }

    @Test("What was kept back is begun once, when it is told to or when somebody asks")
    func begin() {
        final class Count: @unchecked Sendable { var begun = 0 }
        for round in 0..<100 {
            let count = Count()
            let value = Background(onlyWhenNeeded: true) {
                count.begun += 1
                return round
            }
            #expect(count.begun == 0)
            if round % 2 == 0 { value.begin() }
            #expect(value.value == round)
            #expect(count.begun == 1)
        }
    }

    @Test("A job that is finished is done, one that is cancelled is done or never will be") func jobs() {
        final class Count: @unchecked Sendable {
            var begun = 0
            var ended = 0
        }
        for round in 0..<200 {
            let counts = (0..<8).map { _ in Count() }
            let jobs = counts.map { count in
                Workers.Job {
                    count.begun += 1
                    for _ in 0..<round * 10 { count.ended ^= 1 }
                    count.ended = count.begun
                }
            }
            for (number, job) in jobs.enumerated().reversed() {
                if number % 2 == 0 { job.finish() } else { job.cancel() }
                #expect(counts[number].ended == counts[number].begun)
                #expect(counts[number].begun == 1 || number % 2 == 1 && counts[number].begun == 0)
            }
        }
        #expect(1...Workers.largestCount ~= Workers.usefulCount)
    }

    @Test("What is scanned ahead keeps no thread from other work, and is read all the same", .timeLimit(.minutes(1)))
    func scannedAhead() throws {
        final class Flag: @unchecked Sendable { var isSet = false }
        let text = "navgraph: 1\n" + String(repeating: "a:\n  b: 1\n  c: 2\n", count: 60_000)
        let bytes = Array(text.utf8)
        let ahead = (0..<Workers.largestCount).map { _ in ScannedAhead(MemoryBytes(bytes)) }
        if Workers.usefulCount > 1 {
            // Nobody asks for it: one of the threads gets to it.
            let done = Flag()
            let job = Workers.Job { done.isSet = true }
            while !done.isSet { usleep(1000) }
            job.finish()
        }
        for source in [ahead[0], MemoryBytes(bytes)] as [any ByteSource] {
            let parser = YAMLParser(source, text: TextPool())
            var count = 0
            while try parser.next().kind != .streamEnd { count += 1 }
            // The stream's beginning, document and mapping; a pair; and for each outline its key, its mapping and two pairs.
            #expect(count == 5 + 2 + 60_000 * 7)
        }
    }

    @Test("What is shared among threads inside of what is comes to an end") func nested() {
        let sums = inParallel(20, state: {}) { _, outer in
            let own = Background { inParallel(10, state: {}) { _, inner in outer * inner }.reduce(0, +) }
            return inParallel(10, state: {}) { _, inner in outer + inner }.reduce(0, +) + own.value
        }
        #expect(sums == (0..<20).map { $0 * 10 + 45 + $0 * 45 })
    }
}
