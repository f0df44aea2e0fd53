/// Runs a program once for each input, as many at a time as there are processors, and returns what they answer, in the order of
/// the inputs. If one fails to run, all end.
func communicate(
    _ arguments: [String], with inputs: [[UInt8]], timeLimit seconds: Int
) throws(ChildProcessFailure) -> [ChildProcess.Result] {
    var results = Array(repeating: ChildProcess.Result(), count: inputs.count)
    var running: [RunningProcess] = []
    defer { for it in running { it.process.end(it.talk) } }
    let most = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var next = 0
    while next < inputs.count || !running.isEmpty {
        while running.count < most, next < inputs.count {
            running.append(try RunningProcess(arguments, number: next, inputs[next], timeLimit: seconds))
            next += 1
        }
        for (place, it) in running.enumerated().reversed() {
            do throws(ChildProcessFailure) {
                // Several take turns.
                if try it.process.advance(&it.talk, patience: running.count > 1 ? 2 : 200) { continue }
            } catch {
                // It has ended.
                running.remove(at: place)
                throw error
            }
            running.remove(at: place)
            results[it.number] = it.process.result(of: it.talk)
        }
    }
    return results
}

private final class RunningProcess {
    /// Of its input.
    let number: Int
    var process: ChildProcess
    var talk: ChildProcess.Conversation

    init(_ arguments: [String], number: Int, _ input: [UInt8], timeLimit: Int) throws(ChildProcessFailure) {
        self.number = number
        process = try ChildProcess(arguments)
        talk = ChildProcess.Conversation(input, timeLimit: timeLimit)
    }
}
