import type { catalogue } from '@policy/shared/messages/catalogue.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import type { DataSubject } from './own-sections.ts';

/** What the catalogues say of these tables; the columns are told in the order in which they stand there. */
type Words = ReturnType<typeof catalogue>['personal']['copy']['tables'];

/** Rows about a person in tables that no contract describes, under the names of the catalogues. */
interface OwnTable {
  name: keyof Words;
  rows: (subject: DataSubject) => SQL;
}

/** A moment as the wire tells it. */
const moment = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;

/** How a person signs in, where he is signed in, and which matters he began: a few dozen rows of each, and read at once. */
export const ownTables: readonly OwnTable[] = [
  {
    name: 'boundLogin',
    rows: ({
      userId,
    }) => sql`select coalesce(party.name, login.source) as party, login.nick_name as "nickName",
      login.open_id as "openId", ${moment('login.create_time')} as "createTime"
      from third_party_login login left join identity_provider party
      on party.tenant_id = login.tenant_id and login.source = 'sso:' || party.id::text
      where login.user_id = ${userId} order by login.create_time, login.id`,
  },
  {
    name: 'passkey',
    rows: ({ userId }) => sql`select label, rp_id as "rpId", credential_id as "credentialId",
      ${moment('create_time')} as "createTime", ${moment('last_used_at')} as "lastUsedAt"
      from passkey where user_id = ${userId} order by create_time, id`,
  },
  {
    name: 'secondFactor',
    rows: ({ userId }) => sql`select ${moment('confirmed_at')} as "confirmedAt"
      from second_factor where user_id = ${userId} and confirmed_at is not null`,
  },
  {
    name: 'session',
    rows: ({
      userId,
    }) => sql`select client_id as "clientId", remote_ip as "remoteIp", user_agent as "userAgent",
      ${moment('create_time')} as "createTime", ${moment('last_seen_at')} as "lastSeenAt", ${moment('ended_at')} as "endedAt"
      from session where user_id = ${userId} order by create_time, id`,
  },
  {
    name: 'process',
    rows: ({
      userId,
    }) => sql`select title, serial_number as "serialNumber", ${moment('started_at')} as "startedAt",
      ${moment('ended_at')} as "endedAt"
      from wf_instance where owner_id = ${userId} and parent_id is null order by started_at, id`,
  },
];

/** The rows of such a table as he is told them. */
export async function* ownTableRows(
  { db }: Context,
  subject: DataSubject,
  { rows }: OwnTable,
): AsyncGenerator<Record<string, unknown>> {
  yield* (await db.execute(rows(subject))).rows;
}
