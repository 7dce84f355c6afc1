import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

import { Refusal } from '../../../kit/runtime/errors.ts';

/** Folders that the generator reads and writes; nothing of it lies anywhere else. */
export const roots = ['shared/src/', 'server/src/', 'server/test/', 'admin/src/'];
const safePath = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** The product's sources, as far as the generator may touch them. */
export interface Workspace {
  root: string;
  /** The file's text; null where there is none. */
  read(path: string): string | null;
  /** Writes a file inside the known folders; a path that leads out of them is refused. */
  write(path: string, content: string): void;
  /** Takes a file inside the known folders away; a path that leads out of them is refused. */
  remove(path: string): void;
}

/** The sources in a folder. */
function openWorkspace(root: string): Workspace {
  const real = realpathSync(root);
  const placeOf = (path: string) => insideOf(real, path);
  return {
    root: real,
    read: (path) => {
      const place = placeOf(path);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    },
    write: (path, content) => {
      const place = placeOf(path);
      mkdirSync(dirname(place), { recursive: true });
      // Asked again: a folder on the way may have been a link.
      writeFileSync(placeOf(path), content);
    },
    remove: (path) => {
      rmSync(placeOf(path));
    },
  };
}

function insideOf(root: string, path: string): string {
  const place = resolve(root, path);
  const isKnown = roots.some(
    (known) => place.startsWith(join(root, known) + sep) || place.startsWith(join(root, known)),
  );
  const isPlain = safePath.test(path) && !path.split('/').includes('..');
  if (!isPlain || !isKnown || !standing(place).startsWith(root + sep))
    throw new Refusal('code.outside', { path });
  return place;
}

/** Where the part of a path that exists already really lies. */
function standing(place: string): string {
  if (existsSync(place)) return realpathSync(place) + sep;
  const parent = dirname(place);
  return parent === place ? place : standing(parent);
}

/** The workspace that a folder lies in; null where a server runs without its sources. */
export function findWorkspace(from: string): Workspace | null {
  const isRoot =
    existsSync(join(from, 'pnpm-workspace.yaml')) && existsSync(join(from, 'shared/src/contract'));
  if (isRoot) return openWorkspace(from);
  const parent = dirname(from);
  return parent === from ? null : findWorkspace(parent);
}
