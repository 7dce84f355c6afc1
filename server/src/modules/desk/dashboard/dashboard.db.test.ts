import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { decidingStates } from '@policy/shared/contract/application/moves.ts';
import { undecided } from '@policy/shared/contract/desk/dashboard.ts';
import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { addDays, wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** The fixture's draft carries a time that no real draft has. */
const notDrafts = 'submitted,supplement,approved,paid';

type State = 'draft' | 'submitted' | 'supplement' | 'approved' | 'paid';

describeOnEachServer('the dashboard', (server) => {
  const admin = signedIn(server, 'admin');
  const reviewer03 = signedIn(server, 'reviewer03');
  let made = 0;
  beforeAll(async () => {
    const [near, far] = [idOf('a03'), idOf('a05')];
    const [one, two] = [uuidv7(), uuidv7()];
    await addCase({
      agencyId: near,
      userId: one,
      status: 'submitted',
      day: '2026-03-31',
      dueDate: '2026-04-09',
    });
    await addCase({ agencyId: near, userId: one, status: 'paid', day: '2026-02-01', paidWan: 12.5 });
    await addCase({
      agencyId: far,
      userId: two,
      status: 'supplement',
      day: '2026-03-01',
      dueDate: '2026-03-09',
    });
    await addCase({ agencyId: far, userId: two, status: 'approved', day: '2026-01-31' });
    await addCase({ agencyId: far, userId: two, status: 'draft', day: '2026-03-15' });
  });

  interface Case {
    agencyId: string;
    userId: string;
    status: State;
    day: string;
    dueDate?: string;
    paidWan?: number;
  }

  /** A case as it stands, without the process that brought it there. */
  async function addCase({ day, paidWan, ...row }: Case) {
    const { db, clock } = server.context;
    const now = wireTime(clock.now());
    const system = { tenantId: '000000', createTime: now, updateTime: now };
    const id = uuidv7();
    made += 1;
    await db.insert(tableOf(application)).values({
      ...{ id, ...system, applyNo: `case-${String(made)}`, guideId: uuidv7(), policyItemId: uuidv7() },
      ...{ policyId: uuidv7(), companyName: '某公司', creditCode: 'x', projectName: '项目', pausedDays: 0 },
      ...{ ...row, submitTime: `${day} 23:30:00` },
    });
    if (paidWan === undefined) return;
    await db.insert(tableOf(payment)).values({
      ...{ id: uuidv7(), ...system, applicationId: id, batchNo: 'b', amountWan: paidWan },
      ...{ payDate: '2026-03-20', result: 'paid' },
    });
  }

  const figures = async (person: Person, query: Record<string, string>): Promise<Dashboard> =>
    (await person.get('blade-desk/dashboard/figures', query)).body.data;
  const march = { from: '2026-03-01', to: '2026-03-31' };

  test('counts what the list of cases shows for the filters that its figures lead to', async () => {
    const told = await figures(admin, march);
    const total = async (query: Record<string, string>) =>
      (await admin.get('policy/projectinfo/list', query)).body.data.total as number;
    const when = { submitTime_dategt: '2026-02-28 23:59:59', submitTime_datelt: '2026-04-01 00:00:00' };
    expect(await total({ ...when, status: notDrafts })).toBe(told.declared.value);
    expect(await total({ status: undecided.join(',') })).toBe(told.pending);
    const yesterday = addDays(wireDate(server.clock.now()), -1);
    expect(await total({ status: decidingStates.join(','), dueDate_datele: yesterday })).toBe(told.overdue);
  });

  test('counts the cases of a period beside those of the period before it, and no drafts', async () => {
    const told = await figures(admin, march);
    expect(told).toMatchObject({
      ...{ declared: { value: 2, before: 2 }, companies: { value: 2, before: 2 } },
      paidWan: { value: 12.5, before: 0 },
    });
    expect(told.months).toEqual([{ month: '2026-03', declared: 2, paidWan: 12.5 }]);
    expect(told.stages[0]).toEqual({ stage: 'declared', total: 2 });
  });

  test('counts what waits today whatever the period; what the company mends is not overdue', async () => {
    expect(wireDate(server.context.clock.now()) > '2026-04-09').toBe(true);
    expect(await figures(admin, march)).toMatchObject({ pending: 2, overdue: 1 });
  });

  test('keeps to the cases that the reader may read, and to the department asked for', async () => {
    const own = await figures(reviewer03, march);
    expect([own.declared.value, own.pending, own.agencies.length]).toEqual([1, 1, 1]);
    expect(own.agencies[0]).toMatchObject({ name: '云澜区工业和信息化局', total: 1 });
    const asked = await figures(admin, { ...march, deptId: idOf('a05') });
    expect(asked.agencies.map(({ id }) => id)).toEqual([idOf('a05')]);
    expect(asked.paidWan.value).toBe(0);
    const other = await figures(reviewer03, { ...march, deptId: idOf('a05') });
    expect([other.declared.value, other.agencies]).toEqual([0, []]);
  });

  test('names agencies in the reader’s language', async () => {
    const { body } = await signIn(server, 'reviewer03');
    const english = callerOf(server, { ...bearer(String(body.access_token)), 'accept-language': 'en' });
    const { agencies } = await figures(english, march);
    expect(agencies[0]?.name).toBe('Yunlan District Industry and Information Technology Bureau');
  });

  test('is refused for a period that is none, and to those who were not granted it', async () => {
    const path = 'blade-desk/dashboard/figures';
    expect((await admin.get(path, { from: '2026-03-02', to: '2026-03-01' })).body.msg).toBe(
      '统计区间不正确，最长两年',
    );
    expect((await admin.get(path, { from: '2026-02-30' })).status).toBe(400);
    expect((await admin.get(path, { deptId: 'x' })).status).toBe(404);
    expect((await (await personOf(server, 'editor')).get(path)).status).toBe(403);
  });
});
