'use strict';

const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');

// How long the cursor rests before the panel follows it, in milliseconds.
const rest = 150;
const panels = new Map();

// The page of a graph beside its text. 'navgraph preview' writes the page, and next to it the file that names the newest one.
class Panel {
  constructor(root, program, storage) {
    this.root = root;
    this.name = path.basename(root, path.extname(root));
    const folder = path.join(storage, createHash('sha256').update(root).digest('hex').slice(0, 16));
    fs.mkdirSync(folder, { recursive: true });
    this.page = path.join(folder, `${this.name}.html`);
    this.news = path.join(folder, `${this.name}.live.js`);
    fs.rmSync(this.news, { force: true });
    this.view = vscode.window.createWebviewPanel('navgraph', this.name, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] });
    this.view.webview.onDidReceiveMessage(message => this.take(message));
    this.view.onDidDispose(() => this.close());
    this.errors = '';
    this.process = spawn(program, ['preview', root, '--no-open', '--output', folder], { cwd: path.dirname(root) });
    this.process.stderr.on('data', data => { this.errors = (this.errors + data).slice(-2000); });
    this.process.on('error', error => this.fail(error.message));
    this.process.on('exit', status => { if (status && panels.get(root) === this) this.fail(this.errors); });
    fs.watchFile(this.news, { interval: 200 }, () => this.update());
  }

  fail(text) {
    vscode.window.showErrorMessage(`navgraph: ${text.trim()}`);
    this.view.dispose();
  }

  // Shows the newest page, or what is wrong with the text.
  update() {
    let state;
    try {
      state = JSON.parse(fs.readFileSync(this.news, 'utf8').replace(/^navgraphLive\(|\)\s*$/g, ''));
    } catch {
      return;
    }
    this.problem = state.problem;
    if (state.stamp === this.stamp) return this.send({ problem: state.problem });
    this.stamp = state.stamp;
    this.isReady = false;
    this.view.webview.html = fs.readFileSync(this.page, 'utf8');
  }

  // Messages wait until the page is there.
  send(message) {
    if (this.isReady) this.view.webview.postMessage(message);
    else this.waiting = { ...this.waiting, ...message };
  }

  take(message) {
    if (message.ready !== undefined) {
      this.isReady = true;
      this.send({ problem: this.problem, fragment: this.fragment, ...this.waiting });
      this.waiting = {};
    } else if (message.fragment !== undefined) {
      this.fragment = message.fragment;
    } else if (typeof message.open === 'string') {
      const line = Math.max(0, Number(message.line) - 1);
      vscode.window.showTextDocument(vscode.Uri.file(path.resolve(path.dirname(this.root), message.open)),
        { viewColumn: vscode.ViewColumn.One, selection: new vscode.Range(line, 0, line, 0) });
    }
  }

  close() {
    panels.delete(this.root);
    fs.unwatchFile(this.news);
    this.process.kill();
  }
}

// As a fragment of the page has it: percent-encoded except letters, digits and -_.~:,;/@
function encoded(subject) {
  return encodeURIComponent(subject).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(3A|2C|3B|2F|40)/g, decodeURIComponent);
}

// The element around the cursor, with the root file of its graph.
async function element(client, editor) {
  if (!vscode.workspace.isTrusted || !client || editor?.document.languageId !== 'yaml') return null;
  const { document, selection } = editor;
  const position = { line: selection.active.line, character: selection.active.character };
  const found = await client.sendRequest('navgraph/element', { textDocument: { uri: document.uri.toString() }, position });
  return found && { root: vscode.Uri.parse(found.root).fsPath, subject: found.subject };
}

// Opens the panel of a graph at an element, or plays the run to it.
async function open(client, program, storage, plays) {
  const found = await element(client, vscode.window.activeTextEditor);
  if (!found) return;
  if (!panels.has(found.root)) panels.set(found.root, new Panel(found.root, program, storage));
  panels.get(found.root).send(plays ? { play: found.subject } : { at: `e=${encoded(found.subject)}` });
}

let pause;
// Shows the element at the cursor in an open panel, once the cursor rests.
function follow(client, editor) {
  clearTimeout(pause);
  if (!panels.size) return;
  pause = setTimeout(async () => {
    const found = await element(client(), editor);
    if (found) panels.get(found.root)?.send({ at: `e=${encoded(found.subject)}` });
  }, rest);
}

module.exports = { open, follow, closeAll: () => [...panels.values()].forEach(it => it.view.dispose()) };
