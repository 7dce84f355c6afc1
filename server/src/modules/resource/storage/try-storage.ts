import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FileStore } from '../../../kit/services/file-store.ts';

const body = Buffer.from('A storage that keeps this can keep files.');

/** Puts a small file, reads it back and deletes it; refuses with the step that failed and the storage's own word for why. */
export async function tryStorage(store: FileStore): Promise<void> {
  const name = `${randomUUID()}.txt`;
  await step('put', () => store.put(name, body));
  await step('get', async () => {
    if (!(await wholeOf(store, name)).equals(body)) throw new Error('Changed');
  }).catch(async (failure: unknown) => {
    // What could not be read shall not stay behind either; that failure is not the one to tell.
    await store.remove(name).catch(() => undefined);
    throw failure;
  });
  await step('delete', () => store.remove(name));
}

const wholeOf = async (store: FileStore, name: string): Promise<Buffer> => buffer(await store.open(name));

async function step(name: 'put' | 'get' | 'delete', work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // An address that is not allowed is said as such.
    if (error instanceof Refusal && error.code.startsWith('outbound.')) throw error;
    throw new Refusal(`storage.${name}`, { reason: reasonOf(error) });
  }
}

const isWord = (word: unknown): word is string => typeof word === 'string' && /^\w{2,60}$/.test(word);

/** One word of the failure; a whole answer might tell what stands behind an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const code = 'code' in error ? error.code : undefined;
  const name = error.name === 'Error' ? undefined : error.name;
  return [code, name, error.message].find(isWord) ?? 'failed';
}
