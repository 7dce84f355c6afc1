import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { endsWithCommand } from './command.mjs';
import { say } from './progress.mjs';
import { readable, stepOf } from './part-line.mjs';
import { signalTree } from './signal-tree.mjs';
import { noteProcess } from './checks/usage.mjs';
import { at, root } from './workspace.mjs';

const graceMs = 10_000;
const keptLines = 40;
const endWithSupervisor = pathToFileURL(at('scripts', 'steps', 'end-with-supervisor.mjs')).href;

// A part that keeps dying is started again ever later; one that has run for a minute begins anew.
const longestPauseMs = 30_000;
const calmMs = 60_000;
const pauseMs = (failures) => Math.min(longestPauseMs, 1000 * 2 ** failures);

/** At once: the last words of a part that dies are the ones that matter. A full disk costs lines, not the parts. */
function write(log, text) {
  try {
    writeSync(log, text);
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes(error.code)) throw error;
  }
}

/** Reads a program's output line by line into its log; its progress, or all with `show`, to the console too. */
function listen(child, { name, log, show }) {
  const last = [];
  const read = (line) => {
    write(log, `${line}\n`);
    const text = readable(line);
    if (text) last.push(text);
    if (last.length > keptLines) last.shift();
    const told = show ? text : stepOf(line);
    if (told) say(`  ${name}: ${told}`);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
  return last;
}

/** A Node program in a process group of its own, which Ctrl-C does not reach; it ends when this process does. */
const spawnPart = ({ args, env, cwd = root }) =>
  spawn(process.execPath, ['--import', endWithSupervisor, ...args], {
    cwd,
    env: { ...process.env, ...env, SUPERVISOR_FD: '3' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}

/**
 * A set of long-running programs that end together, at the latest with the command.
 * Their output goes to their log files, and with `show` to the console as well.
 */
export function processGroup({ show = false } = {}) {
  const children = new Map();
  // Parts that are started again when they end, with how often in a row they ended.
  const kept = new Map();
  let isEnding = false;
  let announceEnd;
  const firstEnd = new Promise((resolve) => (announceEnd = resolve));

  function run(name, part) {
    if (isEnding) return;
    const startedAt = Date.now();
    const child = spawnPart(part);
    noteProcess(child.pid);
    const last = listen(child, { name, log: part.log, show });
    const ended = new Promise((resolve) => child.on('close', resolve));
    children.set(name, { child, ended, last });
    child.on('error', (error) => announceEnd({ name, reason: error.message, last }));
    child.on('close', (code, signal) => {
      children.delete(name);
      const end = { name, reason: signal ?? `exit code ${code}`, last };
      if (kept.has(name)) runAgain(part, { ...end, ranMs: Date.now() - startedAt });
      else announceEnd(end);
    });
  }

  function runAgain(part, { name, reason, ranMs }) {
    if (isEnding) return;
    const failures = ranMs < calmMs ? kept.get(name) : 0;
    kept.set(name, failures + 1);
    const pause = pauseMs(failures);
    say(`${name} ended (${reason}) and starts again in ${pause / 1000} s; its log: ${part.logFile}`);
    setTimeout(run, pause, name, part);
  }

  /** Starts a Node program. */
  const start = (name, part) => run(name, { ...part, log: openLog(part.logFile) });

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
  /** From now on a part that ends is started again, and its end is no end of the group. */
  const keep = (name) => void kept.set(name, 0);
  return { start, keep, firstEnd, lastLines };
}
