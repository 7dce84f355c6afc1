import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { at, root } from './workspace.mjs';

const skippedFolders = /^(node_modules|dist|\.next.*|\.test|\.data)$/;
const skippedFiles = /(\.test\.tsx?|\.tsbuildinfo|^next-env\.d\.ts)$/;

/** A file, or all files under a folder, without tests and what is made: packages, builds, data. */
export function* filesUnder(path) {
  if (statSync(path).isFile()) return yield path;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory() && !skippedFolders.test(entry.name)) yield* filesUnder(inner);
    if (entry.isFile() && !skippedFiles.test(entry.name)) yield inner;
  }
}

/** Hash of what the given files and folders hold; tests and made things do not count. */
export function stampOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap((path) => [...filesUnder(at(path))]).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** What a stamp file says, or an empty text where there is none. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
