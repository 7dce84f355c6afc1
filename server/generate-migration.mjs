// Has drizzle-kit write the migration that the contract asks for, and keeps the snapshot that it compares with next time:
// it never looks at the ones before, and each describes the whole schema.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const meta = join(here, 'src/database/migrations/meta');

const { status } = spawnSync(
  process.execPath,
  [join(here, 'node_modules/drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)],
  { cwd: here, stdio: 'inherit' },
);
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(meta, older));
process.exitCode = status ?? 1;
