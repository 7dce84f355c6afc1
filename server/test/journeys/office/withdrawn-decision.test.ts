import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf } from './seal-process.ts';

describeOnDemonstration('a decision that set a status and was taken back', (server) => {
  const { as, read, post, rowOf, taskOf } = officeOf(server);
  const offeredTo = async (account: string) => {
    const [task] = (await read(account, 'claimList', { size: '100' })).data.records;
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
      const { data } = await read('acceptor', 'detail', { taskId });
      return data.acts.map(({ act }: { act: string }) => act);
    };
    expect(await acts()).toContain('withdraw');
    const doneRow = async () =>
      (await read('acceptor', 'myDoneList', { size: '100' })).data.records.find(
        (row: { taskId: string }) => row.taskId === taskId,
      );
    expect(await doneRow()).toMatchObject({ mayWithdraw: true, startTime: expect.any(String) });
    expect((await post('acceptor', 'withdrawTask', { taskId, comment: '点错了' })).status).toBe(200);
    expect((await doneRow()).mayWithdraw).toBe(false);
    const back = await applicationOf(task);
    expect(back.status).toBe('submitted');
    expect(back.acceptTime ?? null).toBeNull();
    const again = await rowOf('acceptor', 'todoList', processInstanceId);
    expect((await accept(again.taskId)).status).toBe(200);
    expect((await applicationOf(task)).status).toBe('accepted');
  });

  test('stands once somebody has taken up what came of it', async () => {
    const { taskId, processInstanceId } = await offeredTo('acceptor');
    await post('acceptor', 'completeTask', { taskId, outcome: 'accepted' });
    await taskOf('reviewer', processInstanceId);
    const { mayWithdraw } = (await read('acceptor', 'myDoneList', { size: '100' })).data.records.find(
      (row: { taskId: string }) => row.taskId === taskId,
    );
    expect(mayWithdraw).toBe(false);
    const refused = await post('acceptor', 'withdrawTask', { taskId, comment: '点错了' });
    expect([refused.status, refused.msg]).toEqual([400, expect.stringContaining('不能撤回')]);
  });
});
