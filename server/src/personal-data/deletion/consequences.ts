import type { DeletionPlan } from '@policy/shared/contract/people/deletion.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { countRows } from './count-rows.ts';
import { departing, isAmong } from './departing.ts';
import type { ErasurePorts } from './departing.ts';
import { lastDayOf, paidCases, publicityOf } from './sealed-values.ts';

/** What a deletion would take away, and what the law keeps of it until when. Nothing is written. */
export async function consequencesOf(
  context: Context,
  userId: string,
  ports: ErasurePorts,
): Promise<Pick<DeletionPlan, 'goes' | 'keeps'>> {
  const person = await departing(context, userId, ports);
  const { keys, account, tenantId } = person;
  const his = sql`user_id = ${userId}`;
  const count = (from: SQL) => countRows(context.db, from);
  const ways = await count(sql`third_party_login where ${his}`);
  const files = keys.uploads.filter((id) => !keys.paidFiles.includes(id));
  const goes: DeletionPlan['goes'] = [
    { kind: 'account', count: 1 },
    { kind: 'memberships', count: keys.members.length },
    { kind: 'requests', count: keys.requests.length },
    { kind: 'consents', count: await count(sql`consent where ${his}`) },
    { kind: 'drafts', count: keys.drafts.length + keys.starts.length },
    { kind: 'cases', count: keys.ended.length - keys.paid.length },
    { kind: 'files', count: files.length },
    { kind: 'messages', count: keys.outgoing.length + (await count(sql`message where ${his}`)) },
    { kind: 'signIns', count: keys.sessions.length + ways },
    { kind: 'exports', count: await count(sql`export_job where ${his} and is_deleted = 0`) },
  ];
  const logs = await count(
    sql`login_log where tenant_id = ${tenantId} and ${isAmong(sql`account`, [account])}`,
  );
  const [paid, shown] = [await paidCases(context.db, person), await publicityOf(context.db, person)];
  const latest = (rows: readonly { day: string }[], clause: 'accounting' | 'publicity') => {
    const day = rows
      .map((row) => row.day)
      .toSorted()
      .at(-1);
    return day === undefined ? null : lastDayOf(day, clause);
  };
  const keeps: DeletionPlan['keeps'] = [
    { kind: 'paidCases', count: paid.length, clause: 'accounting', lastDay: latest(paid, 'accounting') },
    { kind: 'publicity', count: shown.length, clause: 'publicity', lastDay: latest(shown, 'publicity') },
    { kind: 'logs', count: logs, clause: 'logs', lastDay: null },
  ];
  return {
    goes: goes.filter((one) => one.count > 0),
    keeps: keeps.filter((one) => one.count > 0),
  };
}
