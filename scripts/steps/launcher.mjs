import { fstatSync, readFileSync } from 'node:fs';
import { isatty } from 'node:tty';

const everyMs = 500;

/** What the kernel says of a process: its name and its parent; undefined where it says nothing, as outside Linux. */
function processOf(pid) {
  try {
    // The name stands in brackets and may hold any character.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Processes between npm and this one: npm's shell, where that stays. A process whose parent ended has another one. */
function parentsUpToNpm() {
  const parent = processOf(process.ppid);
  const isShell = /^(sh|dash|bash|zsh|ash|busybox)$/.test(parent?.name ?? '');
  return `${process.ppid}:${isShell ? parent.parent : ''}`;
}

/** Tells when npm, which runs this command, has ended: signals it passes on, but when it is killed it cannot. */
export function onLauncherEnd(tell) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = parentsUpToNpm();
  const timer = setInterval(() => {
    if (parentsUpToNpm() === before) return;
    clearInterval(timer);
    // When the terminal closes, npm ends a moment before this command gets its signal.
    setTimeout(tell, everyMs);
  }, everyMs);
  timer.unref();
}

const isOnTerminal = () => [0, 1, 2].some((fd) => isatty(fd));

/** Whether this command was started to outlive its terminal: it has none and writes into a file, as under nohup. */
export function isDetached() {
  try {
    const output = fstatSync(1);
    return !isOnTerminal() && (output.isFile() || output.isCharacterDevice());
  } catch {
    // Standard output was closed for it.
    return true;
  }
}
