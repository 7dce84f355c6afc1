import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';

const process = 'blade-workflow/process';

describeOnDemonstration('a decision that set a status and was taken back', (server) => {
  const as = (account: string) => personOf(server, account);
  const post = async (account: string, call: string, input: object) => {
    const { status, body } = await (await as(account)).post(`${process}/${call}`, input);
    return { status, msg: String(body.msg) };
  };
  const offeredTo = async (account: string) => {
    const { body } = await (await as(account)).get(`${process}/claimList`, { size: '100' });
    const [task] = body.data.records;
    await post(account, 'claimTask', { taskId: task.taskId });
    return task as { taskId: string; processInstanceId: string; businessKey: string };
  };
  const applicationOf = async ({ businessKey }: { businessKey: string }) =>
    (await (await as('admin')).get('policy/projectinfo/detail', { id: businessKey })).body.data;

  test('leaves the application as it was before, and may be taken again', async () => {
    const task = await offeredTo('acceptor');
    const { taskId, processInstanceId } = task;
    expect(await applicationOf(task)).toMatchObject({ status: 'submitted' });
    const accept = (id: string) => post('acceptor', 'completeTask', { taskId: id, outcome: 'accepted' });
    expect((await accept(taskId)).status).toBe(200);
    const accepted = await applicationOf(task);
    expect(accepted.status).toBe('accepted');
    expect(accepted.acceptTime).toBeTruthy();
    const acts = async () => {
      const { body } = await (await as('acceptor')).get(`${process}/detail`, { taskId });
      return body.data.acts.map(({ act }: { act: string }) => act);
    };
    expect(await acts()).toContain('withdraw');
    expect((await post('acceptor', 'withdrawTask', { taskId, comment: '点错了' })).status).toBe(200);
    const back = await applicationOf(task);
    expect(back.status).toBe('submitted');
    expect(back.acceptTime ?? null).toBeNull();
    const { body } = await (await as('acceptor')).get(`${process}/todoList`, { size: '100' });
    const again = body.data.records.find(
      (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId,
    );
    expect((await accept(again.taskId)).status).toBe(200);
    expect((await applicationOf(task)).status).toBe('accepted');
  });

  test('stands once somebody has taken up what came of it', async () => {
    const { taskId, processInstanceId } = await offeredTo('acceptor');
    await post('acceptor', 'completeTask', { taskId, outcome: 'accepted' });
    const { body } = await (await as('reviewer')).get(`${process}/claimList`, { size: '100' });
    const next = body.data.records.find(
      (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId,
    );
    await post('reviewer', 'claimTask', { taskId: next.taskId });
    const refused = await post('acceptor', 'withdrawTask', { taskId, comment: '点错了' });
    expect([refused.status, refused.msg]).toEqual([400, expect.stringContaining('不能撤回')]);
  });
});
