import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { say } from './progress.mjs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes a lock file, or answers the living process that holds it. */
function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return null;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(readFileSync(file, 'utf8'));
  if (holder && isAlive(holder)) return holder;
  rmSync(file, { force: true });
  return take(file);
}

/** Does the work while no other process of this workspace does it; waits for one that does. */
export async function alone(file, what, work) {
  for (let holder = take(file), told = false; holder !== null; holder = take(file)) {
    if (!told) say(`  waiting for process ${holder}, which is ${what}`);
    told = true;
    await wait(500);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
