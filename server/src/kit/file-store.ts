import type { Readable } from 'node:stream';

/** Where file bodies lie; the names are ours, never a caller's. */
export interface FileStore {
  /** Stores a body under a name; the body is whole on the disk when this resolves. */
  put(name: string, body: Buffer): Promise<void>;
  /** The stored body; rejects when there is none. */
  open(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}
