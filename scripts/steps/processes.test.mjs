import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { at } from './workspace.mjs';

const steps = at('scripts', 'steps');
// A part that says when it is there, and that it was asked to go.
const part = `process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
setInterval(() => {}, 1000); console.log(JSON.stringify({ level: 30, step: 'pid ' + process.pid }));`;

let folder;
beforeEach(() => {
  mkdirSync(at('.test'), { recursive: true });
  folder = mkdtempSync(at('.test', 'parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file with a command that keeps two parts. */
function program({ keep = false } = {}) {
  const file = `${folder}/command.mjs`;
  writeFileSync(
    file,
    `import { main, Trouble } from '${steps}/command.mjs';
import { processGroup } from '${steps}/processes.mjs';
await main(async () => {
  const group = processGroup();
  for (const name of ['one', 'two']) {
    group.start(name, { args: ['-e', ${JSON.stringify(part)}], env: {}, logFile: '${folder}/' + name + '.log' });
    if (${keep}) group.keep(name);
  }
  throw new Trouble((await group.firstEnd).name + ' ended');
}, { interruptedCode: 0 });`,
  );
  return file;
}

/** The command, and the process ids of its parts as they come; `how` starts it in another way than by Node alone. */
async function command({ keep, how = [process.execPath], env = {}, options = {} } = {}) {
  const [file, ...args] = [...how, program({ keep })];
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    ...options,
  });
  const ended = once(child, 'close');
  const lines = [];
  child.stderr.resume();
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const pids = () => lines.flatMap((line) => (/pid (\d+)/.exec(line) ?? []).slice(1).map(Number));
  await until(() => pids().length === 2);
  return { child, pids: pids(), allPids: pids, lines, ended };
}

async function until(holds) {
  while (!holds()) await wait(50);
}

/** Dead, but nobody has waited for it yet; Linux alone tells. */
const isZombie = (pid) =>
  existsSync('/proc/self/status') && /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch {
    return false;
  }
};
const log = (name) => readFileSync(`${folder}/${name}.log`, 'utf8');

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

it('parts end, in order, when their command is killed', async () => {
  const { child, pids, ended } = await command();
  child.kill('SIGKILL');
  await ended;
  await until(() => !pids.some(isAlive));
});

it('parts end when the whole process group of their command is killed', async () => {
  const { child, pids, ended } = await command({ options: { detached: true } });
  process.kill(-child.pid, 'SIGKILL');
  await ended;
  await until(() => !pids.some(isAlive));
});

// npm runs a script in a shell that stays between them.
const npm = ['/bin/sh', '-c', '"$0" "$1"; true', process.execPath];

it.each(['SIGTERM', 'SIGKILL'])(
  'parts end when the npm that runs their command ends by %s',
  async (signal) => {
    // It starts a shell and waits for it, as npm does.
    const launcher = `require('node:child_process').spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' });`;
    const { child, pids } = await command({
      how: [process.execPath, '-e', launcher, ...npm],
      env: { npm_lifecycle_event: 'start' },
    });
    child.kill(signal);
    await until(() => !pids.some(isAlive));
  },
);

it('a command that writes into a file, as under nohup, outlives a hang-up', async () => {
  const output = `${folder}/output`;
  const file = openSync(output, 'w');
  const child = spawn(process.execPath, [program()], { stdio: ['ignore', file, file] });
  const pids = () => [...readFileSync(output, 'utf8').matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  await until(() => pids().length === 2);
  child.kill('SIGHUP');
  await wait(1000);
  expect([child.exitCode, pids().filter(isAlive).length]).toEqual([null, 2]);
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(pids().filter(isAlive)).toEqual([]);
});

it('a part that was kept starts again when it dies, and the other goes on', async () => {
  const { child, pids, allPids, lines, ended } = await command({ keep: true });
  process.kill(pids[0], 'SIGKILL');
  await until(() => allPids().length === 3);
  expect(lines.filter((line) => line.includes('starts again'))).toEqual([
    // Whichever of the two was there first.
    expect.stringMatching(/^(one|two) ended \(SIGKILL\) and starts again in 1 s; its log: .*\1\.log$/),
  ]);
  expect(isAlive(pids[1])).toBe(true);
  child.kill('SIGTERM');
  const [code] = await ended;
  expect([code, allPids().filter(isAlive)]).toEqual([0, []]);
});
