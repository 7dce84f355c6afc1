import { Readable } from 'node:stream';

import { strToU8, Zip, ZipPassThrough } from 'fflate';

/** A file on its way into an archive. */
interface ArchiveEntry {
  path: string;
  open: () => Promise<Readable>;
}

interface Archive {
  entries: readonly ArchiveEntry[];
  /** When the archive was made. */
  at: Date;
  /** Path of a text that names the files that could not be opened; it is there only where there are any. */
  unreadPath: string;
}

/** A zip of files that is made while it is sent: one file is open at a time, and no more is read than its reader takes. */
export const archiveStream = (archive: Archive): Readable =>
  Readable.from(partsOf(archive), { objectMode: false });

async function* partsOf({ entries, at, unreadPath }: Archive): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const unread: string[] = [];
  for (const { path, open } of entries) {
    const body = await open().catch(() => null);
    if (!body) {
      unread.push(path);
      continue;
    }
    // Papers are compressed by their formats already.
    const entry = begin(zip, path, at);
    for await (const chunk of body) {
      entry.push(bytesOf(chunk));
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  if (unread.length > 0) begin(zip, unreadPath, at).push(strToU8(`${unread.join('\n')}\n`), true);
  zip.end();
  yield* made.splice(0);
}

function begin(zip: Zip, path: string, at: Date): ZipPassThrough {
  const entry = new ZipPassThrough(path);
  entry.mtime = at;
  zip.add(entry);
  return entry;
}

const bytesOf = (chunk: unknown): Uint8Array =>
  chunk instanceof Uint8Array ? chunk : strToU8(String(chunk));
