import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf } from './seal-process.ts';
import { answers, sealRequest as said } from './seal-request.ts';

describeOnDemonstration('a process of the office', (server) => {
  const { as, read, post, rowOf } = officeOf(server);
  const taskOf = (account: string, processInstanceId: string) =>
    rowOf(account, 'claimList', processInstanceId);

  test('is started by its form, approved, sealed and over', async () => {
    const { data } = await read('acceptor', 'processList', { processDefinitionName: '用印' });
    expect(data.records).toMatchObject([
      { processDefKey: 'wf_seal_use', category: 'office', formKey: 'form_seal', lastStartTime: null },
    ]);
    const byId = await read('acceptor', 'getFormByProcessId', { processId: data.records[0].processDefId });
    const byKey = await read('acceptor', 'getFormByProcessDefKey', { processDefKey: 'wf_seal_use' });
    expect(byId.data).toEqual(byKey.data);
    expect(byKey.data.form.schema.required).toContain('copies');

    const started = await post('acceptor', 'startProcess', said);
    expect(started.status).toBe(200);
    const { processInstanceId } = started.data;
    const sent = (await read('acceptor', 'sendList')).data.records[0];
    expect(sent).toMatchObject({ processInstanceId, title: '用印申请 周文静', taskName: '负责人审批' });
    const again = await read('acceptor', 'processList', { processDefinitionName: '用印' });
    expect(again.data.records[0].lastStartTime).toEqual(expect.any(String));

    const task = await taskOf('lead', processInstanceId);
    await post('lead', 'claimTask', { taskId: task.taskId });
    const seen = (await read('lead', 'detail', { taskId: task.taskId })).data;
    expect(seen.form.values).toEqual(answers);
    expect(seen.form.permissions).toEqual({ copies: { access: 'edit', required: true } });
    const approve = (copies: number) =>
      post('lead', 'completeTask', { taskId: task.taskId, outcome: 'approved', variables: { copies } });
    expect((await approve(0)).errors).toMatchObject([{ field: 'copies', message: '份数不能小于1' }]);
    expect((await approve(1)).status).toBe(200);

    const last = await taskOf('clerk', processInstanceId);
    await post('clerk', 'claimTask', { taskId: last.taskId });
    expect((await post('clerk', 'completeTask', { taskId: last.taskId, outcome: 'approved' })).status).toBe(
      200,
    );
    const own = (await read('acceptor', 'detail', { processInstanceId })).data;
    expect(own.process.status).toBe('completed');
    expect(own.form.values).toEqual({ ...answers, copies: 1 });
    for (const account of ['acceptor', 'lead', 'clerk']) {
      const ended = (await read(account, 'doneList', { size: '100' })).data.records;
      expect(ended.map((row: { processInstanceId: string }) => row.processInstanceId)).toContain(
        processInstanceId,
      );
    }
  });

  test('is held to its form, at each place, and begins once per key', async () => {
    const wrong = await post('acceptor', 'startProcess', {
      ...said,
      variables: { ...answers, copies: 'two', reason: '' },
    });
    expect([wrong.status, wrong.errors.map(({ field }: { field: string }) => field).sort()]).toEqual([
      400,
      ['copies', 'reason'],
    ]);
    const old = await post('acceptor', 'startProcess', { ...said, formVersion: 7 });
    expect([old.status, old.msg]).toEqual([409, '表单已更新，请刷新页面后核对并重新提交']);
    const total = async () => Number((await read('acceptor', 'sendList')).data.total);
    const before = await total();
    const acceptor = await as('acceptor');
    const send = () =>
      acceptor.post('blade-workflow/process/startProcess', said, { 'idempotency-key': 'seal-only-once' });
    const [one, other] = [await send(), await send()];
    expect(other.body.data).toEqual(one.body.data);
    expect(await total()).toBe(before + 1);
  });

  test('is not there for who may not start it, and no process of applications is among them', async () => {
    const keys = (await read('acceptor', 'processList', { size: '100' })).data.records.map(
      ({ processDefKey }: { processDefKey: string }) => processDefKey,
    );
    expect(keys).toEqual(['wf_leave', 'wf_seal_use']);
    expect((await post('acceptor', 'startProcess', { processDefKey: 'wf_apply_review' })).status).toBe(404);
  });

  test('stands among somebody’s own favourites until he takes it away', async () => {
    const favoured = async (account: string) =>
      (await read(account, 'processList', { size: '100' })).data.records
        .filter(({ isFavourite }: { isFavourite: boolean }) => isFavourite)
        .map(({ processDefKey }: { processDefKey: string }) => processDefKey);
    const set = async (processDefKey: string, isFavourite: boolean) =>
      (await post('acceptor', 'setFavourite', { processDefKey, isFavourite })).status;
    expect([await set('wf_seal_use', true), await set('wf_seal_use', true)]).toEqual([200, 200]);
    expect([await favoured('acceptor'), await favoured('lead')]).toEqual([['wf_seal_use'], []]);
    expect(await set('wf_apply_review', true)).toBe(404);
    expect([await set('wf_seal_use', false), await favoured('acceptor')]).toEqual([200, []]);
  });

  test('is kept as a draft by who fills it in, for him alone, until it is handed in', async () => {
    const draft = {
      ...{ processKey: 'wf_seal_use', processName: '用印申请', formKey: 'form_seal', formVersion: 1 },
      answers: { documentName: '通知', unknown: 1 },
    };
    const kept = await post('acceptor', 'draft/submit', draft);
    expect(kept.data.answers).toEqual({ documentName: '通知' });
    const { id } = kept.data;
    expect((await read('acceptor', 'draft/detail', { id })).data.answers).toEqual({ documentName: '通知' });
    expect((await read('lead', 'draft/detail', { id })).code).toBe(404);
    expect((await post('lead', 'draft/submit', { ...draft, id })).status).toBe(404);
    const found = async (query: Record<string, string>) =>
      Number((await read('acceptor', 'draft/list', query)).data.total);
    expect(await found({ processKey_equal: 'wf_seal_use', descs: 'processName' })).toBe(1);
    expect(await found({ processKey_equal: 'wf_seal' })).toBe(0);
    expect(await found({ updateTime_datelt: '2001-01-01 00:00:00' })).toBe(0);
    expect((await post('acceptor', 'startProcess', { ...said, draftId: id })).status).toBe(200);
    expect((await read('acceptor', 'draft/detail', { id })).code).toBe(404);
  });

  test('is kept as a draft with whom its writer has chosen, and tells who of them is still there', async () => {
    const ids = new Map<string, string>();
    for (const account of ['acceptor', 'lead', 'clerk', 'finance'])
      ids.set(account, (await (await as(account)).get('blade-user/info')).body.data.id);
    const idOf = (account: string) => ids.get(account) ?? '';
    const draft = {
      ...{ processKey: 'wf_seal_use', processName: '用印申请', formKey: 'form_seal', formVersion: 1 },
      people: { handlers: { review: idOf('lead') }, copies: [idOf('clerk'), idOf('finance')] },
    };
    const { data } = await post('acceptor', 'draft/submit', draft);
    const { id, people } = data;
    expect(people).toEqual(draft.people);
    const admin = await as('admin');
    const use = (status: number) => admin.post('blade-user/update', { id: idOf('finance'), status });
    expect((await use(0)).status).toBe(200);
    const now = (await read('acceptor', 'draftPeople', { id })).data;
    expect(now.handlers).toMatchObject([{ nodeId: 'review', userId: idOf('lead'), isThere: true }]);
    expect(now.copies.map(({ isThere }: { isThere: boolean }) => isThere)).toEqual([true, false]);
    // Who was there when the draft was begun stays while it is changed, and nobody else is put in his place.
    expect((await post('acceptor', 'draft/submit', { ...draft, id })).status).toBe(200);
    const anew = await post('acceptor', 'draft/submit', draft);
    expect([anew.status, anew.msg]).toEqual([400, '所选人员不存在、已停用或不是工作人员']);
    expect((await read('lead', 'draftPeople', { id })).code).toBe(404);
    const own = { ...draft, people: { handlers: {}, copies: [idOf('acceptor')] } };
    expect((await post('acceptor', 'draft/submit', own)).status).toBe(400);
    await use(1);
  });

  test('is taken back by its starter while nobody has decided anything, and by nobody else', async () => {
    const { data } = await post('acceptor', 'startProcess', said);
    const { processInstanceId } = data;
    const sent = async () =>
      (await read('acceptor', 'sendList', { size: '100' })).data.records.find(
        (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId,
      );
    const task = await taskOf('lead', processInstanceId);
    expect(await sent()).toMatchObject({ mayWithdraw: true, urgedTaskId: task.taskId });
    expect((await post('acceptor', 'urgeTask', { taskId: task.taskId })).status).toBe(200);
    expect((await post('finance', 'withdrawTask', { processInstanceId })).status).toBe(404);
    await post('lead', 'claimTask', { taskId: task.taskId });
    expect((await post('lead', 'withdrawTask', { processInstanceId })).status).toBe(403);
    expect((await post('acceptor', 'withdrawTask', { processInstanceId, comment: '不用了' })).status).toBe(
      200,
    );
    expect(await sent()).toMatchObject({
      ...{ processStatus: 'withdrawn', mayWithdraw: false, urgedTaskId: null },
    });

    const later = (await post('acceptor', 'startProcess', said)).data.processInstanceId;
    const { taskId } = await taskOf('lead', later);
    await post('lead', 'claimTask', { taskId });
    await post('lead', 'completeTask', { taskId, outcome: 'approved', variables: { copies: 1 } });
    const refused = await post('acceptor', 'withdrawTask', { processInstanceId: later });
    expect([refused.status, refused.msg]).toEqual([400, '流程已开始办理，不能撤回']);
  });

  test('is found among those of its starter by state, starter and time, in the order that is asked for', async () => {
    const rows = async (query: Record<string, string>) =>
      (await read('acceptor', 'sendList', { size: '100', ...query })).data.records as {
        processStatus: string;
        createTime: string;
        category: string;
      }[];
    const all = await rows({ ascs: 'createTime' });
    const times = all.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted());
    expect(all.length).toBeGreaterThan(2);
    const done = await rows({ processStatus: 'completed', category: 'office' });
    expect(done.map(({ processStatus }) => processStatus)).toEqual(['completed']);
    expect(await rows({ createTime_datele: '2001-01-01' })).toEqual([]);
    expect(await rows({ category: 'nothing' })).toEqual([]);
    expect(await rows({ startUserId: '00000000-0000-7000-8000-000000000001' })).toEqual([]);
  });

  test('is approved with others where its step needs no look at each, and nowhere else', async () => {
    const { data } = await post('acceptor', 'startProcess', said);
    const task = await taskOf('lead', data.processInstanceId);
    await post('lead', 'claimTask', { taskId: task.taskId });
    const held = async (account: string) =>
      (await read(account, 'todoList', { size: '100' })).data.records.find(
        (row: { processInstanceId: string }) => row.processInstanceId === data.processInstanceId,
      );
    // The leader fixes the number of copies: he looks at each.
    expect((await held('lead')).isPlainlyApproved).toBe(false);
    const all = { taskIds: [task.taskId], comment: '同意' };
    expect((await post('lead', 'approveTasks', all)).data).toEqual([
      { id: task.taskId, ok: false, msg: '该环节须逐件办理，不能批量同意' },
    ]);
    await post('lead', 'completeTask', {
      taskId: task.taskId,
      outcome: 'approved',
      variables: { copies: 2 },
    });
    const last = await taskOf('clerk', data.processInstanceId);
    await post('clerk', 'claimTask', { taskId: last.taskId });
    expect((await held('clerk')).isPlainlyApproved).toBe(true);
    const seal = { taskIds: [last.taskId], comment: '已盖章' };
    // As it was before it was claimed.
    const { data: stale } = await post('clerk', 'approveTasks', { ...seal, revs: { [last.taskId]: 1 } });
    expect(stale).toEqual([{ id: last.taskId, ok: false, msg: '数据已被他人修改，请刷新后重试' }]);
    const sealed = await post('clerk', 'approveTasks', { ...seal, revs: { [last.taskId]: 2 } });
    expect(sealed.data).toEqual([{ id: last.taskId, ok: true, msg: null }]);
    expect((await read('acceptor', 'detail', data)).data.process.status).toBe('completed');
  });

  test('shows what a node hides to its starter alone', async () => {
    const { data } = await post('acceptor', 'startProcess', said);
    const { processInstanceId } = data;
    const task = await taskOf('lead', processInstanceId);
    // Offered, not held: the reader sees the form and fills in nothing.
    const offered = (await read('lead', 'detail', { taskId: task.taskId })).data;
    expect(offered.form.permissions).toEqual({ copies: { access: 'read' } });
    expect((await read('finance', 'detail', { processInstanceId })).code).toBe(404);
  });
});
