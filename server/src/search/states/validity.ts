import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import { addDays, wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';

/** Days before its expiry in which a document counts as expiring. */
const expiringDays = 90;

interface Dates {
  endedBy?: SQLWrapper;
  effectiveDate: SQLWrapper;
  expiryDate: SQLWrapper;
}

const value = (validity: Validity) => sql.raw(`'${validity}'`);

/** Validity of a document today: a manual end wins, then its dates. */
export function validityOf(context: Context, { endedBy, effectiveDate, expiryDate }: Dates): SQL {
  const today = wireDate(context.clock.now());
  const ended = endedBy ? sql`when ${endedBy} is not null then ${endedBy}` : sql``;
  return sql`case ${ended}
    when ${effectiveDate} > ${today}::date then ${value('upcoming')}
    when ${expiryDate} < ${today}::date then ${value('expired')}
    when ${expiryDate} <= ${addDays(today, expiringDays)}::date then ${value('expiring')}
    else ${value('valid')} end`;
}
