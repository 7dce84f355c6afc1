import { describe, expect, it } from 'vitest';

import { triesAll } from '../engine-of-file.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { beginTogether, production } from './begin-together.ts';
import { emptyDatabase } from './empty-database.ts';

// `npm test` leaves the three to `npm run test:full`: each start costs seconds. `npm run start:together` does it twenty times.
describe.runIf(postgresPrograms)('servers on one PostgreSQL', () => {
  it.runIf(triesAll)(
    'three that begin at once on an empty database all stay, and it is seeded once',
    async () => {
      const database = await emptyDatabase();
      const outcomes = await beginTogether({ databaseUrl: database.url, env: production, count: 3 });
      expect(outcomes).toEqual(['ready', 'ready', 'ready']);
      expect(await database.rows('select account from "user"')).toEqual([{ account: 'admin' }]);
      await database.drop();
    },
  );

  it('one that cannot reach its database says so in a sentence without the address, and ends', async () => {
    const databaseUrl = 'postgres://somebody:SECRET@127.0.0.1:1/nothing';
    expect(await beginTogether({ databaseUrl, env: production, count: 1 })).toEqual([
      'exit code 1: The server did not start: the database cannot be reached (ECONNREFUSED).',
    ]);
  });
});
