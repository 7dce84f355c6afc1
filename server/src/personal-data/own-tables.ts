import type { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { Personal } from '@policy/shared/contract/kit/personal.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import type { DataSubject } from './own-sections.ts';
import { personalColumns } from './personal-columns.ts';

/** What the catalogues say of these tables; the columns are told in the order in which they stand there. */
type Words = ReturnType<typeof catalogue>['personal']['copy']['tables'];

/** Whose rows they are, and in which language they are told. */
type Asked = DataSubject & Pick<Context, 'tenantId' | 'locale'>;

/** Rows about a person in a table that no contract describes, under the names of the catalogues. */
interface OwnTable {
  name: keyof Words;
  table: string;
  rows: (asked: Asked) => SQL;
}

/** A moment as the wire tells it. */
const moment = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;

const partyName = (locale: Asked['locale']) =>
  locale === 'en'
    ? sql`coalesce(party.name_en, party.name, login.source)`
    : sql`coalesce(party.name, login.source)`;

/** How a person signs in, where he is signed in, and which matters he began. */
export const ownTables: readonly OwnTable[] = [
  {
    ...{ name: 'boundLogin', table: 'third_party_login' },
    rows: ({ userId, tenantId, locale }) => sql`
      select ${partyName(locale)} as party, login.nick_name as "nickName", login.open_id as "openId",
      ${moment('login.create_time')} as "createTime" from third_party_login login left join identity_provider party
      on party.tenant_id = login.tenant_id and login.source = 'sso:' || party.id::text
      where login.tenant_id = ${tenantId} and login.user_id = ${userId} order by login.create_time, login.id`,
  },
  {
    ...{ name: 'passkey', table: 'passkey' },
    rows: ({ userId, tenantId }) => sql`
      select label, rp_id as "rpId", credential_id as "credentialId", ${moment('create_time')} as "createTime",
      ${moment('last_used_at')} as "lastUsedAt"
      from passkey where tenant_id = ${tenantId} and user_id = ${userId} order by create_time, id`,
  },
  {
    ...{ name: 'secondFactor', table: 'second_factor' },
    rows: ({ userId, tenantId }) => sql`
      select ${moment('confirmed_at')} as "confirmedAt" from second_factor
      where tenant_id = ${tenantId} and user_id = ${userId} and confirmed_at is not null`,
  },
  {
    ...{ name: 'session', table: 'session' },
    rows: ({ userId, tenantId }) => sql`
      select client_id as "clientId", remote_ip as "remoteIp", user_agent as "userAgent",
      ${moment('create_time')} as "createTime", ${moment('last_seen_at')} as "lastSeenAt",
      ${moment('ended_at')} as "endedAt"
      from session where tenant_id = ${tenantId} and user_id = ${userId} order by create_time, id`,
  },
  {
    ...{ name: 'process', table: 'wf_instance' },
    rows: ({ userId, tenantId }) => sql`
      select title, serial_number as "serialNumber", ${moment('started_at')} as "startedAt",
      ${moment('ended_at')} as "endedAt" from wf_instance
      where tenant_id = ${tenantId} and owner_id = ${userId} and parent_id is null order by started_at, id`,
  },
];

/** The rows of such a table as he is told them. */
export async function* ownTableRows(
  { db, tenantId, locale }: Context,
  subject: DataSubject,
  { rows }: OwnTable,
): AsyncGenerator<Record<string, unknown>> {
  yield* (await db.execute(rows({ ...subject, tenantId, locale }))).rows;
}

/** What the personal values among the columns that are told are kept for, and how long. */
export const personalIn = ({ table }: OwnTable, columns: object): Record<string, Personal> =>
  Object.fromEntries(
    Object.entries(personalColumns[table] ?? {}).filter(([key]) => Object.hasOwn(columns, key)),
  );
