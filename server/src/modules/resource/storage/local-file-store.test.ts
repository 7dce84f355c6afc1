import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
