import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FileBody, FileStore } from '../../../kit/services/file-store.ts';

/** Files below one folder of the machine, in a subfolder by the first letters of their name. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), basename(name));
  // Written whole beside its place and moved there, so that a crash leaves no half file under the name.
  const halfOf = (name: string) => `${pathOf(name)}.part`;
  return {
    async put(name, body) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const half = halfOf(name);
      await writeSafely(half, body).catch(async (error: unknown) => {
        await rm(half, { force: true });
        throw error;
      });
      await rename(half, path);
    },
    async open(name) {
      const stream = createReadStream(pathOf(name));
      await new Promise((resolve, reject) => {
        stream.once('open', resolve);
        stream.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ENOENT' ? new Refusal('row.notFound') : error),
        );
      });
      return stream;
    },
    async remove(name) {
      // Of a process that died while it wrote, the half is what is left.
      for (const path of [halfOf(name), pathOf(name)]) await rm(path, { force: true });
    },
  };
}

async function writeSafely(path: string, body: FileBody) {
  const handle = await open(path, 'w');
  try {
    if (Buffer.isBuffer(body)) await handle.writeFile(body);
    else for await (const part of body) await handle.appendFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
