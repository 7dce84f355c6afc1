import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf } from './seal-process.ts';
import { answers, sealRequest } from './seal-request.ts';

describeOnDemonstration('what a decision would lead to', (server) => {
  const { read, post, taskOf } = officeOf(server);
  const ask = (account: string, input: object) => post(account, 'nextSteps', input);
  const claimed = async (account: string) => {
    const [{ taskId }] = (await read(account, 'claimList', { size: '100' })).data.records;
    await post(account, 'claimTask', { taskId });
    return String(taskId);
  };
  const counted = async () => {
    const tables = [
      'wf_instance',
      'wf_task',
      'wf_comment',
      'wf_command',
      'wf_history',
      'application_transition',
    ];
    const counts: unknown[] = [];
    for (const table of tables) {
      const { rows } = await server.context.db.execute(sql.raw(`select count(*)::int as n from ${table}`));
      counts.push(rows[0]);
    }
    return counts;
  };

  test('is told to its handler by the engine itself, and nothing of it happens', async () => {
    const { processInstanceId } = (await post('acceptor', 'startProcess', sealRequest)).data;
    const taskId = await taskOf('lead', processInstanceId);
    const before = await counted();
    expect((await ask('lead', { taskId, outcome: 'approved', variables: { copies: 1 } })).data).toEqual({
      ...{ refusal: null, ends: null, waitsFor: [] },
      steps: [
        {
          ...{ taskName: '登记用印', isOwners: false, isGiven: false, choice: null },
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
        ...{ taskName: '负责人审批', isOwners: true, isGiven: true, choice: null },
        people: [{ name: '周文静', department: null }],
      },
    ]);
    expect(await counted()).toEqual(before);
  });

  test('is told to whoever fills in the form that begins it, as far as it is filled in, and nothing begins', async () => {
    const before = await counted();
    const told = (account: string, variables: object) =>
      post(account, 'startSteps', { processDefKey: 'wf_seal_use', variables });
    const approval = {
      ...{ refusal: null, ends: null, waitsFor: [] },
      steps: [
        {
          ...{ taskName: '负责人审批', isOwners: false, isGiven: false, choice: null },
          people: [{ name: expect.any(String), department: null }],
        },
      ],
    };
    expect((await told('acceptor', {})).data).toEqual(approval);
    expect((await told('acceptor', { ...answers, unknown: 1 })).data).toEqual(approval);
    expect(await counted()).toEqual(before);
    expect((await post('acceptor', 'startSteps', { processDefKey: 'wf_apply_review' })).status).toBe(404);
  });

  test('names the department of a role, checks what an effect asks for, and runs none', async () => {
    const taskId = await claimed('acceptor');
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

  test('is that it has been taken, where a page asks while its reader decides', async () => {
    const { processInstanceId } = (await post('acceptor', 'startProcess', sealRequest)).data;
    const taskId = await taskOf('lead', processInstanceId);
    const decision = { taskId, outcome: 'approved', comment: '', variables: { copies: 1 } };
    expect((await post('lead', 'completeTask', decision)).status).toBe(200);
    const { status, data } = await ask('lead', { taskId, outcome: 'approved' });
    expect([status, data.steps]).toEqual([200, []]);
    expect(data.refusal).toContain('已');
  });

  test('is told to nobody who may not take the decision', async () => {
    const taskId = await claimed('acceptor');
    expect((await ask('reviewer', { taskId, outcome: 'accepted' })).status).toBeGreaterThanOrEqual(403);
    expect((await ask('finance', { taskId, outcome: 'accepted' })).status).toBe(404);
  });
});
