// Runs the extension of VS Code with stand-ins for its modules, against the built program: vscode.mjs PROGRAM EXTENSION FOLDER TRUSTED.
// Prints JSON of what happened.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';

const [program, extension, folder, trusted] = process.argv.slice(2);
const seen = { errors: [], warnings: [], opened: [], titles: [], messages: [], commands: [], started: null };
const graph = path.join(folder, 'Graphs/notes.yaml');

class Uri {
  constructor(href, fragment = '') { Object.assign(this, { href, fragment }); }
  get fsPath() { return fileURLToPath(this.href); }
  with({ fragment }) { return new Uri(this.href, fragment); }
  toString() { return this.href; }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri(pathToFileURL(name).href); }
  static joinPath(base, name) { return new Uri(pathToFileURL(path.join(base.fsPath, name)).href); }
}
class LanguageClient {
  constructor(id, name, server, options) { Object.assign(this, { server, options, answers: new Map(), next: 1, buffer: Buffer.alloc(0) }); }
  async start() {
    seen.started = { ...this.server, options: this.options };
    this.process = spawn(this.server.command, this.server.args, { stdio: ['pipe', 'pipe', 'inherit'] });
    await new Promise((resolve, reject) => { this.process.on('spawn', resolve); this.process.on('error', reject); });
    this.process.stdout.on('data', data => this.take(data));
    LanguageClient.last = this;
    const capabilities = {
      workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    };
    await this.sendRequest('initialize', { rootUri: pathToFileURL(folder).href, capabilities, initializationOptions: this.options.initializationOptions });
    this.send({ method: 'initialized', params: {} });
    this.text = readFileSync(graph, 'utf8');
    this.document = { uri: pathToFileURL(graph).href, languageId: 'yaml', version: 1 };
    this.send({ method: 'textDocument/didOpen', params: { textDocument: { ...this.document, text: this.text } } });
  }
  take(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      const length = end < 0 ? 0 : Number(/\d+/.exec(this.buffer.subarray(0, end).toString())[0]);
      if (end < 0 || this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.subarray(end + 4, end + 4 + length).toString());
      this.buffer = this.buffer.subarray(end + 4 + length);
      if (message.method === 'textDocument/publishDiagnostics' && message.params.uri === this.document.uri) this.published = message.params;
      this.answers.get(message.id)?.(message.result);
    }
  }
  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }
  sendRequest(method, params) {
    const id = this.next++;
    this.send({ id, method, params });
    return new Promise(resolve => this.answers.set(id, resolve));
  }
  // The whole text as it is now, with what is found in it.
  async change(text) {
    this.text = text;
    this.document.version++;
    this.send({ method: 'textDocument/didChange', params: { textDocument: this.document, contentChanges: [{ text }] } });
    await until(() => this.published?.version === this.document.version);
    return this.published.diagnostics;
  }
  // Where a word of the text begins, and where it ends.
  range(word) {
    const place = offset => {
      const lines = this.text.slice(0, offset).split('\n');
      return { line: lines.length - 1, character: lines.at(-1).length };
    };
    const start = this.text.indexOf(word);
    return { start: place(start), end: place(start + word.length) };
  }
  ask(method, params) { return this.sendRequest(`textDocument/${method}`, { textDocument: { uri: this.document.uri }, ...params }); }
  actions(range, diagnostics, kind) { return this.ask('codeAction', { range, context: { diagnostics, only: [kind] } }); }
  // The text with edits made, from the last one to the first.
  edited(edits) {
    const lines = this.text.split(/(?<=\n)/);
    const offset = ({ line, character }) => lines.slice(0, line).join('').length + character;
    return edits.toSorted((a, b) => offset(b.range.start) - offset(a.range.start))
      .reduce((text, { range, newText }) => text.slice(0, offset(range.start)) + newText + text.slice(offset(range.end)), this.text);
  }
  editedBy(edit) { return this.edited(edit.documentChanges.find(it => it.textDocument?.uri === this.document.uri).edits); }
  async stop() {
    await this.sendRequest('shutdown');
    this.send({ method: 'exit' });
    await new Promise(resolve => this.process.on('exit', resolve));
    seen.status = this.process.exitCode;
  }
}
const commands = {};
const listeners = [];
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
// Waits until something is so; a busy machine takes its time.
async function until(holds) {
  for (let count = 0; count < 3000 && !holds(); count++) await pause(50);
}
// A text is written: each step begins with the graph as it is on the disk.
async function write(client) {
  const text = client.text;
  const written = {};
  const typo = await client.change(text.replace('push: noteDetail', 'push: noteDetial'));
  const fixes = await client.actions(typo[0].range, typo, 'quickfix');
  written.fixed = client.editedBy(fixes.find(it => it.isPreferred).edit);
  await client.change(text.replace('{ push: noteDetail }', '{push:   noteDetail}'));
  written.formatted = client.edited(await client.ask('formatting', { options: { tabSize: 4, insertSpaces: true } }));
  await client.change(text.replace('{ push: noteDetail }', ''));
  const range = client.range('openNote:');
  const { items } = await client.ask('completion', { position: { ...range.end, character: range.end.character + 1 } });
  const push = items.find(it => it.label === 'push');
  written.completed = { format: push.insertTextFormat, text: push.textEdit?.newText ?? push.insertText };
  await client.change(text);
  const renamed = await client.ask('rename', { position: client.range('noteDetail').start, newName: 'note' });
  written.renamed = client.editedBy(renamed);
  const block = await client.actions(client.range('push: noteDetail'), [], 'refactor.rewrite');
  written.block = client.editedBy(block.find(it => it.title === 'Write as a block').edit);
  const extracted = await client.actions(client.range('openNote: { push: noteDetail }'), [], 'refactor.extract');
  written.extracted = client.editedBy(extracted[0].edit);
  return written;
}
// A panel whose page is ready as soon as it is set, and which keeps the messages.
function webviewPanel(kind, title, where, options) {
  let page = '', listener = () => {}, dispose = () => {};
  seen.titles.push(title);
  seen.options = options;
  return {
    webview: {
      get html() { return page; },
      set html(text) {
        page = text;
        seen.pages = (seen.pages ?? 0) + 1;
        seen.isWhole = text.includes('<title>Notes</title>') && text.includes('acquireVsCodeApi');
        setTimeout(() => listener({ ready: 'x' }), 10);
      },
      postMessage: message => { seen.messages.push(message); },
      onDidReceiveMessage: act => { listener = act; seen.receive = act; },
    },
    onDidDispose: act => { dispose = act; },
    dispose: () => dispose(),
  };
}
const vscode = {
  Uri,
  ViewColumn: { One: 1, Beside: -2 },
  Range: class { constructor(line) { this.line = line; } },
  workspace: {
    isTrusted: trusted === 'trusted', getConfiguration: () => ({ get: name => ({ path: program, level: 'note' })[name] }),
    fs: { createDirectory: async () => {}, readFile: async uri => readFileSync(uri.fsPath) },
    workspaceFolders: [{ uri: new Uri(pathToFileURL(folder).href) }],
    findFiles: async () => [path.join(folder, '.navgraph.yaml')].filter(existsSync).map(file => new Uri(pathToFileURL(file).href)),
  },
  window: {
    showErrorMessage: async text => { seen.errors.push(text); },
    showWarningMessage: async text => { seen.warnings.push(text); },
    activeTextEditor: {
      document: { uri: new Uri(pathToFileURL(graph).href), languageId: 'yaml' }, selection: { active: { line: 8, character: 12 } },
    },
    createWebviewPanel: webviewPanel,
    showTextDocument: async (uri, options) => { seen.opened.push(`${path.basename(uri.fsPath)}:${(options?.selection.line ?? 0) + 1}`); },
    // What is typed: a name that is not valid is refused.
    showInputBox: async ({ validateInput }) => validateInput('a-b') && !validateInput('Shop') ? 'Shop' : undefined,
    onDidChangeTextEditorSelection: act => { listeners.push(act); return {}; },
  },
  commands: { registerCommand: (name, run) => { commands[name] = run; return {}; } },
};
const load = Module._load;
Module._load = (name, ...rest) => name === 'vscode' ? vscode : name === 'vscode-languageclient/node' ? { LanguageClient } : load(name, ...rest);
const { activate, deactivate } = createRequire(import.meta.url)(path.join(extension, 'extension.js'));
const told = new Map();
const context = {
  subscriptions: [], globalStorageUri: new Uri(pathToFileURL(folder).href),
  globalState: { get: name => told.get(name), update: async (name, value) => { told.set(name, value); } },
  extension: { packageJSON: JSON.parse(readFileSync(path.join(extension, 'package.json'), 'utf8')) },
};
await activate(context);
seen.commands = Object.keys(commands);
if (!seen.errors.length) await commands['navgraph.newGraph']();
seen.files = ['Graphs/Shop.yaml', '.navgraph.yaml', '.gitattributes'].filter(name => existsSync(path.join(folder, name)));
if (trusted === 'trusted' && !seen.errors.length) seen.written = await write(LanguageClient.last);
await commands['navgraph.openPage']();
if (seen.titles.length) {
  await until(() => seen.messages.some(it => it.at));
  // The cursor moves, twice before it rests.
  const editor = vscode.window.activeTextEditor;
  const count = seen.messages.length;
  for (const line of [6, 9]) listeners[0]({ textEditor: { ...editor, selection: { active: { line, character: 8 } } } });
  await until(() => seen.messages.length > count);
  await commands['navgraph.playFromHere']();
  // The text changes: first to one with an error, then to another graph.
  const text = readFileSync(graph, 'utf8');
  writeFileSync(graph, text.replace('push: noteDetail', 'push: noteDetial'));
  await until(() => seen.messages.some(it => it.problem));
  seen.receive({ fragment: 'p=map' });
  writeFileSync(graph, text.replace('noteDetail: {}', 'noteDetail: { title: Other }'));
  await until(() => seen.pages > 1 && seen.messages.some(it => it.fragment));
  seen.receive({ open: graph, line: 9 });
}
delete seen.receive;
await deactivate();
// The next time.
if (seen.errors.length === 0) {
  await activate(context);
  await deactivate();
}
console.log(JSON.stringify(seen));
process.exit(0);
