import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { answers, officeOf, sealRequest } from './seal-process.ts';

describeOnDemonstration('a process of the office that was returned to its starter', (server) => {
  const { read, post, taskOf } = officeOf(server);
  const returned = async () => {
    const { processInstanceId } = (await post('acceptor', 'startProcess', sealRequest)).data;
    const taskId = await taskOf('lead', processInstanceId);
    const back = { taskId, outcome: 'returned', comment: '事由不清' };
    expect((await post('lead', 'completeTask', back)).status).toBe(200);
    return { processInstanceId, correction: await correctionOf('acceptor', processInstanceId) };
  };
  const correctionOf = async (
    account: string,
    processInstanceId: string,
  ): Promise<{ taskId: string; rev: number }> =>
    (await read(account, 'detail', { processInstanceId })).data.correction;
  const handIn = (account: string, task: { taskId: string; rev?: number }, variables: object) =>
    post(account, 'completeTask', { ...task, outcome: 'resubmitted', comment: '已补充', variables });

  test('is corrected by him on its page, all of the form, and goes back to who returned it', async () => {
    const { processInstanceId, correction } = await returned();
    const own = (await read('acceptor', 'detail', { processInstanceId })).data;
    expect(own.form.permissions.documentName).toEqual({ access: 'edit' });
    const { documentName: _, ...lacking } = answers;
    const wrong = await handIn('acceptor', correction, lacking);
    expect([wrong.status, wrong.data.errors]).toMatchObject([400, [{ field: 'documentName' }]]);
    const corrected = { ...answers, reason: '签订合作框架协议，用于备案', copies: 3, outcome: 'x' };
    expect((await handIn('acceptor', correction, corrected)).status).toBe(200);
    expect(await correctionOf('acceptor', processInstanceId)).toBeNull();
    const again = { taskId: await taskOf('lead', processInstanceId) };
    const seen = (await read('lead', 'detail', again)).data;
    expect(seen.formChanges).toMatchObject([
      { taskId: correction.taskId, field: 'copies', before: 2, after: 3, userName: '周文静' },
      { field: 'reason', before: answers.reason, after: '签订合作框架协议，用于备案' },
    ]);
    expect(seen.form.values).toEqual({ ...answers, reason: '签订合作框架协议，用于备案', copies: 3 });
  });

  test('is corrected by nobody else, and once', async () => {
    const { processInstanceId, correction } = await returned();
    expect(await correctionOf('lead', processInstanceId)).toBeNull();
    expect((await handIn('lead', correction, answers)).status).toBe(403);
    expect((await handIn('finance', correction, answers)).status).toBe(404);
    const stale = await handIn('acceptor', { ...correction, rev: correction.rev + 1 }, answers);
    expect(stale.status).toBe(409);
    expect((await handIn('acceptor', correction, answers)).status).toBe(200);
    expect((await handIn('acceptor', correction, answers)).status).toBe(409);
  });
});
