import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureArchive } from '../../src/database/pglite/archive.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { counterMigrations as migrations } from '../counters.ts';
import { builtServer } from '../built-server.ts';
import { freePort } from '../free-port.ts';
import { ApplicationServer } from './application-server.ts';
import { crashLoop, type CrashReport } from './crash-loop.ts';
import { PostgresServer } from './postgres-server.ts';
import { WriterProcess } from './writer-process.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });

const kills = Number(values.kills);
const folder = mkdtempSync(join(tmpdir(), 'crash-'));
try {
  const archive = await ensureArchive(folder, migrations);
  const server = new ApplicationServer(await builtServer(), join(folder, 'server'), await freePort());
  tell('server in the middle of applications', await crashLoop(server, kills, 30));
  const embedded = new WriterProcess([join(folder, 'data'), archive]);
  tell('process with the embedded database', await crashLoop(embedded, kills, 500));
  if (postgresPrograms) {
    const postgres = await PostgresServer.create(postgresPrograms, migrations);
    tell('PostgreSQL under a living process', await crashLoop(postgres, Math.ceil(kills / 4), 500));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tell(subject: string, { kills, acknowledged, lost, halves, startsMs }: CrashReport): void {
  const slowest = Math.max(...startsMs);
  const found = `${acknowledged} acknowledged, ${lost.length} lost, ${halves} half done, ready again in ${slowest} ms at most`;
  console.log(`${subject}: ${kills} kills amid 4 writers, ${found}`);
  // Kills amid nothing prove nothing.
  if (lost.length + halves > 0 || acknowledged === 0) process.exitCode = 1;
}
