import { sql } from 'drizzle-orm';

import type { FieldChange } from '../../../kit/history/change-history.ts';
import type { Paging } from '../../../kit/query/paging.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** One thing that happened in a company, as the rows tell it. */
export interface CompanyEvent {
  id: string;
  kind: 'joined' | 'changed' | 'removed' | 'company' | 'handedOver';
  at: string;
  userId: string | null;
  userType: number | null;
  /** What the one who did it is called as a member; null for somebody who never was one. */
  byName: string | null;
  agency: string | null;
  agencyEn: string | null;
  /** Whom it happened to; null where it is the company itself. */
  uid: string | null;
  memberName: string | null;
  changes: readonly FieldChange[];
  /** Whether the one who did it gave up the keeping of the members at the same moment. */
  isHandOver: boolean;
}

interface Read {
  id: string | null;
  kind: CompanyEvent['kind'];
  at: string;
  user_id: string | null;
  user_type: number | null;
  by_name: string | null;
  agency: string | null;
  agency_en: string | null;
  uid: string | null;
  member_name: string | null;
  changes: FieldChange[] | null;
  is_hand_over: boolean;
  total: number;
}

/** What a page is of: a company, and for whom it is told from a day on only. */
interface EventQuery extends Paging {
  companyId: string;
  /** A day; null where everything is told. */
  since: string | null;
}

const keptMembers = (side: 'before' | 'after') =>
  sql.raw(`$[*] ? (@.field == "duties").${side}[*] ? (@ == "administrator")`);

/** So near to each other are the two changes that one hand-over makes. */
const atOnce = sql.raw(`interval '5 seconds'`);

/**
 * One page of what happened in a company, the newest first. Nothing is written for it: who joined stands in the memberships,
 * what was changed in the history of rows, and what officers handed over in a table of its own.
 */
export async function readEvents(
  { db, tenantId }: Context,
  { companyId, since, current, size }: EventQuery,
): Promise<{ total: number; events: CompanyEvent[] }> {
  const from = since === null ? sql`true` : sql`e.at >= ${`${since} 00:00:00+08`}::timestamptz`;
  const { rows } = await db.execute<Record<string, unknown> & Read>(sql`
    with place as (
      select id, uid, member_name, duties, create_time, create_user, create_dept from company_member
      where tenant_id = ${tenantId} and company_id = ${companyId}::uuid
    ), changed as materialized (
      select c.* from change_record c
      where c.tenant_id = ${tenantId} and c.entity = 'companyMember' and c.row_id in (select id from place)
    ), joined as (
      select p.id, p.uid, p.member_name, via.id as via, coalesce(via.at, p.create_time) as at,
        coalesce(via.user_id, p.create_user) as user_id,
        coalesce(via.dept_id, p.create_dept) as dept_id, p.duties
      from place p left join lateral (
        select c.id, c.at, c.user_id, c.dept_id from changed c
        where c.row_id = p.id and c.changes @> '[{"field": "companyId"}]' order by c.at desc limit 1
      ) via on true
    ), event as (
      select coalesce(j.via, j.id) as id, 'joined' as kind, j.at, j.user_id, j.dept_id, j.uid, j.member_name,
        jsonb_build_array(jsonb_build_object('field', 'duties', 'before', null, 'after', coalesce((
          select d.one -> 'before' from changed c cross join lateral jsonb_array_elements(c.changes) d(one)
          where c.row_id = j.id and c.at >= j.at and c.id is distinct from j.via and d.one ->> 'field' = 'duties' order by c.at limit 1
        ), to_jsonb(j.duties)))) as changes, false as is_hand_over
      from joined j
      union all
      select c.id, case when c.act = 'removed' then 'removed' else 'changed' end, c.at, c.user_id, c.dept_id, j.uid,
        j.member_name, c.changes, jsonb_path_exists(c.changes, '${keptMembers('after')}') and exists (
          select 1 from changed gave join joined giver on giver.id = gave.row_id
          where giver.uid = c.user_id and gave.user_id = c.user_id and gave.row_id <> c.row_id
            and gave.at between c.at - ${atOnce} and c.at + ${atOnce}
            and jsonb_path_exists(gave.changes, '${keptMembers('before')}')
            and not jsonb_path_exists(gave.changes, '${keptMembers('after')}'))
      from changed c join joined j on j.id = c.row_id
      where c.at >= j.at and c.id is distinct from j.via and (c.act = 'removed' or c.act = 'changed' and (
        c.changes @> '[{"field": "duties"}]' or c.changes @> '[{"field": "untilDate"}]'
        or c.changes @> '[{"field": "accountStatus"}]'))
      union all
      select c.id, 'company', c.at, c.user_id, c.dept_id, null, null, c.changes, false from change_record c
      where c.tenant_id = ${tenantId} and c.entity = 'company' and c.row_id = ${companyId}::uuid and c.act = 'changed'
      union all
      select h.id, 'handedOver', h.create_time, h.decided_by, null, h.to_user,
        (select p.member_name from place p where p.uid = h.to_user limit 1), '[]', true
      from company_hand_over h where h.tenant_id = ${tenantId} and h.company_id = ${companyId}::uuid
    ), told as (select * from event e where ${from})
    select t.total, e.id, e.kind, to_char(e.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as at, e.user_id,
      u.user_type, e.uid, e.member_name, e.changes, e.is_hand_over,
      (select p.member_name from place p where p.uid = e.user_id order by p.create_time desc limit 1) as by_name,
      d.dept_name as agency, d.dept_name_en as agency_en
    from (select count(*)::int as total from told) t
    left join (select * from told e order by e.at desc, e.id desc limit ${size} offset ${(current - 1) * size}) e on true
    left join "user" u on u.id = e.user_id
    left join department d on d.id = e.dept_id and d.tenant_id = ${tenantId}
    order by e.at desc, e.id desc`);
  return { total: rows[0]?.total ?? 0, events: rows.flatMap((row) => eventOf(row)) };
}

function eventOf(row: Read): CompanyEvent[] {
  if (row.id === null) return [];
  return [
    {
      ...{ id: row.id, kind: row.kind, at: row.at, userId: row.user_id, userType: row.user_type },
      ...{ byName: row.by_name, agency: row.agency, agencyEn: row.agency_en },
      ...{
        uid: row.uid,
        memberName: row.member_name,
        changes: row.changes ?? [],
        isHandOver: row.is_hand_over,
      },
    },
  ];
}
