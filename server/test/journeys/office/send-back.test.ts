import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf, sealRequest } from './seal-process.ts';

describeOnDemonstration('sending a task back', (server) => {
  const { as, read, post, taskOf } = officeOf(server);
  const detailOf = async (account: string, query: Record<string, string>) =>
    (await read(account, 'detail', query)).data;
  const atStamp = async () => {
    const { processInstanceId } = (await post('acceptor', 'startProcess', sealRequest)).data;
    const first = await taskOf('lead', processInstanceId);
    await post('lead', 'completeTask', { taskId: first, outcome: 'approved', variables: { copies: 1 } });
    return { processInstanceId, taskId: await taskOf('clerk', processInstanceId) };
  };

  test('goes to the step before, and straight back to who sent it where that was asked for', async () => {
    const { processInstanceId, taskId } = await atStamp();
    const seen = await detailOf('clerk', { taskId });
    expect(seen.backNodes).toEqual([{ nodeId: 'approve', nodeName: '负责人审批' }]);
    expect(seen.acts).toContainEqual({ act: 'sendBack', taskId });
    const back = { taskId, to: 'previous', afterwards: 'straight', comment: '份数不对' };
    expect((await post('clerk', 'rollbackTask', back)).status).toBe(200);
    const again = await taskOf('lead', processInstanceId);
    const decided = { taskId: again, outcome: 'approved', variables: { copies: 3 } };
    expect((await post('lead', 'completeTask', decided)).status).toBe(200);
    const { flow } = await detailOf('acceptor', { processInstanceId });
    const steps = flow.filter(
      (one: { historyActivityType: string }) => one.historyActivityType === 'userTask',
    );
    expect(
      steps.map(
        (one: { historyActivityName: string; outcomeName: string | null; outcome: string | null }) => [
          ...[one.historyActivityName, one.outcome, one.outcomeName],
        ],
      ),
    ).toEqual([
      ['负责人审批', 'approved', '同意'],
      ['登记用印', 'returned', null],
      ['负责人审批', 'approved', '同意'],
      ['登记用印', null, null],
    ]);
  });

  test('tells who signs besides and who has read a copy', async () => {
    const { processInstanceId, taskId } = await atStamp();
    const idOf = async (account: string): Promise<string> => {
      const { body } = await (await as('admin')).get('blade-user/page', { account, size: '100' });
      return body.data.records.find((one: { account: string }) => one.account === account).id;
    };
    const [lead, admin] = [await idOf('lead'), await idOf('admin')];
    const asked = { taskId, assignee: lead, position: 'before', comment: '请核对' };
    expect((await post('clerk', 'addMultiInstance', asked)).status).toBe(200);
    expect((await post('clerk', 'copyTask', { taskId, copyUserIds: [admin] })).status).toBe(200);
    const seen = async () => detailOf('clerk', { taskId });
    const { signers, readers } = await seen();
    expect(signers).toMatchObject([{ name: expect.any(String), signs: 'before', outcome: null }]);
    expect(readers).toMatchObject([{ name: expect.any(String), readTime: null }]);
    const signed = await taskOf('lead', processInstanceId);
    await post('lead', 'completeTask', { taskId: signed, outcome: 'approved', comment: '无误' });
    await post('admin', 'readCopy', { processInstanceId });
    const later = await seen();
    expect(later.signers).toMatchObject([{ outcome: 'approved', endTime: expect.any(String) }]);
    expect(later.readers).toMatchObject([{ readTime: expect.any(String) }]);
    expect((await detailOf('lead', { taskId: signed })).signers).toMatchObject([{ taskId, outcome: null }]);
  });
});
