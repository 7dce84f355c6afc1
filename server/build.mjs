// Bundles the server into dist/ and puts beside it what a first start needs: the migrations and an empty migrated database.
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { bundle } from './bundle.mjs';

const programs = {
  main: 'src/main.ts',
  'pglite-archive': 'src/database/pglite/archive.ts',
  'local-provider': 'src/local-provider/main.ts',
};
const dist = await bundle(programs, process.env.SERVER_DIST || 'dist');
await prepareDatabase();

/** The archive carries the hash of its migrations in its name, so one that is there already is right. */
async function prepareDatabase() {
  const { ensureArchive } = await import(join(dist, 'pglite-archive.js'));
  const archive = basename(await ensureArchive(dist));
  for (const name of readdirSync(dist)) {
    if (/^pglite-.*\.tar\.gz$/.test(name) && name !== archive) rmSync(join(dist, name));
  }
}
