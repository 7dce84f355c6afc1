import { describe, expect, it } from 'vitest';

import { triesAll } from '../engine-of-file.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { emptyDatabase } from '../start/empty-database.ts';
import { doubleActs } from './double-acts.ts';

// The quick form, in `npm run test:full` alone: two servers start. `npm run double-acts` does it for a thousand tasks.
describe.runIf(postgresPrograms && triesAll)(
  'two handlers on one task, each through a server of his own',
  () => {
    it('one of the two succeeds, and the other is told 409 in a sentence', async () => {
      const database = await emptyDatabase();
      expect(await doubleActs(database.url, 20)).toEqual({ pairs: 40, clean: 40, others: {} });
      await database.drop();
    });
  },
);
