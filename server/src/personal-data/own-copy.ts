import { strToU8, Zip, ZipDeflate } from 'fflate';

import type { Context } from '../kit/runtime/context.ts';
import { htmlCopy } from './html-copy.ts';
import { jsonCopy } from './json-copy.ts';
import type { DataSubject } from './own-sections.ts';

/** Passes rows on and notes how many there were. */
export type Counting = <T>(rows: AsyncIterable<T>) => AsyncIterable<T>;

/** Names of the two files: the one for machines, and the one to read. */
const copyFiles = { json: 'data.json', html: 'data.html' } as const;

/** Everything that is kept of a person as a zip, written while the rows are read: its size costs no memory. */
export async function* ownCopy(
  context: Context,
  subject: DataSubject,
  counting: Counting,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const texts = [
    [copyFiles.json, jsonCopy(context, subject, counting)],
    [copyFiles.html, htmlCopy(context, subject, counting)],
  ] as const;
  for (const [name, parts] of texts) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = context.clock.now();
    zip.add(entry);
    for await (const part of parts) {
      entry.push(strToU8(part));
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* made.splice(0);
}
