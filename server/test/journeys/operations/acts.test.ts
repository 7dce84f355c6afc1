import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { processFormChanges, processForms } from '../../../src/modules/process/start/tables.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { wfTask } from '../../../src/workflow/adapters/tables.ts';
import { wfCommand } from '../../../src/workflow/adapters/operations/command-table.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { sealRequest } from '../office/seal-request.ts';
import { personOf } from '../people.ts';

const ops = 'blade-workflow/ops';
const process = 'blade-workflow/process';
const comment = '经办人休假';
const unknown = '00000000-0000-7000-8000-000000000000';

describeOnDemonstration('operations', (server) => {
  const as = (account: string) => personOf(server, account);
  const read = async (account: string, path: string, query: Record<string, string> = {}) => {
    const { status, body } = await (await as(account)).get(path, query);
    return { status, data: body.data };
  };
  const act = async (account: string, call: string, input: object) => {
    const { status, body } = await (await as(account)).post(`${ops}/${call}`, input);
    return { status, msg: String(body.msg), data: body.data };
  };
  const ids: Record<string, string> = {};
  /** A process of the office that stands at its first step, and the task there. */
  const started = async (by = 'acceptor') => {
    const { processInstanceId } = (await (await as(by)).post(`${process}/startProcess`, sealRequest)).body
      .data;
    return { processInstanceId, ...(await taskAt(processInstanceId)) };
  };
  const taskAt = async (id: string): Promise<{ taskId: string; rev: number; taskDefinitionKey: string }> => {
    const { data } = await read('manager', `${ops}/list`, { size: '200' });
    const { taskId, rev, taskDefinitionKey } = data.records.find(
      ({ processInstanceId }: { processInstanceId: string }) => processInstanceId === id,
    );
    return { taskId, rev, taskDefinitionKey };
  };
  const messagesOf = async (account: string): Promise<number> => {
    const { data } = await read(account, 'blade-desk/message/list', { size: '100' });
    return data.records.filter(({ title }: { title: string }) => title.startsWith('运维人员处理了')).length;
  };

  beforeAll(async () => {
    const admin = await as('admin');
    for (const account of ['acceptor', 'lead', 'clerk', 'reviewer']) {
      const { body } = await admin.get('blade-user/page', { account, size: '100' });
      ids[account] = body.data.records.find((one: Record<string, string>) => one.account === account).id;
    }
    // Operations staff who may move processes, and hold nothing of payments and publicity.
    const own = ['', '_view', '_dispatch', '_complete'].map((code) => `workflow_ops${code}`);
    await repositoryOf(role, server.context).update(idOf('role:editor'), {
      menuIds: ['wel', 'workflow', 'projectinfo_view', ...own].map((code) => idOf(`menu:${code}`)),
    });
    // Somebody whose reach ends with his department.
    const [reviewing] = await repositoryOf(role, server.context).all(
      eq(tableOf(role).id, idOf('role:reviewer')),
    );
    await repositoryOf(role, server.context).update(reviewing!.id, {
      menuIds: [...(reviewing?.menuIds ?? []), idOf('menu:workflow_ops'), idOf('menu:workflow_ops_view')],
    });
  });

  test('list every task and process with what its columns ask for, within the reader’s reach', async () => {
    const { processInstanceId, taskId } = await started();
    const narrowed = { startUserId: ids.acceptor!, processDefinitionName: '用印', processStatus: 'running' };
    const { data } = await read('manager', `${ops}/list`, { ...narrowed, size: '100' });
    const row = data.records.find((one: { taskId: string }) => one.taskId === taskId);
    expect(row).toMatchObject({
      ...{ processInstanceId, taskName: '负责人审批', startUserName: '周文静', isOverdue: 0 },
      ...{ startTime: expect.any(String), startDeptName: expect.any(String), stayMs: expect.any(Number) },
    });
    expect((await read('manager', `${ops}/list`, { assignee: ids.lead! })).data.records).not.toContainEqual(
      expect.objectContaining({ taskId }),
    );
    const running = await read('manager', `${ops}/processList`, { ...narrowed, size: '100' });
    expect(running.data.records).toContainEqual(
      expect.objectContaining({ processInstanceId, taskName: '负责人审批' }),
    );
    expect((await read('manager', `${ops}/doneList`, narrowed)).data.records).toEqual([]);
    const agencies = async (account: string) => {
      const told = await read(account, `${ops}/processList`, { size: '200' });
      const named = told.data.records.flatMap(({ agencyName }: { agencyName?: string }) => agencyName ?? []);
      return new Set(named).size;
    };
    expect(await agencies('manager')).toBeGreaterThan(1);
    expect(await agencies('reviewer03')).toBe(1);
    expect((await read('acceptor', `${ops}/list`)).status).toBe(403);
  });

  test('ask for a permission, for a reason and for something that is there', async () => {
    const { taskId, processInstanceId } = await started();
    const task = {
      taskId,
      nodeId: 'stamp',
      assignee: ids.lead,
      userIds: [ids.lead],
      copyUserIds: [ids.lead],
    };
    const whole = { processInstanceId, status: 'suspended', password: hashPassword('manager') };
    const calls: Record<string, object> = {
      ...Object.fromEntries(
        [
          ...['completeTask', 'changeTaskAssignee', 'transferTask', 'delegateTask', 'copyTask', 'urgeTask'],
          ...['rollbackTask', 'dispatchTask', 'addMultiInstance', 'deleteMultiInstance'],
        ].map((name) => [name, task]),
      ),
      changeTaskStatus: { taskId, status: 'suspended' },
      ...Object.fromEntries(
        ['terminateProcess', 'changeProcessStatus', 'retryTimers', 'deleteProcess'].map((name) => [
          name,
          whole,
        ]),
      ),
    };
    for (const [name, input] of Object.entries(calls)) {
      expect([name, (await act('lead', name, { ...input, comment })).status]).toEqual([name, 403]);
      expect([name, (await act('manager', name, input)).status]).toEqual([name, 400]);
      const gone = {
        ...input,
        comment,
        ...('taskId' in input ? { taskId: unknown } : { processInstanceId: unknown }),
      };
      expect([name, (await act('manager', name, gone)).status]).toEqual([name, 404]);
    }
  });

  test('complete what somebody else holds, in their own name and under the rules of its step', async () => {
    const { taskId, rev, processInstanceId } = await started();
    await (await as('lead')).post(`${process}/claimTask`, { taskId });
    const said = { taskId, outcome: 'approved', comment };
    expect((await act('manager', 'completeTask', { ...said, rev })).status).toBe(409);
    expect((await act('manager', 'completeTask', { ...said, variables: { reason: '改' } })).status).toBe(400);
    expect((await act('manager', 'completeTask', { ...said, outcome: 'paid' })).status).toBe(400);
    const before = await messagesOf('lead');
    expect((await act('manager', 'completeTask', { ...said, notify: 1 })).status).toBe(200);
    expect(await messagesOf('lead')).toBe(before + 1);
    expect((await act('manager', 'completeTask', said)).msg).toBe('该任务已被处理');
    const [entry] = (await read('manager', `${ops}/log`, { processInstanceId })).data;
    expect(entry).toMatchObject({ action: 'approved', text: comment, nodeName: '负责人审批' });
    const [lead, manager] = [await nameOf('lead'), await nameOf('manager')];
    expect([entry.userName, entry.forName]).toEqual([manager, lead]);
    const { db } = server.database;
    const [audit] = await db
      .select()
      .from(wfCommand)
      .where(eq(wfCommand.instanceId, processInstanceId))
      .orderBy(wfCommand.id)
      .offset(2);
    expect(audit).toMatchObject({ name: 'complete', onBehalfOf: ids.lead });
    const [task] = await db.select().from(wfTask).where(eq(wfTask.id, taskId));
    expect([task?.assigneeId === ids.lead, task?.proxyForId]).toEqual([false, ids.lead]);
  });
  const nameOf = async (account: string) => (await read(account, 'blade-user/info')).data.realName as string;

  test('return what the step’s button returns to whom it belongs, and let nothing go on by that', async () => {
    const { taskId, processInstanceId } = await started();
    const returned = { taskId, outcome: 'returned', comment };
    expect((await act('manager', 'completeTask', returned)).status).toBe(200);
    const { db } = server.database;
    const tasks = await db.select().from(wfTask).where(eq(wfTask.instanceId, processInstanceId));
    expect(tasks.filter(({ endedAt }) => endedAt === null)).toMatchObject([
      { nodeId: 'approve', isOwners: true, assigneeId: ids.acceptor },
    ]);
  });

  test('leave untold whom they need not tell', async () => {
    const { taskId } = await started();
    await (await as('lead')).post(`${process}/claimTask`, { taskId });
    const before = await messagesOf('lead');
    await act('manager', 'delegateTask', { taskId, assignee: ids.clerk, comment, notify: 0 });
    expect(await messagesOf('lead')).toBe(before);
  });

  test('give a task to whom its step means, and where nobody is meant any more to whoever reads the case', async () => {
    const { taskId, processInstanceId } = await started();
    const give = (assignee?: string) => act('manager', 'changeTaskAssignee', { taskId, assignee, comment });
    expect((await give(ids.reviewer)).msg).toContain('不是该环节的候选办理人');
    expect((await give(ids.lead)).status).toBe(200);
    await repositoryOf(role, server.context).update(idOf('role:lead'), { roleAlias: 'leaders' });
    const other = await started();
    const stands = await read('manager', `${ops}/standingList`, { size: '200' });
    expect(stands.data.records).toContainEqual(
      expect.objectContaining({ processInstanceId: other.processInstanceId, standing: ['nobody'] }),
    );
    expect(JSON.stringify(stands.data.records)).not.toContain(processInstanceId);
    const freed = { taskId: other.taskId, assignee: ids.reviewer, comment };
    expect((await act('manager', 'changeTaskAssignee', freed)).status).toBe(200);
    await repositoryOf(role, server.context).update(idOf('role:lead'), { roleAlias: 'lead' });
  });

  test('hold a process, which then says why it stands, and let it go on', async () => {
    const { taskId, processInstanceId } = await started();
    const hold = (status: string) => act('manager', 'changeTaskStatus', { taskId, status, comment });
    expect((await hold('suspended')).status).toBe(200);
    expect((await (await as('lead')).post(`${process}/claimTask`, { taskId })).status).toBe(400);
    const why = await read('manager', `${ops}/standing`, { processInstanceId });
    expect(why.data).toMatchObject([{ kind: 'suspended', since: expect.any(String) }]);
    expect((await hold('running')).status).toBe(200);
    expect((await read('manager', `${ops}/standing`, { taskId })).data).toEqual([]);
  });

  test('move a process to another step, unless that passes over what they could not do themselves', async () => {
    const { taskId, rev, processInstanceId } = await started();
    const nodes = await read('editor', `${ops}/processNodes`, { taskId });
    expect(nodes.data).toContainEqual({
      ...{ nodeId: 'approve', nodeName: '负责人审批', nodeType: 'userTask' },
      ...{ isCurrent: true, isBehind: false, isTarget: true },
    });
    expect(
      await act('editor', 'dispatchTask', { taskId, nodeId: 'stamp', rev: rev + 1, comment }),
    ).toMatchObject({ status: 409 });
    expect((await act('editor', 'dispatchTask', { taskId, nodeId: 'start', comment })).status).toBe(400);
    expect((await act('editor', 'dispatchTask', { taskId, nodeId: 'stamp', rev, comment })).status).toBe(200);
    expect((await taskAt(processInstanceId)).taskDefinitionKey).toBe('stamp');
    // By the process itself, from wherever it stands.
    const again = { processInstanceIds: [processInstanceId], nodeId: 'approve', comment };
    expect((await act('editor', 'dispatchTask', again)).data).toMatchObject([{ ok: true }]);
    expect((await taskAt(processInstanceId)).taskDefinitionKey).toBe('approve');
    const { data } = await read('editor', `${ops}/list`, {
      processDefinitionKey: 'wf_apply_standard',
      taskName: '受理',
    });
    const moved = { taskId: data.records[0].taskId, nodeId: 'pay', comment };
    expect((await act('editor', 'dispatchTask', moved)).msg).toContain('需要您没有的权限');
  });

  test('do one act on several, and tell of each what became of it', async () => {
    const [one, other] = [await started(), await started()];
    await act('manager', 'terminateProcess', { processInstanceId: one.processInstanceId, comment });
    const processInstanceIds = [one.processInstanceId, other.processInstanceId];
    const { data } = await act('manager', 'terminateProcess', { processInstanceIds, comment });
    expect(data).toEqual([
      { id: one.processInstanceId, ok: false, msg: '流程已结束，不能执行此操作' },
      { id: other.processInstanceId, ok: true, msg: null },
    ]);
  });

  test('remove a process of the office with everything, by their password; never a case, and never their own', async () => {
    const { processInstanceId, taskId } = await started();
    const { db } = server.database;
    const rowsOf = (table: typeof wfTask | typeof processForms | typeof processFormChanges) =>
      db.select().from(table).where(eq(table.instanceId, processInstanceId));
    await act('manager', 'completeTask', { taskId, variables: { copies: 3 }, comment });
    expect(await rowsOf(processFormChanges)).toMatchObject([
      { taskId, field: 'copies', before: 2, after: 3 },
    ]);
    const remove = (id: string, password: string) =>
      act('manager', 'deleteProcess', { processInstanceId: id, comment, password: hashPassword(password) });
    expect((await remove(processInstanceId, 'wrong')).status).toBe(400);
    const { data } = await read('manager', `${ops}/processList`, {
      processDefinitionKey: 'wf_apply_standard',
    });
    expect((await remove(data.records[0].processInstanceId, 'manager')).msg).toContain('办件档案');
    expect((await remove(processInstanceId, 'manager')).status).toBe(200);
    for (const table of [wfTask, processForms, processFormChanges]) expect(await rowsOf(table)).toEqual([]);
    const kept = await db.select().from(wfCommand).where(eq(wfCommand.instanceId, processInstanceId));
    expect(kept.map(({ name }) => name)).toContain('remove');
    const own = await started('manager');
    expect((await remove(own.processInstanceId, 'manager')).msg).toContain('不能干预本人');
  });
});
