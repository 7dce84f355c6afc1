import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { PublicityState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { sql } from 'drizzle-orm';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { wireDate, wireTime } from '../../kit/runtime/clock.ts';
import { contentModule, contentRules } from './life-cycle.ts';

const value = (state: PublicityState) => sql.raw(`'${state}'`);

/** What holds for publicity lists, and where in its period one is. */
export const publicityListRules = contentRules(publicityList, {
  publicityStatus: (table, context) => {
    const now = context.clock.now();
    return sql`case when ${table.isSuspended} = 1 then ${value('suspended')}
      when ${table.publicityStart} > ${wireDate(now)}::date then ${value('upcoming')}
      when ${table.endsAt} <= ${`${wireTime(now)}+08`}::timestamptz then ${value('ended')}
      when ${table.publicityEnd} < ${wireDate(now)}::date then ${value('ended')}
      else ${value('publicising')} end`;
  },
});

/** The calls of publicity lists, with those of their life cycle. */
export const publicityListModule = contentModule(publicityList);
/** The calls of the entries of publicity lists: who stands on one, and with which amount. */
export const publicityEntryModule = crudModule(publicityEntry);
