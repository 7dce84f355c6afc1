import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { run } from '../run.mjs';
import { at } from '../workspace.mjs';

const file = at('.test', 'checked.json');

const git = (...asked) => run('git', asked).catch(() => ({ code: -1, output: '' }));
const namesIn = ({ output }) => output.split('\0').filter(Boolean);

/** Files below a folder of a copy that is no clone, without what is installed, built or hidden. */
function filesBelow(folder) {
  const entries = readdirSync(at(folder), { withFileTypes: true }).filter(({ name }) => !isMade.test(name));
  return entries.flatMap((entry) => {
    const name = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}
const isMade = /^(?:\..*|node_modules|dist|test-results|playwright-report)$/;

/** What each file of the workspace holds, as a hash: those that git knows or would add, or in no clone all. */
export async function filesNow() {
  const listed = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const names = listed.code === 0 ? namesIn(listed).filter((name) => existsSync(at(name))) : filesBelow('');
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

const hashOf = (name) =>
  createHash('sha1')
    .update(readFileSync(at(name)))
    .digest('base64');

/** The commit at which one's own begin, for CI has looked at those before: on a branch without an upstream, where it left main. */
async function given() {
  for (const branch of ['@{upstream}', 'main']) {
    const { code, output } = await git('merge-base', 'HEAD', branch);
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

/** Names of files that differ from what this clone or branch was given; in no clone all. */
async function changedSinceGiven(now) {
  const changed = await git('diff', '--name-only', '-z', '--no-renames', await given());
  if (changed.code !== 0) return Object.keys(now);
  const added = await git('ls-files', '-z', '--others', '--exclude-standard');
  return [...namesIn(changed), ...namesIn(added)];
}

/** The files as they were when the checks last passed here; what cannot be read says nothing of them. */
function filesChecked() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Names of files that were added, changed or removed since the checks last passed here, or else since this clone was given. */
export async function changedFiles(now) {
  const before = filesChecked();
  if (!before) return changedSinceGiven(now);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
}

/** Remembers the files with which the checks have passed. */
export function keepChecked(files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(files));
}
