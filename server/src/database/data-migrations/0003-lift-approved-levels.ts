import { sql } from 'drizzle-orm';

import type { DataMigration } from './data-migration.ts';

/** Whom an officer approved before real-name levels were held, he had seen: their places are worth what they are from now on. */
export const liftApprovedLevels: DataMigration = {
  name: '0003-lift-approved-levels',
  after: '0082_english_names',
  run: async (tx) => {
    await tx.execute(
      sql`update company_member set auth_level = 3 where account_status = 'active' and auth_level < 3`,
    );
  },
};
