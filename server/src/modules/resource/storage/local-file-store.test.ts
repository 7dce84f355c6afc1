import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { localFileStore } from './local-file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('removes a file, and the half of one whose process died while it wrote', async () => {
  const store = localFileStore(folder);
  await store.put('abc.csv', Buffer.from('x'));
  await writeFile(join(folder, 'ab', 'abc.csv.part'), 'half');
  await store.remove('abc.csv');
  expect(await readdir(join(folder, 'ab'))).toEqual([]);
  await expect(store.remove('nothing.csv')).resolves.toBeUndefined();
});

it('asks for the next part of a body once the last one is written, and leaves nothing of one that breaks off', async () => {
  const store = localFileStore(folder);
  const half = join(folder, 'ab', 'abc.zip.part');
  const lying: string[] = [];
  async function* body(last: number) {
    for (let part = 1; part <= 3; part += 1) {
      if (part > last) throw new Error('broken off');
      yield Buffer.from(String(part));
      lying.push(await readFile(half, 'utf8'));
    }
  }
  await store.put('abc.zip', body(3));
  expect(lying).toEqual(['1', '12', '123']);
  expect(await readFile(join(folder, 'ab', 'abc.zip'), 'utf8')).toBe('123');
  await store.remove('abc.zip');
  await expect(store.put('abc.zip', body(2))).rejects.toThrow('broken off');
  expect(await readdir(join(folder, 'ab'))).toEqual([]);
});
