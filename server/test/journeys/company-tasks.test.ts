import type { CompanyTask } from '@policy/shared/contract/application/calls.ts';
import { applicationTabs } from '@policy/shared/contract/application/moves.ts';
import type { ApplicationTab } from '@policy/shared/contract/application/moves.ts';
import { expect, test } from 'vitest';

import { addClerk, addMember } from '../companies.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

describeOnDemonstration('what waits for a company', (server) => {
  const tasksOf = async (person: Person): Promise<CompanyTask[]> =>
    (await person.get('policy/projectinfo/companyTasks')).body.data;
  const rowsIn = async (person: Person, list: string, query = {}) =>
    (await person.get(`policy/projectinfo/${list}`, { size: '200', ...query })).body.data.records;

  test('is a payment that came back first, then what ends soonest; never a case of others', async () => {
    const company = await personOf(server, 'yunlan-c001');
    const tasks = await tasksOf(company);
    expect(tasks[0]).toMatchObject({ status: 'pay_failed', due: null });
    const days = tasks.slice(1).map(({ due }) => due ?? '');
    expect(days).toEqual(days.toSorted());
    const own = new Set((await rowsIn(company, 'listall')).map(({ id }: { id: string }) => id));
    expect(tasks.every(({ id }) => own.has(id))).toBe(true);
  });

  test('is a correction with its last day', async () => {
    const company = await personOf(server, 'yunlan-c022');
    const task = (await tasksOf(company)).find(({ status }) => status === 'supplement');
    const { body } = await company.get('policy/projectinfo/case', { id: task!.id });
    const said = body.data.comments.filter(({ node }: { node: string }) => node === 'supplement');
    expect(task?.due).toBe(said.at(-1).deadline);
    expect(task?.due).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('is a draft only while its window is about to close', async () => {
    const company = await personOf(server, 'yunlan-c001');
    const drafts = await rowsIn(company, 'listall', { status: 'draft' });
    const told = (await tasksOf(company)).filter(({ status }) => status === 'draft').map(({ id }) => id);
    const closing = [];
    for (const { id, guideId } of drafts) {
      const { body } = await company.get('policy/projectinfo/isExpireGuideItemForApply', { guideId });
      if (body.data.windowStatus === 'closing') closing.push(id);
    }
    expect(told.toSorted()).toEqual(closing.toSorted());
    expect(closing.length).toBeLessThan(drafts.length);
  });

  test('is told to those whose duty it is', async () => {
    const company = await personOf(server, 'yunlan-c001');
    const { companyId } = (await company.get('policy/policyuserinfo/detailByUid')).body.data;
    const seenBy = async (duty: 'finance' | 'reader') => {
      await addClerk(server.context, duty);
      await addMember(server.context, { account: duty, companyId, duties: [duty] });
      return (await tasksOf(await personOf(server, duty))).map(({ status }) => status);
    };
    expect(new Set(await seenBy('finance'))).toEqual(new Set(['pay_failed']));
    expect(await seenBy('reader')).toEqual([]);
  });

  test('every application is counted in one tab, and each list of a tab holds as many', async () => {
    const company = await personOf(server, 'yunlan-c008');
    const { body } = await company.get('policy/projectinfo/statisticsCompanyApply');
    const counts: Record<'all' | ApplicationTab, number> = body.data;
    expect(counts.draft + counts.doing + counts.done).toBe(counts.all);
    for (const [tab, states] of Object.entries(applicationTabs))
      expect(await rowsIn(company, 'listall', { status: states.join(',') })).toHaveLength(body.data[tab]);
  });
});
