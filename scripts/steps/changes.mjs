import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { run } from './run.mjs';
import { at } from './workspace.mjs';

const file = at('.test', 'checked.json');

/** What each file of the workspace holds, as a hash: those that git knows or would add. */
export async function filesNow() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) return undefined;
  const names = output.split('\0').filter((name) => name && existsSync(at(name)));
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

const hashOf = (name) =>
  createHash('sha1')
    .update(readFileSync(at(name)))
    .digest('base64');

/** The files as they were when the checks last passed; undefined where they never did. */
export const filesChecked = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Remembers the files with which the checks have passed. */
export function keepChecked(files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(files));
}

/** Names of files that were added, changed or removed between two moments. */
export const changesBetween = (before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name]);
