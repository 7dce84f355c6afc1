import type { Readable } from 'node:stream';

import type { Context } from '../runtime/context.ts';

/** A body that is there, or one that is written while it is stored: its next part is asked for when the last one is on its way. */
export type FileBody = Buffer | AsyncIterable<Uint8Array>;

/** One place where bodies of files lie; the names are ours, never a caller's. */
export interface FileStore {
  /** Stores a body under a name; it is whole and safe when this resolves, and nothing is left of it where this rejects. */
  put(name: string, body: FileBody): Promise<void>;
  /** The stored body; refuses when there is none. */
  open(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** An address that hands out the body as `shown` for some seconds; null where browsers cannot reach the place. */
  linkTo?(name: string, link: { shown: string; seconds: number }): Promise<string | null>;
}

/** What a file's row says of where its body lies; no storage is the installation's own disk. */
export interface StoredFile {
  tenantId: string;
  name: string;
  ossId: string | null;
}

/** The place of new files. */
interface NewFiles {
  store: FileStore;
  ossId: string | null;
  domain: string | null;
}

/** Bodies of all files: new ones go where the tenant says now, and every one is read from where it was put. */
export interface FileStores {
  forNew(context: Context): Promise<NewFiles>;
  of(file: Pick<StoredFile, 'tenantId' | 'ossId'>): Promise<FileStore>;
}

/** Removes a body from wherever it lies; false where its storage does not answer, so that somebody tries again later. */
export const tryRemove = (files: FileStores, { name, ...place }: StoredFile): Promise<boolean> =>
  files
    .of(place)
    .then((store) => store.remove(name))
    .then(() => true)
    .catch(() => false);
