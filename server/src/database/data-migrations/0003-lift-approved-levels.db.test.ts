import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import { inTransaction } from '../transaction.ts';
import { liftApprovedLevels } from './0003-lift-approved-levels.ts';

describeOnEachDatabase('real-name levels of before they were held', (database) => {
  it('are lifted for whoever was approved, and for nobody else', async () => {
    const told = await inTransaction(database(), async (tx) => {
      const add = (account: string, level: number) =>
        tx.execute(sql`
          insert into company_member (id, tenant_id, uid, member_name, duties, from_date, auth_level, account_status, create_time, update_time)
          values (gen_random_uuid(), '000000', gen_random_uuid(), ${`${account} ${String(level)}`}, '{reader}', '2026-01-01', ${level}, ${account}, now(), now())`);
      for (const [account, level] of [
        ['active', 0],
        ['active', 2],
        ['active', 4],
        ['pending', 0],
        ['refused', 1],
      ] as const)
        await add(account, level);
      await liftApprovedLevels.run(tx);
      await liftApprovedLevels.run(tx);
      const { rows } = await tx.execute<{ member_name: string; auth_level: number }>(
        sql`select member_name, auth_level from company_member`,
      );
      return Object.fromEntries(rows.map((row) => [row.member_name, row.auth_level]));
    });
    expect(told).toEqual({ 'active 0': 3, 'active 2': 3, 'active 4': 4, 'pending 0': 0, 'refused 1': 1 });
  });
});
