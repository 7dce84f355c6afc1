import { expect, test } from 'vitest';

import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
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

  test('leaves the application as it was before, also where the next handler was chosen, and may be taken again', async () => {
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
    const again = async () => String((await rowOf('acceptor', 'todoList', processInstanceId)).taskId);
    await choosing('review', { processInstanceId, taskId: await again() });
    await givenAndTakenBack(task, await again());
    expect((await accept(await again())).status).toBe(200);
    expect((await applicationOf(task)).status).toBe('accepted');
  });

  /** Has a process go on in a version in which whoever decides before chooses the handler of a step. */
  async function choosing(
    nodeId: string,
    { processInstanceId, taskId }: Record<'processInstanceId' | 'taskId', string>,
  ) {
    const { xml } = (await read('acceptor', 'detail', { taskId })).data;
    const step = new RegExp(`(<userTask id="${nodeId}".*?<extensionElements>)`, 's');
    const [version] = await inTransaction(server.context, (context) =>
      server.workflow.deploy(context, { xml: xml.replace(step, '$1<policy:handling chosen="true"/>') }),
    );
    const to = { deploymentId: version?.id, comment: '指定办理人' };
    const moved = await (await as('admin')).post('blade-workflow/ops/migrate', { ...to, processInstanceId });
    expect(moved.body.data).toMatchObject([{ ok: true }]);
  }

  /** Whoever is chosen has the case in review at once, and no more once that is taken back. */
  async function givenAndTakenBack(task: { businessKey: string }, taskId: string) {
    const decided = { taskId, outcome: 'accepted' };
    const { steps } = (await post('acceptor', 'nextSteps', decided)).data;
    const nextHandlers = { review: steps[0].choice.people[0].userId };
    expect((await post('acceptor', 'completeTask', { ...decided, nextHandlers })).status).toBe(200);
    expect((await applicationOf(task)).status).toBe('reviewing');
    expect((await post('acceptor', 'withdrawTask', { taskId, comment: '选错人了' })).status).toBe(200);
    const back = await applicationOf(task);
    expect([back.status, back.acceptTime ?? null]).toEqual(['submitted', null]);
  }

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
