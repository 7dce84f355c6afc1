import type { AffectedEntity, AffectedInput } from '@policy/shared/contract/desk/affected.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { fieldsOf } from '../kit/table/fields.ts';
import { hasColumn, snakeCase } from '../kit/table/table.ts';

/** Somebody of whom something got out. */
export interface Affected extends Record<string, unknown> {
  id: string;
  account: string;
  realName: string;
  phone: string | null;
  email: string | null;
  /** How many rows, and when the first and the last of them were made. */
  many: number;
  first: string;
  last: string;
}

/** Whose a row is: the id of its person, by the alias `hit` of its table. */
const whose: Record<AffectedEntity, SQL> = {
  user: sql`hit.id`,
  companyMember: sql`hit.uid`,
  registration: sql`hit.user_id`,
  consent: sql`hit.user_id`,
  application: sql`hit.user_id`,
  applicationFile: sql`hit.user_id`,
  payment: sql`(select paid.user_id from application paid where paid.id = hit.application_id)`,
  attachment: sql`hit.uploader_id`,
  message: sql`hit.user_id`,
  processDraft: sql`hit.user_id`,
  loginLog: sql`(select who.id from "user" who where who.tenant_id = hit.tenant_id and who.account = hit.account
    and who.is_deleted = 0)`,
};

/** Everybody whose values stand in what got out, in one query; people who were deleted are told as such. */
export async function affectedBy(context: Context, asked: AffectedInput): Promise<Affected[]> {
  const hits = asked.attachId === '' ? ofTable(context, asked) : ofFile(context, asked.attachId);
  const { rows } = await context.db.execute<Affected>(sql`
    select person.id::text as id, person.account, person.real_name as "realName", person.phone, person.email,
      count(*)::int as many, to_char(min(hits.at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as first,
      to_char(max(hits.at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as last
    from (${hits}) hits join "user" person on person.id = hits.who and person.tenant_id = ${context.tenantId}
    group by person.id order by person.account`);
  return rows;
}

function ofTable({ tenantId }: Context, { entity, fields, fromDay, toDay }: AffectedInput): SQL {
  if (entity === '') throw new Refusal('affected.what', {}, 'entity');
  const columns = columnsOf(entity, fields);
  const isFilled = columns.map((column) => sql`hit.${sql.identifier(snakeCase(column))} is not null`);
  const day = sql`(hit.create_time at time zone 'Asia/Shanghai')::date`;
  return sql`select ${whose[entity]} as who, hit.create_time as at from ${sql.identifier(snakeCase(entity))} hit
    where hit.tenant_id = ${tenantId}
    ${fromDay === '' ? sql`` : sql`and ${day} >= ${fromDay}::date`}
    ${toDay === '' ? sql`` : sql`and ${day} <= ${toDay}::date`}
    ${isFilled.length === 0 ? sql`` : sql`and (${sql.join(isFilled, sql` or `)})`}`;
}

/** The columns of the fields that are named; one that is none of the entity's own is refused. */
function columnsOf(name: AffectedEntity, fields: string): string[] {
  const wanted = fields
    .split(',')
    .map((field) => field.trim())
    .filter(Boolean);
  const listed: readonly Entity[] = entities;
  const entity = listed.find((one) => one.name === name);
  const keys = entity ? fieldsOf(entity).map(({ key }) => key) : [];
  const unknown = wanted.find((field) => !entity || !keys.includes(field) || !hasColumn(entity, field));
  if (unknown !== undefined) throw new Refusal('affected.field', { field: unknown }, 'fields');
  return wanted;
}

/** Whoever stored a file, and whose case it is a paper of. */
const ofFile = ({ tenantId }: Context, id: string): SQL => sql`
  select hit.uploader_id as who, hit.create_time as at from attachment hit
    where hit.tenant_id = ${tenantId} and hit.id = ${id}
  union all select paper.user_id, paper.create_time from application_file paper
    where paper.tenant_id = ${tenantId} and paper.attach_id = ${id}`;
