import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { at } from './workspace.mjs';

const steps = at('scripts', 'steps');
// A part that says when it is there, and that it was asked to go.
const part = `process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
setInterval(() => {}, 1000); console.log('step: pid ' + process.pid);`;

let logs;
beforeEach(() => {
  mkdirSync(at('.test'), { recursive: true });
  logs = mkdtempSync(at('.test', 'parts-'));
});
afterEach(() => rmSync(logs, { recursive: true }));

/** A command that keeps two parts, and their process ids once both are there. */
async function command() {
  const program = `import { main, Trouble } from '${steps}/command.mjs';
import { processGroup } from '${steps}/processes.mjs';
await main(async () => {
  const group = processGroup();
  for (const name of ['one', 'two']) {
    group.start(name, { args: ['-e', ${JSON.stringify(part)}], env: {}, logFile: '${logs}/' + name + '.log' });
  }
  throw new Trouble((await group.firstEnd).name + ' ended');
}, { interruptedCode: 0 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pids = [];
  for await (const line of createInterface({ input: child.stdout })) {
    pids.push(Number(line.split('pid ')[1]));
    if (pids.length === 2) break;
  }
  const ended = once(child, 'close');
  child.stdout.resume();
  child.stderr.resume();
  return { child, pids, ended };
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const log = (name) => readFileSync(`${logs}/${name}.log`, 'utf8');

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s ends all parts cleanly', async (signal) => {
  const { child, pids, ended } = await command();
  child.kill(signal);
  const [code] = await ended;
  expect([code, pids.filter(isAlive)]).toEqual([0, []]);
  expect([log('one'), log('two')].every((text) => text.endsWith('closed\n'))).toBe(true);
});

it('the same wish told twice, as npm does, is one wish', async () => {
  const { child, pids, ended } = await command();
  child.kill('SIGINT');
  child.kill('SIGINT');
  const [code] = await ended;
  expect([code, pids.filter(isAlive), log('two').endsWith('closed\n')]).toEqual([0, [], true]);
});

it('one part that dies ends all, and the command fails', async () => {
  const { pids, ended } = await command();
  process.kill(pids[0], 'SIGKILL');
  const [code] = await ended;
  expect([code, pids.filter(isAlive)]).toEqual([1, []]);
});
