import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { archiveFor } from '../database.ts';
import { triesAll } from '../engine-of-file.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { counterMigrations as migrations } from '../counters.ts';
import { builtServer } from '../built-server.ts';
import { freePort } from '../free-port.ts';
import { ApplicationServer } from './application-server.ts';
import { crashLoop } from './crash-loop.ts';
import { PostgresServer } from './postgres-server.ts';
import { WriterProcess } from './writer-process.ts';

// The quick form: one kill of PostgreSQL in `npm test`, three of each in `npm run test:full`; `npm run crash` does it twenty times.
const kills = triesAll ? 3 : 1;
describe('no acknowledged write is lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // Its first start plays the whole demonstration, which takes longer than the two below together.
  it.runIf(triesAll)(
    'when the server is killed in the middle of applications, and none of them is left half done',
    async () => {
      const server = new ApplicationServer(await builtServer(), join(folder, 'server'), await freePort());
      const report = await crashLoop(server, kills, 12);
      expect(report).toMatchObject({ lost: [], halves: 0 });
      expect(report.acknowledged).toBeGreaterThan(0);
    },
  );

  // The embedded engine is started three times, which takes half a minute beside a browser.
  it.runIf(triesAll || !postgresPrograms)(
    'when the process with the embedded database is killed in the middle of writes',
    async () => {
      const archive = await archiveFor(migrations);
      const report = await crashLoop(new WriterProcess([join(folder, 'data'), archive]), kills, 500);
      expect(report).toMatchObject({ lost: [], halves: 0 });
      expect(report.acknowledged).toBeGreaterThan(0);
    },
  );

  it.runIf(postgresPrograms)(
    'when PostgreSQL is killed under a living process, which goes on afterwards',
    async () => {
      const report = await crashLoop(await PostgresServer.create(postgresPrograms!, migrations), kills, 500);
      expect(report).toMatchObject({ lost: [], halves: 0 });
      expect(report.acknowledged).toBeGreaterThan(0);
    },
  );
});
