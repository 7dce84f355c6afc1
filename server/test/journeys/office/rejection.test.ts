import { beforeAll, expect, test } from 'vitest';

import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
import { draw, end, path, userTask } from '../../bpmn/draw.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf } from './seal-process.ts';
import { answers } from './seal-request.ts';

const begin = '<startEvent id="start" flowable:formKey="form_seal"/>';
const by = (role: string) => `<policy:candidate role="${role}"/>`;

describeOnDemonstration('a step whose author named no buttons', (server) => {
  const { as, read, post, taskOf } = officeOf(server);
  const detailOf = async (account: string, taskId: string) =>
    (await read(account, 'detail', { taskId })).data;
  const deploy = (key: string, rule: string) =>
    inTransaction(server.context, (context) =>
      server.workflow.deploy(context, {
        xml: draw(
          key,
          begin,
          userTask('approve', by('lead')),
          userTask('stamp', by('clerk'), rule),
          end(),
          path('start', 'approve', 'stamp', 'end'),
        ),
      }),
    );
  beforeAll(async () => {
    await deploy('plain_way', '');
    await deploy('ruled_way', '<policy:reject to="owner"/>');
    await deploy('picking_way', '<policy:reject to="any"/>');
  });
  const started = async (processDefKey: string): Promise<string> =>
    (await post('acceptor', 'startProcess', { processDefKey, formVersion: 1, variables: answers })).data
      .processInstanceId;
  const atStamp = async (processDefKey: string) => {
    const processInstanceId = await started(processDefKey);
    const taskId = await taskOf('lead', processInstanceId);
    expect((await post('lead', 'completeTask', { taskId, outcome: 'approved' })).status).toBe(200);
    return { processInstanceId, taskId: await taskOf('clerk', processInstanceId) };
  };

  test('is approved or rejected on the page of its case, and tells what a rejection leads to', async () => {
    const { processInstanceId, taskId } = await atStamp('plain_way');
    const { buttons, acts } = await detailOf('clerk', taskId);
    expect(buttons).toMatchObject([
      { buttonKey: 'approved', name: '通过', act: 'complete', commentRequired: false },
      { buttonKey: 'rejected', name: '驳回', act: 'reject', isConfirmed: true, commentRequired: true },
    ]);
    expect(acts).toContainEqual({ act: 'sendBack', taskId });
    const thought = { taskId, outcome: 'rejected', act: 'reject' };
    expect((await post('clerk', 'nextSteps', thought)).data).toMatchObject({
      ...{ refusal: null, ends: null, steps: [{ taskName: 'approve', isOwners: false }] },
    });
    expect((await post('clerk', 'rejectTask', { taskId })).msg).toBe('请输入办理意见');
    expect((await post('finance', 'rejectTask', { taskId, comment: '不清楚' })).status).toBe(403);
    expect((await post('clerk', 'rejectTask', { taskId, comment: '份数不对' })).status).toBe(200);
    expect((await post('clerk', 'rejectTask', { taskId, comment: '份数不对' })).msg).toBe('该任务已被处理');
    const again = await taskOf('lead', processInstanceId);
    expect((await detailOf('lead', again)).process).toMatchObject({ taskName: 'approve' });
  });

  test('with a rule is returned by that in every call, also by operations staff', async () => {
    const refused = '环节“stamp”只能按流程规定的去向退回';
    const { processInstanceId, taskId } = await atStamp('ruled_way');
    const { acts, backNodes } = await detailOf('clerk', taskId);
    expect([backNodes, acts.some(({ act }: { act: string }) => act === 'sendBack')]).toEqual([[], false]);
    expect((await read('clerk', 'getBackNodes', { taskId })).data).toEqual([]);
    const back = { taskId, nodeId: 'approve', comment: '重来' };
    expect((await post('clerk', 'rollbackTask', back)).msg).toBe(refused);
    const admin = await as('admin');
    expect((await admin.post('blade-workflow/ops/rollbackTask', back)).body.msg).toBe(refused);
    const rejected = { taskId, outcome: 'rejected', comment: '缺附件' };
    expect((await admin.post('blade-workflow/ops/completeTask', rejected)).body.code).toBe(200);
    const { correction } = (await read('acceptor', 'detail', { processInstanceId })).data;
    expect(correction).toMatchObject({ taskId: expect.any(String) });
  });

  test('whose handler picks the step is rejected to that', async () => {
    const { processInstanceId, taskId } = await atStamp('picking_way');
    const [, rejection] = (await detailOf('clerk', taskId)).buttons;
    expect(rejection.targets).toEqual([{ nodeId: 'approve', nodeName: 'approve' }]);
    const said = { taskId, comment: '重来' };
    expect((await post('clerk', 'rejectTask', said)).msg).toBe('请选择环节“stamp”要退回的环节');
    expect((await post('clerk', 'rejectTask', { ...said, nodeId: 'approve' })).status).toBe(200);
    expect(await taskOf('lead', processInstanceId)).not.toBe(taskId);
  });

  test('that nobody has claimed is urged to everybody to whom it is offered', async () => {
    const processInstanceId = await started('plain_way');
    const { acts } = (await read('acceptor', 'detail', { processInstanceId })).data;
    const [urged] = acts.filter(({ act }: { act: string }) => act === 'urge');
    const before = await messagesOf('lead');
    const others = await messagesOf('finance');
    expect((await post('acceptor', 'urgeTask', { taskId: urged.taskId, comment: '急' })).status).toBe(200);
    expect([await messagesOf('lead'), await messagesOf('finance')]).toEqual([before + 1, others]);
    // Who may take it is not asked to urge the others.
    const seen = await detailOf('lead', urged.taskId);
    expect(seen).toMatchObject({ isClaimable: true, acts: [] });
  });

  const messagesOf = async (account: string): Promise<number> =>
    (await (await as(account)).get('blade-desk/message/list', { size: '1' })).body.data.total;
});
