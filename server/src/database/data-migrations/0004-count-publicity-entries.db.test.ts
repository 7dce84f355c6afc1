import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import { inTransaction } from '../transaction.ts';
import { countPublicityEntries } from './0004-count-publicity-entries.ts';

describeOnEachDatabase('publicity lists from before every entry was counted', (database) => {
  it('say what stands on them, and those that did so are left alone', async () => {
    const told = await inTransaction(database(), async (tx) => {
      const add = async (title: string, amounts: readonly number[], count: number) => {
        const { rows } = await tx.execute<{ id: string }>(sql`
          insert into publicity_list (id, tenant_id, title, guide_id, agency_id, list_type, publicity_start, publicity_end, is_suspended, total_count, total_amount_wan, status, create_time, update_time)
          values (gen_random_uuid(), '000000', ${title}, gen_random_uuid(), gen_random_uuid(), 'application', '2026-01-01', '2026-01-08', 0, ${count}, 0, 'published', now(), now())
          returning id`);
        for (const [at, amount] of amounts.entries())
          await tx.execute(sql`
            insert into publicity_entry (id, tenant_id, list_id, seq, name, code_masked, item_name, amount_wan, is_deleted, create_time, update_time)
            values (gen_random_uuid(), '000000', ${rows[0]?.id}, ${at + 1}, '甲', '—', '补助', ${Math.abs(amount)}, ${amount < 0 ? 1 : 0}, now(), now())`);
      };
      await add('imported', [12.5, 3.0001, -7], 0);
      await add('empty', [], 3);
      await countPublicityEntries.run(tx);
      await countPublicityEntries.run(tx);
      const { rows } = await tx.execute<{ title: string; many: number; amount: string }>(
        sql`select title, total_count as many, total_amount_wan::text as amount from publicity_list`,
      );
      return Object.fromEntries(rows.map(({ title, many, amount }) => [title, [many, Number(amount)]]));
    });
    expect(told).toEqual({ imported: [2, 15.5001], empty: [0, 0] });
  });
});
