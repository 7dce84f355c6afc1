import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';

// As long as a program lives, what it and all below it have used can be asked; what it used after the last asking is
// lost. Asking reads a file for every process there is: soon at first, so that a short program is seen, then seldom.
const firstMs = 250;
const longestMs = 4000;
const slower = 1.3;
const ticksPerSecond = 100;
const parts = new AsyncLocalStorage();

/** What the kernel says of a process: its parent, and the CPU seconds of itself and of those of its own that have ended. */
export function readStat(text) {
  // The name stands in brackets and may hold any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

function processes() {
  const found = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      found.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It has ended since the folder was listed.
    }
  }
  return found;
}

/** CPU seconds of a process and of all that it has begun, among those given. */
export function secondsOfTree(pid, all) {
  const own = all.get(pid)?.seconds ?? 0;
  const children = [...all].filter(([, { parent }]) => parent === pid);
  return children.reduce((sum, [child]) => sum + secondsOfTree(child, all), own);
}

/** Notes a program that has been begun for the part of a command that runs now. */
export function noteProcess(pid) {
  if (pid) parts.getStore()?.set(pid, 0);
}

function look(used) {
  const all = processes();
  for (const [pid, before] of used) used.set(pid, Math.max(before, secondsOfTree(pid, all)));
}

/** Looks again and again until it is stopped. */
function lookOften(used) {
  let timer;
  const lookAfter = (waitMs) => {
    timer = setTimeout(() => {
      look(used);
      lookAfter(Math.min(waitMs * slower, longestMs));
    }, waitMs);
  };
  lookAfter(firstMs);
  return () => clearTimeout(timer);
}

/** Does a part of a command and answers what it took: seconds by the clock, and of CPU where the kernel tells. */
export async function measured(work) {
  const used = new Map();
  const began = Date.now();
  const stop = process.platform === 'linux' ? lookOften(used) : () => undefined;
  try {
    const result = await parts.run(used, work);
    return { result, wall: (Date.now() - began) / 1000, cpu: sum(used) };
  } finally {
    stop();
  }
}

const sum = (used) => [...used.values()].reduce((total, seconds) => total + seconds, 0);
