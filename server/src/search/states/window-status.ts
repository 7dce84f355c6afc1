import type { WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import { addDays, wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';

/** Days before its end in which a window counts as closing. */
const closingDays = 10;

interface Window {
  /** Whether applications are not taken although it is time. */
  isSuspended: SQLWrapper;
  applyStart: SQLWrapper;
  applyEnd: SQLWrapper;
}

const value = (state: WindowState) => sql.raw(`'${state}'`);

/** Whether applications are taken today. */
export function windowStatusOf(context: Context, { isSuspended, applyStart, applyEnd }: Window): SQL {
  const today = wireDate(context.clock.now());
  return sql`case when ${isSuspended} then ${value('suspended')}
    when ${applyStart} > ${today}::date then ${value('upcoming')}
    when ${applyEnd} < ${today}::date then ${value('closed')}
    when ${applyEnd} <= ${addDays(today, closingDays)}::date then ${value('closing')}
    else ${value('open')} end`;
}
