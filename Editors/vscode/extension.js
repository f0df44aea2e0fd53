'use strict';

const { execFile } = require('node:child_process');
const path = require('node:path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

const settings = () => vscode.workspace.getConfiguration('navgraph');

// From PATH, or from an absolute path; never from the workspace.
function program() {
  const name = settings().get('path') || 'navgraph';
  return name === path.basename(name) || path.isAbsolute(name) ? name : 'navgraph';
}

async function notStarted() {
  await vscode.window.showErrorMessage(
    `'${program()}' could not be started. Install navgraph ('make install'), or say where it is in the setting 'navgraph.path'.`);
}

const numbers = text => text.match(/\d+\.\d+\.\d+/)?.[0].split('.').map(Number);
const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

// Shows once that the program is older than the extension, or than a project file requires.
async function checkVersion(context) {
  const output = await new Promise(resolve => execFile(program(), ['--version'], (error, text) => resolve(error ? '' : text)));
  const version = numbers(output);
  if (!version) return;
  const files = await vscode.workspace.findFiles('**/.navgraph.yaml', '**/node_modules/**');
  const texts = await Promise.all(files.map(async file => Buffer.from(await vscode.workspace.fs.readFile(file)).toString()));
  const required = [context.extension.packageJSON.version, ...texts.map(text => text.match(/^version:.*/m)?.[0] ?? '')];
  const newest = required.map(numbers).filter(Boolean).sort(compare).pop();
  if (compare(version, newest) >= 0) return;
  const text = `navgraph ${version.join('.')} is too old: the extension or the project requires ${newest.join('.')}. Update it.`;
  if (context.globalState.get('told') === text) return;
  await context.globalState.update('told', text);
  vscode.window.showWarningMessage(text);
}

// As a fragment of the page has it: percent-encoded except letters, digits and -_.~:,;/@
function encoded(subject) {
  return encodeURIComponent(subject).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(3A|2C|3B|2F|40)/g, decodeURIComponent);
}

function render(root, file) {
  return new Promise((resolve, reject) => {
    execFile(program(), ['render', root, '--format', 'html', '--output', file], { cwd: path.dirname(root) },
      (error, _, errors) => error ? reject(new Error(errors || error.message)) : resolve());
  });
}

// Draws the graph into the extension's own folder, and opens it at the element around the cursor.
async function openPage(context) {
  const editor = vscode.window.activeTextEditor;
  if (!vscode.workspace.isTrusted || !client || !editor) return;
  const { document, selection } = editor;
  const position = { line: selection.active.line, character: selection.active.character };
  const found = await client.sendRequest('navgraph/element', { textDocument: { uri: document.uri.toString() }, position });
  if (!found) return;
  const root = vscode.Uri.parse(found.root).fsPath;
  await vscode.workspace.fs.createDirectory(context.globalStorageUri);
  const page = vscode.Uri.joinPath(context.globalStorageUri, `${path.basename(root, path.extname(root))}.html`);
  try {
    await render(root, page.fsPath);
  } catch (error) {
    await vscode.window.showErrorMessage(`navgraph: ${error.message}`);
    return;
  }
  await vscode.env.openExternal(page.with({ fragment: `e=${encoded(found.subject)}` }));
}

async function activate(context) {
  context.subscriptions.push(vscode.commands.registerCommand('navgraph.openPage', () => openPage(context)));
  const server = { command: program(), args: ['lsp'] };
  const options = {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    initializationOptions: { level: settings().get('level') || 'warning' },
  };
  client = new LanguageClient('navgraph', 'navgraph', server, options);
  try {
    await client.start();
  } catch {
    client = undefined;
    return notStarted();
  }
  await checkVersion(context);
}

async function deactivate() {
  await client?.stop();
  client = undefined;
}

module.exports = { activate, deactivate };
