import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

import { endsWithCommand } from './command.mjs';
import { say } from './progress.mjs';
import { signalTree } from './signal-tree.mjs';
import { root } from './workspace.mjs';

const graceMs = 10_000;
const keptLines = 40;
// What a part says to the person who starts it.
const progress = /^step:\s*(.*)$/;

/** Reads a program's output line by line into its log file; its progress, or all with `show`, to the console too. */
function listen(child, { name, logFile, show }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const last = [];
  const read = (line) => {
    // At once: the last words of a part that dies are the ones that matter.
    writeSync(log, `${line}\n`);
    last.push(line);
    if (last.length > keptLines) last.shift();
    const told = progress.exec(line)?.[1] ?? (show ? line : '');
    if (told) say(`  ${name}: ${told}`);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
  return last;
}

/**
 * A set of long-running programs that live and end together, at the latest with the command.
 * Their output goes to their log files, and with `show` to the console as well.
 */
export function processGroup({ show = false } = {}) {
  const children = new Map();
  let isEnding = false;
  let announceEnd;
  const firstEnd = new Promise((resolve) => (announceEnd = resolve));

  /** Starts a Node program in a process group of its own: Ctrl-C reaches this command, which ends them in order. */
  function start(name, { args, env, cwd = root, logFile }) {
    if (isEnding) return;
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const last = listen(child, { name, logFile, show });
    const ended = new Promise((resolve) => child.on('close', resolve));
    children.set(name, { child, ended, last });
    child.on('error', (error) => announceEnd({ name, reason: error.message, last }));
    child.on('close', (code, signal) => {
      children.delete(name);
      announceEnd({ name, reason: signal ?? `exit code ${code}`, last });
    });
  }

  const signalAll = (signal) => children.forEach(({ child }) => signalTree(child, signal));

  /** Ends all, asking first and killing those that do not go within ten seconds. */
  async function stop() {
    isEnding = true;
    const ends = [...children.values()].map(({ ended }) => ended);
    signalAll('SIGTERM');
    const timer = setTimeout(() => signalAll('SIGKILL'), graceMs);
    await Promise.all(ends);
    clearTimeout(timer);
  }

  endsWithCommand({ stop, kill: () => signalAll('SIGKILL') });
  /** What a running part wrote last. */
  const lastLines = (name) => children.get(name)?.last.join('\n') ?? '';
  return { start, firstEnd, lastLines };
}
