import { sql } from 'drizzle-orm';

import type { DataMigration } from './data-migration.ts';

/** Only the process counted what it put on a list: lists whose entries were imported or edited said too little, or nothing. */
export const countPublicityEntries: DataMigration = {
  name: '0004-count-publicity-entries',
  after: '0086_guide_brief',
  run: async (tx) => {
    await tx.execute(sql`
      update publicity_list list set total_count = told.many, total_amount_wan = told.amount
      from (select one.id, count(entry.id)::int as many, coalesce(sum(entry.amount_wan), 0) as amount
        from publicity_list one
        left join publicity_entry entry on entry.list_id = one.id and entry.is_deleted = 0
        group by one.id) told
      where told.id = list.id and (list.total_count, list.total_amount_wan) is distinct from (told.many, told.amount)`);
  },
};
