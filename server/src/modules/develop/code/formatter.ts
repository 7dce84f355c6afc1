import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import type { Workspace } from './workspace.ts';

interface Formatter {
  format(path: string, text: string, options: object): Promise<{ code: string }>;
}

/** Brings a file into the form that the repository keeps its files in. */
export type Format = (path: string, text: string) => Promise<string>;

/** The formatter that is installed beside the sources; without one, files stay as they were printed. */
export async function formatterOf({ root }: Workspace): Promise<Format> {
  const formatter = await installed(root);
  if (!formatter) return (_, text) => Promise.resolve(text);
  const options = z.looseObject({}).parse(JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')));
  return async (path, text) => (await formatter.format(path, text, options)).code;
}

/** It is a tool of development: a server that is only run does not have it. */
async function installed(root: string): Promise<Formatter | null> {
  try {
    const place = createRequire(join(root, 'package.json')).resolve('oxfmt');
    const loaded: unknown = await import(pathToFileURL(place).href);
    return isFormatter(loaded) ? loaded : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const isFormatter = (loaded: unknown): loaded is Formatter =>
  typeof loaded === 'object' && loaded !== null && 'format' in loaded;
