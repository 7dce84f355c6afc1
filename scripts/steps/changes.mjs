import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { run } from './run.mjs';
import { at } from './workspace.mjs';

const file = at('.test', 'checked.json');

/** What each file of the workspace holds, as a hash: those that git knows or would add; undefined where no git tells. */
export async function filesNow() {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await run('git', asked).catch(() => ({ code: -1 }));
  if (code !== 0) return undefined;
  const names = output.split('\0').filter((name) => name && existsSync(at(name)));
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

const hashOf = (name) =>
  createHash('sha1')
    .update(readFileSync(at(name)))
    .digest('base64');

/** Names of files that differ from the last commit, which was looked at before it was made and by CI. */
async function changedSinceCommit() {
  const { output } = await run('git', [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
  ]);
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice('XY '.length));
}

/** The files as they were when the checks last passed here; what cannot be read says nothing of them. */
function filesChecked() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Names of files that were added, changed or removed since the checks last passed here, or else since the last commit. */
export async function changedFiles(now) {
  const before = filesChecked();
  if (!before) return changedSinceCommit();
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
}

/** Remembers the files with which the checks have passed. */
export function keepChecked(files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(files));
}
