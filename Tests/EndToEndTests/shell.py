"""Completes a line in a shell as a user would: shell.py SHELL SCRIPT LINE. Prints what the terminal shows after the tab."""
import os, pty, re, select, signal, sys, time

shell, script, line = sys.argv[1:]
SETUP = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], f"bind 'set show-all-if-ambiguous on'; source {script}"),
    "zsh": (["zsh", "-f", "-i"], f"autoload -Uz compinit; compinit -u -D; source {script}; compdef _navgraph navgraph"),
    "fish": (["fish", "--no-config", "--interactive"], f"source {script}"),
}
arguments, setup = SETUP[shell]
process, terminal = pty.fork()
if process == 0:
    os.environ.update(TERM="xterm", COLUMNS="200", LINES="100", HOME=os.getcwd())
    os.execvp(arguments[0], arguments)


def read_until(mark, seconds):
    """What the terminal shows until a mark is there, or nothing new comes for five seconds after there was something."""
    shown, end, last = b"", time.time() + seconds, time.time()
    while time.time() < end and not (mark and mark in shown):
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
            last = time.time()
        elif not mark and shown and time.time() - last > 5:
            break
    return shown


os.write(terminal, (setup + "; echo RE''ADY\n").encode())
read_until(b"READY\r\n", 60)
read_until(None, 3)
os.write(terminal, line.encode() + b"\t")
shown = read_until(None, 60)
os.kill(process, signal.SIGKILL)
text = re.sub(rb"\x1b(\[[0-9;?>=]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>])", b" ", shown)
sys.stdout.buffer.write(text)
