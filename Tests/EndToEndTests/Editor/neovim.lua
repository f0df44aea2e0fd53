-- Drives `navgraph lsp` in Neovim, from 0.7 on: nvim --headless -u NONE -c 'luafile neovim.lua'. The program and a file for
-- what happened are in the environment; the working directory is the workspace. What fails is the last line.
local out = assert(io.open(vim.env.NAVGRAPH_LOG, 'w'))
local function say(text) out:write(text, '\n') out:flush() end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then error('waited in vain for ' .. what) end
end

local function drive()
  local root = vim.loop.cwd()
  local id = vim.lsp.start_client({ name = 'navgraph', cmd = { vim.env.NAVGRAPH, 'lsp' }, root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = 'graphs' } } })
  local function open(name)
    vim.cmd('edit ' .. name)
    vim.bo.filetype = 'yaml'
    vim.lsp.buf_attach_client(0, id)
    return vim.api.nvim_get_current_buf()
  end
  local function ask(buffer, method, params)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    local answer = assert(answers and answers[id], 'no answer to ' .. method)
    return assert(answer.result, vim.inspect(answer))
  end
  local function line(buffer, text)
    for number, found in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local start = found:find(text, 1, true)
      if start then return number, start - 1 end
    end
    error('no ' .. text)
  end
  local function go(buffer, text)
    local row, column = line(buffer, text)
    vim.api.nvim_win_set_cursor(0, { row, column })
  end
  local function replace(buffer, old, new)
    local row = line(buffer, old)
    local text = vim.api.nvim_buf_get_lines(buffer, row - 1, row, false)[1]
    local start, last = text:find(old, 1, true)
    vim.api.nvim_buf_set_lines(buffer, row - 1, row, false, { text:sub(1, start - 1) .. new .. text:sub(last + 1) })
  end

  local buffer = open('Graphs/notes.yaml')
  wait('the client', function() return vim.lsp.buf_is_attached(buffer, id) end)

  -- A law that a run breaks is seen in the other file, with the run.
  replace(buffer, 'when: loggedIn, push: info', 'push: info')
  wait('the finding', function() return #vim.diagnostic.get() > 0 end)
  local found = vim.diagnostic.get()[1]
  say('finding ' .. found.user_data.lsp.code)
  for _, step in ipairs(found.user_data.lsp.relatedInformation) do say('step ' .. step.message) end

  -- A wrong name is typed, seen, and mended by the action.
  replace(buffer, 'push: info', 'when: logdIn, push: info')
  wait('the mistake', function()
    local all = vim.diagnostic.get(buffer)
    return #all == 1 and all[1].user_data.lsp.code == 'unknown-condition'
  end)
  found = vim.diagnostic.get(buffer)[1]
  say('mistake ' .. found.message)
  go(buffer, 'logdIn')
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = { found.user_data.lsp } }
  local action = ask(buffer, 'textDocument/codeAction', params)[1]
  say('action ' .. action.title)
  vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  wait('no finding', function() return #vim.diagnostic.get() == 0 end)

  -- All mistakes are mended at once.
  local function act(text, kind, title)
    go(buffer, text)
    local params = vim.lsp.util.make_range_params()
    params.context = { diagnostics = {}, only = { kind } }
    for _, found in ipairs(ask(buffer, 'textDocument/codeAction', params)) do
      if not title or found.title == title then
        vim.lsp.util.apply_workspace_edit(found.edit, 'utf-16')
        return found.title
      end
    end
    error('no action ' .. kind)
  end
  replace(buffer, 'push: detail', 'psuh: detial')
  wait('two mistakes', function() return #vim.diagnostic.get(buffer) > 0 end)
  say('all ' .. act('psuh', 'source.fixAll.navgraph'))
  wait('no finding', function() return #vim.diagnostic.get() == 0 end)

  -- An event is written as a block, and back.
  local open = line(buffer, 'open:')
  act('push: detail', 'refactor.rewrite', 'Write as a block')
  local block = vim.api.nvim_buf_get_lines(buffer, open - 1, open + 1, false)
  say('block ' .. vim.trim(block[1]) .. ' ' .. vim.trim(block[2]))
  act('push: detail', 'refactor.rewrite', 'Write in braces')
  say('braces ' .. vim.trim(vim.api.nvim_buf_get_lines(buffer, open - 1, open, false)[1]))

  -- Names are completed.
  go(buffer, 'info }')
  local labels = {}
  for _, item in ipairs(ask(buffer, 'textDocument/completion', vim.lsp.util.make_position_params()).items) do
    table.insert(labels, item.label)
  end
  say('completion ' .. table.concat(labels, ' '))

  -- An event is typed: its action and its screen from the items, then the file is formatted.
  local function accept(row, label)
    local place = vim.lsp.util.make_position_params()
    place.position = { line = row - 1, character = #vim.api.nvim_buf_get_lines(buffer, row - 1, row, false)[1] }
    local item
    wait('the item ' .. label, function()
      for _, found in ipairs(ask(buffer, 'textDocument/completion', place).items) do
        if found.label == label then item = found end
      end
      return item ~= nil
    end)
    vim.lsp.util.apply_text_edits({ item.textEdit }, buffer, 'utf-16')
  end
  local row = line(buffer, 'lock: {')
  vim.api.nvim_buf_set_lines(buffer, row, row, false, { '          peek: ' })
  accept(row + 1, 'push')
  local typed = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]
  say('typed ' .. vim.trim(typed))
  vim.api.nvim_buf_set_lines(buffer, row, row + 1, false, { (typed:gsub('push: }$', 'push:  ')) })
  accept(row + 1, 'detail')
  typed = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]
  vim.api.nvim_buf_set_lines(buffer, row, row + 1, false, { typed .. '}' })
  local options = { textDocument = vim.lsp.util.make_text_document_params(), options = { tabSize = 8, insertSpaces = false } }
  vim.lsp.util.apply_text_edits(ask(buffer, 'textDocument/formatting', options), buffer, 'utf-16')
  say('formatted ' .. vim.trim(vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]))
  vim.api.nvim_buf_set_lines(buffer, row, row + 1, false, {})

  -- The declaration is in another file.
  go(buffer, 'info }')
  vim.lsp.buf.definition()
  wait('the declaration', function() return vim.api.nvim_buf_get_name(0):match('more%.yaml$') ~= nil end)
  say('declared ' .. vim.api.nvim_get_current_line())

  -- A name is another in both files, and both are saved.
  vim.cmd('buffer ' .. buffer)
  go(buffer, 'info }')
  params = vim.lsp.util.make_position_params()
  params.newName = 'about'
  vim.lsp.util.apply_workspace_edit(ask(buffer, 'textDocument/rename', params), 'utf-16')
  vim.cmd('wall')
  vim.lsp.stop_client(id)
  say('end')
end

vim.o.hidden = true
local isFine, reason = pcall(drive)
if not isFine then say(tostring(reason)) end
vim.cmd('qall!')
