"""A client of `navgraph lsp` that waits for what it asks for."""
import json
import os
import pathlib
import subprocess


class Ended(Exception):
    """The server ended, or sent what is no message."""


class Client:
    def __init__(self, binary, folder, level="warning"):
        self.process = subprocess.Popen([binary, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.next, self.versions = 0, {}
        options = {"capabilities": {}, "rootUri": uri(folder), "initializationOptions": {"level": level}}
        self.ask("initialize", options)
        self.notify("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def open(self, path, text):
        """Until its diagnostics are there."""
        self.versions[path] = 1
        document = {"uri": uri(path), "languageId": "yaml", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        return self.analysed(path)

    def change(self, path, text):
        self.versions[path] += 1
        document = {"uri": uri(path), "version": self.versions[path]}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})

    def analysed(self, path):
        """The diagnostics of the text that was sent last."""
        while True:
            message = self.read()
            params = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri(path):
                if params.get("version") == self.versions[path]:
                    return params["diagnostics"]

    def at(self, method, path, line, character, **more):
        place = {"textDocument": {"uri": uri(path)}, "position": {"line": line, "character": character}}
        return self.ask("textDocument/" + method, {**place, **more})

    def ask(self, method, params):
        """The result; an error is a failure."""
        self.next += 1
        self.send({"jsonrpc": "2.0", "id": self.next, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.next and "method" not in message:
                if "error" in message:
                    raise Ended("%s: %s" % (method, message["error"]))
                return message["result"]

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def send(self, message):
        body = json.dumps(message).encode()
        try:
            self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Ended("ended by %s" % self.process.wait())

    def read(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise Ended("ended by %s" % self.process.wait())
            if line == b"\r\n":
                return json.loads(self.process.stdout.read(length))
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])

    def cpu(self):
        """Seconds of processor since it began, to a hundredth; on Linux."""
        fields = pathlib.Path("/proc/%d/stat" % self.process.pid).read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """Bytes of the resident set; on Linux."""
        return int(pathlib.Path("/proc/%d/statm" % self.process.pid).read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def uri(path):
    return pathlib.Path(path).absolute().as_uri()
