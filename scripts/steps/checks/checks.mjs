import { readFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { delimiter } from 'node:path';

import { say } from '../progress.mjs';
import { run } from '../run.mjs';
import { at } from '../workspace.mjs';

const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** What `npm run <name>` runs, without the detour over npm. */
export const scripted = (name) => scripts[name].replace('node scripts/tool.mjs ', '').split(' ');

/** Where there is memory, the garbage of a program in Go stays until there are 4 GB of it: a third of its time goes into that. */
const withoutCollecting = freemem() > 8e9 ? { GOGC: 'off', GOMEMLIMIT: '4GiB' } : {};

/** The types are found out in one thread: two find out much of it twice, and the other core has the next check. */
export const inOneThread = { GOMAXPROCS: '1', ...withoutCollecting };

/** What `npm test` looks at; the other two look at all sources at once, and wait for `npm run test:full` and `npm run check`. */
export const quickChecks = [
  { name: 'lint and types', command: scripted('lint'), env: inOneThread },
  { name: 'format', command: scripted('format:check') },
];

export const deadExports = { name: 'dead exports', command: scripted('dead') };

/** The checks that need no server and no database, longest first. */
const staticChecks = [...quickChecks, { name: 'layers', command: scripted('layers') }, deadExports];

/** The projects of vitest.config.ts whose tests need no database. */
export const unitProjects = ['unit', 'screen', 'page'];

/**
 * In one worker: two of them would load the same modules twice, and the other core has the next check. A module that is
 * as it was when it was last translated is not translated again.
 */
export const vitest = (...args) => ['vitest', 'run', ...inOneWorker, '--reporter', 'dot', ...args];
const inOneWorker = ['--max-workers', '1', '--experimental.fsModuleCache'];

/** Everything that needs no server and no database: the tests project by project, longest first. */
export const allChecks = [
  ...unitProjects.map((name) => ({ name: `tests: ${name}`, command: vitest('--project', name) })),
  ...staticChecks,
];

/** The rules of the linter that need no types, over all files. */
export const rules = { name: 'rules', command: ['oxlint'] };

/**
 * TypeScript 7 on some programs, one after the other: it reads a file once for all of them, looks at none where all is
 * as it was, and takes from its last run what that found out of what is. In one thread, for the other core has the next
 * check: four threads, as it comes, find out twice as much as one, most of it again.
 */
export const types = (programs) => ({
  ...{ name: `types: ${programs.join(', ')}`, env: withoutCollecting },
  command: ['node', at('node_modules/typescript-native/bin/tsc'), '--build', ...alone, ...programs],
});
const alone = ['--checkers', '1', '--builders', '1'];

/** Whether `npm run check` may run a test: it needs no database. */
export const isUnitTest = (file) =>
  /\.test\.(?:tsx?|mjs)$/.test(file) && !/\.(?:db|full)\./.test(file) && !file.startsWith('server/test/');

const env = { PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };

/** Runs one of the workspace's programs. */
export const tool = ([program, ...args], options = {}) =>
  run(program, args, { ...options, env: { ...env, ...options.env } });

async function passes({ name, command, env: own = {} }) {
  const began = Date.now();
  const { code, output } = await tool(command, { env: own });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(code === 0 ? `  ok      ${name} (${seconds} s)` : `${output}\n  FAILED  ${name} (${seconds} s)`);
  return { name, ok: code === 0 };
}

/** Runs checks two at a time, one for each core of a small machine: a third takes from the others more than it does. Answers how many passed and failed, and which failed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await passes(next));
  };
  await Promise.all([work(), work()]);
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}
