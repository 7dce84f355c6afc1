import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';

const ours = 'blade-workflow/process/terminateProcess';
const ops = 'blade-workflow/ops';
const comment = '重复发起';
/** Every call that ends a process of others, with its reason as it is named there. */
const ends = [
  [`${ops}/terminateProcess`, { comment }],
  [ours, { comment }],
  ['blade-flow/follow/delete-process-instance', { deleteReason: comment }],
] as const;
const answers = {
  ...{ documentName: '合作框架协议', sealType: 'contract', copies: 2, usedOn: '2026-12-01' },
  reason: '与区属企业签订合作框架协议',
};

interface Row {
  processInstanceId: string;
  taskId: string;
  title: string;
  startUserId: string;
}

describeOnDemonstration('to end a process of others, or to return its task', (server) => {
  const as = (account: string) => personOf(server, account);
  const listed = async (account: string, path: string, query = {}): Promise<Row[]> =>
    (await (await as(account)).get(path, { size: '200', ...query })).body.data.records;
  const started = async (by: string) => {
    const said = { processDefKey: 'wf_seal_use', formVersion: 1, variables: answers };
    const { body } = await (await as(by)).post('blade-workflow/process/startProcess', said);
    const isIt = (row: Row) => row.processInstanceId === body.data.processInstanceId;
    return (await listed('manager', `${ops}/list`)).find(isIt)!;
  };
  const told = async (account: string) =>
    (await listed(account, 'blade-desk/message/list')).filter(({ title }) =>
      title.startsWith('运维人员处理了'),
    ).length;

  beforeAll(async () => {
    // Somebody whose reach ends with his department may end what he reaches.
    const roles = repositoryOf(role, server.context);
    const [reviewing] = await roles.all(eq(tableOf(role).id, idOf('role:reviewer')));
    const codes = ['workflow_ops', 'workflow_ops_view', 'workflow_ops_terminate', 'workflow_terminate'];
    const menuIds = [...reviewing!.menuIds!, ...codes.map((code) => idOf(`menu:${code}`))];
    await roles.update(reviewing!.id, { menuIds });
  });

  test.each(ends)('by %s is one act of operations', async (path, why) => {
    const end = async (by: string, { processInstanceId }: Row) =>
      (await as(by)).post(path, { processInstanceId, ...why });
    expect((await end('manager', await started('manager'))).body.msg).toContain('不能干预本人');
    const row = await started('acceptor');
    await (await as('lead')).post('blade-workflow/process/claimTask', { taskId: row.taskId });
    const before = await told('lead');
    expect((await end('manager', row)).status).toBe(200);
    expect(await told('lead')).toBe(before + 1);
  });

  test('is offered on the page of a case to whoever the call would let do it', async () => {
    const offered = async (by: string, { processInstanceId }: Row) => {
      const asked = { processInstanceId };
      return (await (await as(by)).get('blade-workflow/process/detail', asked)).body.data.process
        .mayTerminate;
    };
    expect(await offered('manager', await started('manager'))).toBe(false);
    const row = await started('acceptor');
    expect(await offered('acceptor', row)).toBe(false);
    const { taskId } = row;
    const { body } = await (await as('admin')).get('blade-user/page', { account: 'manager', size: '100' });
    const copied = body.data.records.find((one: { account: string }) => one.account === 'manager').id;
    await (await as('lead')).post('blade-workflow/process/claimTask', { taskId });
    const copy = { taskId, copyUserIds: [copied], comment };
    expect((await (await as('lead')).post('blade-workflow/process/copyTask', copy)).status).toBe(200);
    expect(await offered('manager', row)).toBe(true);
    await (await as('manager')).post(ours, { processInstanceId: row.processInstanceId, comment });
    expect(await offered('manager', row)).toBe(false);
  });

  test.each(ends)('by %s reaches what the caller may read', async (path, why) => {
    const near = new Set(
      (await listed('reviewer03', `${ops}/processList`)).map(({ processInstanceId }) => processInstanceId),
    );
    const all = await listed('manager', `${ops}/processList`);
    const far = all.find(({ processInstanceId }) => !near.has(processInstanceId))!;
    const asked = { processInstanceId: far.processInstanceId, ...why };
    expect((await (await as('reviewer03')).post(path, asked)).status).toBe(404);
  });

  const read = async (call: string, query: Record<string, string>) =>
    (await (await as('manager')).get(`${ops}/${call}`, query)).body.data;
  const act = async (call: string, input: object) => (await as('manager')).post(`${ops}/${call}`, input);

  test('return a task to whoever started it, by each call that does, and say what its step calls that', async () => {
    const [one, other] = [await started('acceptor'), await started('acceptor')];
    const how = await read('task', { taskId: one.taskId });
    expect(how).toMatchObject({ backTo: ['owner'], asksAfterwards: true });
    const back = { taskId: one.taskId, to: 'owner', afterwards: 'straight', comment };
    expect((await act('rollbackTask', { ...back, to: undefined })).status).toBe(400);
    expect((await act('rollbackTask', { ...back, to: 'previous' })).status).toBe(400);
    expect((await act('rollbackTask', back)).status).toBe(200);
    const decided = { taskId: other.taskId, outcome: 'returned', comment };
    expect((await act('completeTask', decided)).status).toBe(200);
    const asked = { taskName: '负责人审批', startUserId: one.startUserId, size: '200' };
    const held = await read('processList', asked);
    for (const { processInstanceId } of [one, other]) {
      const row = held.records.find(
        (each: { processInstanceId: string }) => each.processInstanceId === processInstanceId,
      );
      expect(row).toMatchObject({ arriveTime: expect.any(String), stayMs: expect.any(Number), isOverdue: 0 });
      const [last] = await read('log', { processInstanceId });
      expect(last).toMatchObject({ action: 'returned', actionName: '退回修改' });
    }
    expect((await read('processList', { ...asked, isOverdue: '1' })).total).toBe(0);
  });
});
