'use strict';

const { execFile } = require('node:child_process');
const path = require('node:path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const panel = require('./panel.js');

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

// Creates the first graph of a folder of the workspace, and opens it.
async function newGraph() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (!vscode.workspace.isTrusted || !folders.length) return;
  const folder = folders.length > 1 ? await vscode.window.showWorkspaceFolderPick() : folders[0];
  const app = folder && await vscode.window.showInputBox({
    title: 'navgraph: New graph',
    prompt: 'Name of the app',
    validateInput: name => /^[A-Za-z_]\w*$/.test(name) ? null : 'Use letters, digits and underscores, and do not start with a digit.',
  });
  if (!app) return;
  const problem = await new Promise(resolve => execFile(program(), ['init', '--app', app, '--into', folder.uri.fsPath],
    (error, _, errors) => resolve(error && (errors || error.message))));
  if (problem) await vscode.window.showErrorMessage(`navgraph: ${problem.trim()}`);
  else await vscode.window.showTextDocument(vscode.Uri.file(path.join(folder.uri.fsPath, 'Graphs', `${app}.yaml`)));
}

async function activate(context) {
  const show = plays => panel.open(client, program(), context.globalStorageUri.fsPath, plays);
  context.subscriptions.push(
    vscode.commands.registerCommand('navgraph.openPage', () => show(false)),
    vscode.commands.registerCommand('navgraph.playFromHere', () => show(true)),
    vscode.commands.registerCommand('navgraph.newGraph', newGraph),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (settings().get('followCursor') !== false) panel.follow(() => client, textEditor);
    }));
  const server = { command: program(), args: ['lsp'] };
  const options = {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    // Without a level, that of the project file counts.
    initializationOptions: {
      ...settings().get('level') && { level: settings().get('level') }, suggest: 'editor.action.triggerSuggest' },
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
  panel.closeAll();
  await client?.stop();
  client = undefined;
}

module.exports = { activate, deactivate };
