import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax

/// The language server: one thread, which handles messages in the order in which they come, and analyses when none has
/// come for a while.
final class EditorServer {
    /// In milliseconds.
    private static let idle: Int32 = 150

    private var channel = MessageChannel()
    private var queue: [[UInt8]] = []
    var files = EditorFiles()
    var encoding = PositionEncoding.utf16
    /// The least severity that is shown, if the client sets it; else the project of each root file does.
    var level: Severity?
    var analyses: [String: RootAnalysis] = [:]
    /// The last of each root whose text had no errors.
    var good: [String: RootAnalysis] = [:]
    var published: [String: [UInt8]] = [:]
    var shown: [String: [EditorFinding]] = [:]
    var logged: Set<String> = []
    private var isInitialized = false
    private var isShutDown = false
    var mayRegister = false
    var mayCreateFiles = false
    var support = CompletionSupport()
    private var isDirty = false
    private var nextRequest = 1

    /// Until `exit` or the end of input; the exit status, and why it is not 0.
    func run() -> (status: Int32, reason: String?) {
        do throws(MessageChannel.Broken) {
            while true {
                queue += try channel.waiting()
                if let message = queue.first {
                    queue.removeFirst()
                    if let status = handle(message) {
                        return (status, status == 0 ? nil : "received 'exit' before 'shutdown'")
                    }
                } else if channel.isOver {
                    return isShutDown ? (0, nil) : (1, "the input ended before 'shutdown'")
                } else if !MessageChannel.isInputWaiting(isDirty && !isShutDown ? Self.idle : -1) {
                    isDirty = !analyse()
                }
            }
        } catch {
            return (1, error.reason)
        }
    }

    func channelHasInput() -> Bool { MessageChannel.isInputWaiting(0) }
    func needsAnalysis() { isDirty = true }

    // MARK: Messages

    /// The exit status, where the message ends the process.
    private func handle(_ bytes: [UInt8]) -> Int32? {
        guard let message = try? JSONReader.read(bytes) else {
            fail(.null, RequestError(code: -32700, message: "invalid JSON"))
            return nil
        }
        let id = message["id"]
        guard let method = message["method"]?.text else {
            if message.members == nil || message["method"] != nil || message["result"] == nil && message["error"] == nil
            {
                fail(id?.json ?? .null, .invalid("invalid request"))
            }
            return nil
        }
        if let id, !isID(id) {
            fail(.null, .invalid("'id' must be a number or a string"))
            return nil
        }
        if method == "exit", id == nil { return isShutDown ? 0 : 1 }
        let params = message["params"] ?? JSONValue(kind: .object([]), line: 0)
        guard let id else {
            if isInitialized, !isShutDown { hear(method, params) }
            return nil
        }
        if isCancelled(id) {
            fail(id.json, RequestError(code: -32800, message: "the request was cancelled"))
            return nil
        }
        do throws(RequestError) {
            channel.send(["jsonrpc": "2.0", "id": id.json, "result": try result(method, params)])
            if method == "initialize" { isInitialized = true }
        } catch { fail(id.json, error) }
        return nil
    }

    private func isID(_ id: JSONValue) -> Bool {
        switch id.kind {
        case .number, .string: true
        default: false
        }
    }

    private func isCancelled(_ id: JSONValue) -> Bool {
        queue.contains { bytes in
            guard bytes.count < 512, let message = try? JSONReader.read(bytes),
                message["method"]?.text == "$/cancelRequest", message["id"] == nil
            else { return false }
            return message["params"]?["id"]?.kind == id.kind
        }
    }

    private func result(_ method: String, _ params: JSONValue) throws(RequestError) -> JSON {
        if isShutDown { throw .invalid("the server was shut down") }
        if method == "initialize" {
            if isInitialized { throw .invalid("the server is already initialized") }
            return try initialize(params)
        }
        guard isInitialized else { throw RequestError(code: -32002, message: "the server is not initialized yet") }
        if method == "shutdown" {
            isShutDown = true
            return .null
        }
        return try answer(method, params)
    }

    private func fail(_ id: JSON, _ error: RequestError) {
        let body: JSON = ["code": .int(error.code), "message": .string(error.message)]
        channel.send(["jsonrpc": "2.0", "id": id, "error": body])
    }

    func notify(_ method: String, _ params: JSON) {
        channel.send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    func request(_ method: String, _ params: JSON) {
        channel.send([
            "jsonrpc": "2.0", "id": .string("navgraph-\(nextRequest)"), "method": .string(method), "params": params,
        ])
        nextRequest += 1
    }

    func log(_ text: String) { notify("window/logMessage", ["type": 2, "message": .string(text)]) }

    // MARK: Places

    func uri(_ path: String) -> String { files.open[path]?.uri ?? FileURI.uri(path) }

    var graphs: [Names] { files.roots.filter { !isProjectFile($0) }.map { files.names(of: $0) } }

    func positions(_ path: String) -> Positions {
        Positions(files.outline(path, root: path) ?? Outline([]), encoding)
    }

    func range(_ range: Range<Int>, of path: String) -> JSON { json(range, positions(path)) }
    func location(_ path: String, _ range: Range<Int>) -> JSON {
        ["uri": .string(uri(path)), "range": self.range(range, of: path)]
    }
}
