import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

import type { OpenedDatabase } from '../src/database/client.ts';
import { wireDate } from '../src/kit/runtime/clock.ts';
import { seed } from '../src/seeds/seed.ts';
import type { Beginning } from './begun-archive.ts';
import { startTestServer } from './test-server.ts';
import type { Environment, TestServer } from './test-server.ts';

/** Puts the demonstration's content into a test server's database. */
export const seedDemonstration = (server: TestServer) => seed(server, () => undefined);

/** The demonstration as of a day, whose dates it is drawn around: a run that goes on past midnight makes another. */
const demonstrationOf = (day: string): Beginning => {
  const name = `demonstration_${day.replaceAll('-', '')}`;
  return {
    name,
    seed: async (database) => {
      const own = { ...database, close: () => Promise.resolve() };
      const server = await startTestServer(
        database.kind,
        { DATA_DIR: keptIn(name, database.kind) },
        { database: own },
      );
      await seedDemonstration(server);
      await server.close();
    },
  };
};

/** Where the files of a beginning are kept as long as the run lasts. */
const keptIn = (name: string, kind: OpenedDatabase['kind']) => join(inject('runFolder'), `${name}-${kind}`);

/** A server that has the demonstration, which the first file of a run makes for all: its cases take seconds to play. */
export async function startDemonstration(
  kind: OpenedDatabase['kind'],
  environment: Environment = {},
): Promise<TestServer> {
  const beginning = demonstrationOf(wireDate(new Date()));
  const folder = join(tmpdir(), `policy-test-${randomUUID()}`);
  const server = await startTestServer(kind, { DATA_DIR: folder, ...environment }, { beginning });
  cpSync(join(keptIn(beginning.name, kind), 'files'), join(folder, 'files'), { recursive: true });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
