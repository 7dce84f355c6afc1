import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Workspace } from './workspace.ts';

interface Prettier {
  format(text: string, options: object): Promise<string>;
  resolveConfig(path: string): Promise<object | null>;
}

/** Brings a file into the form that the repository keeps its files in. */
export type Format = (path: string, text: string) => Promise<string>;

/** The formatter that is installed beside the sources; without one, files stay as they were printed. */
export async function formatterOf({ root }: Workspace): Promise<Format> {
  const prettier = await installed(root);
  if (!prettier) return (_, text) => Promise.resolve(text);
  return async (path, text) => {
    const filepath = join(root, path);
    return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
  };
}

/** It is a tool of development: a server that is only run does not have it. */
async function installed(root: string): Promise<Prettier | null> {
  try {
    const place = createRequire(join(root, 'package.json')).resolve('prettier');
    const loaded: unknown = await import(pathToFileURL(place).href);
    return isPrettier(loaded) ? loaded : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const isPrettier = (loaded: unknown): loaded is Prettier =>
  typeof loaded === 'object' && loaded !== null && 'format' in loaded && 'resolveConfig' in loaded;
