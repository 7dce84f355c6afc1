import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';

const process = 'blade-workflow/process';
const answers = {
  documentName: '合作框架协议',
  sealType: 'contract',
  copies: 2,
  usedOn: '2026-12-01',
  reason: '与区属企业签订合作框架协议',
};

describeOnDemonstration('what a decision would lead to', (server) => {
  const as = (account: string) => personOf(server, account);
  const ask = async (account: string, input: object) => {
    const { status, body } = await (await as(account)).post(`${process}/nextSteps`, input);
    return { status, data: body.data };
  };
  const claimed = async (account: string, wanted: (row: { processInstanceId: string }) => boolean) => {
    const person = await as(account);
    const { body } = await person.get(`${process}/claimList`, { size: '100' });
    const { taskId } = body.data.records.find(wanted);
    await person.post(`${process}/claimTask`, { taskId });
    return String(taskId);
  };
  const counted = async () => {
    const tables = ['wf_task', 'wf_comment', 'wf_command', 'wf_history', 'application_transition'];
    const counts: unknown[] = [];
    for (const table of tables) {
      const { rows } = await server.context.db.execute(sql.raw(`select count(*)::int as n from ${table}`));
      counts.push(rows[0]);
    }
    return counts;
  };

  test('is told to its handler by the engine itself, and nothing of it happens', async () => {
    const said = { processDefKey: 'wf_seal_use', formVersion: 1, variables: answers };
    const { body } = await (await as('acceptor')).post(`${process}/startProcess`, said);
    const { processInstanceId } = body.data;
    const taskId = await claimed('lead', (row) => row.processInstanceId === processInstanceId);
    const before = await counted();
    expect((await ask('lead', { taskId, outcome: 'approved', variables: { copies: 1 } })).data).toEqual({
      ...{ refusal: null, ends: null, waitsFor: [] },
      steps: [
        {
          ...{ taskName: '登记用印', isOwners: false, isGiven: false },
          people: [{ name: '公示经办', department: null }],
        },
      ],
    });
    expect((await ask('lead', { taskId, outcome: 'rejected' })).data).toMatchObject({
      ends: 'rejected',
      steps: [],
    });
    expect((await ask('lead', { taskId, outcome: 'returned' })).data.steps).toEqual([
      {
        ...{ taskName: '负责人审批', isOwners: true, isGiven: true },
        people: [{ name: '周文静', department: null }],
      },
    ]);
    expect(await counted()).toEqual(before);
  });

  test('names the department of a role, checks what an effect asks for, and runs none', async () => {
    const taskId = await claimed('acceptor', () => true);
    const before = await counted();
    const { data } = await ask('acceptor', { taskId, outcome: 'accepted' });
    expect(data.steps).toMatchObject([
      { taskName: '业务审核', people: [{ department: expect.any(String) }] },
    ]);
    expect((await ask('acceptor', { taskId, outcome: 'nothing' })).data.refusal).toContain('nothing');
    expect((await ask('acceptor', { taskId, outcome: 'returned' })).data.steps).toMatchObject([
      { isOwners: true },
    ]);
    expect(await counted()).toEqual(before);
  });

  test('is told to nobody who may not take the decision', async () => {
    const taskId = await claimed('acceptor', () => true);
    expect((await ask('reviewer', { taskId, outcome: 'accepted' })).status).toBeGreaterThanOrEqual(403);
    expect((await ask('finance', { taskId, outcome: 'accepted' })).status).toBe(404);
  });
});
