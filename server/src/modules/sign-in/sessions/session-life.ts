import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { saidInTenant } from '../../../accounts/security-policy.ts';
import { userTable } from '../../../accounts/tables.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { qualified } from '../../../kit/table/table.ts';
import { clientTable, sessions } from '../tables.ts';

const at = (now: Date) => sql`${`${wireTime(now)}+08`}::timestamptz`;
const minutes = (key: 'session.officeIdleMinutes' | 'session.portalIdleMinutes' | 'session.maxMinutes') =>
  saidInTenant(key, sessions.tenantId);

/** How long a session may be left unused: as its tenant says for its officers and for the portal, else as its client does. */
const idleSeconds = sql`coalesce(60 * case when ${qualified(userTable.userType)} = 1
  then ${minutes('session.officeIdleMinutes')} else ${minutes('session.portalIdleMinutes')} end, ${qualified(clientTable.idleSeconds)})`;

/** Holds for sessions, read with their person and client, that were neither left unused nor kept open for longer than they may be. */
export function isWithinLife(now: Date): SQL {
  const { lastSeenAt, createTime } = sessions;
  return sql`(${qualified(lastSeenAt)} >= ${at(now)} - make_interval(secs => ${idleSeconds})
    and coalesce(${qualified(createTime)} > ${at(now)} - make_interval(mins => ${minutes('session.maxMinutes')}), true))`;
}
