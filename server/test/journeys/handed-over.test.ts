import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';

const process = 'blade-workflow/process';

interface Row {
  taskId: string;
  processInstanceId: string;
  agencyName: string | null;
  ownerName: string | null;
  readTime: string | null;
  fromUserName: string | null;
}

describeOnDemonstration('handing a task on', (server) => {
  const as = (account: string) => personOf(server, account);
  const idOf = async (account: string): Promise<string> => {
    const { body } = await (await as('admin')).get('blade-user/page', { account, size: '100' });
    // One account's name may begin another's.
    return body.data.records.find((one: { account: string }) => one.account === account).id;
  };
  const listed = async (account: string, call: string): Promise<Row[]> => {
    const { body } = await (await as(account)).get(`${process}/${call}`, { size: '100' });
    return body.data.records;
  };
  const act = async (account: string, call: string, input: object) => {
    const { status, body } = await (await as(account)).post(`${process}/${call}`, input);
    return { status, msg: String(body.msg) };
  };
  /** A task that the acceptor holds: a new one, or one that he has already. */
  const claimed = async (): Promise<Row> => {
    const [task] = await listed('acceptor', 'claimList');
    if (!task) return (await listed('acceptor', 'todoList'))[0]!;
    await act('acceptor', 'claimTask', { taskId: task.taskId });
    return task;
  };
  /** A task that the reviewer holds, of the agency of industry or of another. */
  const reviewing = async (isIndustry: boolean): Promise<Row> => {
    const offered = await listed('reviewer', 'claimList');
    const task = offered.find(({ agencyName }) => agencyName?.includes('工业') === isIndustry)!;
    await act('reviewer', 'claimTask', { taskId: task.taskId });
    return task;
  };
  const actsOf = async (account: string, { taskId, processInstanceId }: Row) => {
    const { body } = await (await as(account)).get(`${process}/detail`, { taskId, processInstanceId });
    return body.data;
  };
  const titlesOf = async (account: string): Promise<string[]> => {
    const { body } = await (await as(account)).get('blade-desk/message/list', { size: '100' });
    return body.data.records.map(({ title }: { title: string }) => title);
  };
  const comment = '请协助核对';

  test('a delegated task is worked on, given back and decided by its owner, and all of it is in the history', async () => {
    const task = await claimed();
    const { taskId } = task;
    const assignee = await idOf('reviewer');
    const acceptor = await as('acceptor');
    const delegated = { taskId, assignee, comment };
    const send = () =>
      acceptor.post(`${process}/delegateTask`, delegated, { 'idempotency-key': 'delegated-once' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const theirs = (await listed('reviewer', 'todoList')).find((row) => row.taskId === taskId);
    expect(theirs?.ownerName).toBe((await actsOf('reviewer', task)).process.ownerName);
    expect(theirs?.ownerName).toBeTruthy();
    const seen = await actsOf('reviewer', task);
    expect(seen.buttons).toEqual([]);
    expect(seen.acts).toEqual([
      { act: 'resolve', taskId },
      { act: 'copy', taskId },
    ]);
    expect(await act('reviewer', 'completeTask', { taskId, outcome: 'accepted' })).toEqual({
      ...{ status: 400, msg: '该任务是他人委派给您的，请办理完毕交回委派人' },
    });
    expect((await act('reviewer', 'resolveTask', { taskId, comment: '已核对' })).status).toBe(200);
    const back = await actsOf('acceptor', task);
    expect(back.buttons.length).toBeGreaterThan(0);
    const said = back.flow.flatMap((step: { comments: object[] }) => step.comments);
    expect(said).toMatchObject([
      { action: 'delegated', content: comment, toNames: [expect.any(String)] },
      { action: 'resolved', content: '已核对' },
    ]);
    expect((await titlesOf('reviewer')).filter((title) => title.startsWith('委派给您'))).toHaveLength(1);
    expect((await titlesOf('acceptor')).some((title) => title.startsWith('已办理交回'))).toBe(true);
  });

  test('a decision that its holder has begun is kept for him alone, until somebody else is given the task', async () => {
    const task = await claimed();
    const { taskId } = task;
    const keep = (account: string, said: object) => act(account, 'keepDecision', { taskId, ...said });
    const begun = { comment: '待核对', answers: {}, fields: { no: '7' }, buttonKey: 'accepted' };
    expect((await keep('acceptor', { comment: '先记下' })).status).toBe(200);
    expect((await keep('acceptor', begun)).status).toBe(200);
    expect((await actsOf('acceptor', task)).kept).toMatchObject(begun);
    expect((await actsOf('reviewer', task))?.kept ?? null).toBeNull();
    expect((await keep('reviewer', begun)).status).toBeGreaterThanOrEqual(403);
    expect((await keep('acceptor', { fields: { no: 'x'.repeat(70_000) } })).msg).toContain('暂存的内容过多');
    const assignee = await idOf('reviewer');
    expect((await act('acceptor', 'delegateTask', { taskId, assignee, comment })).status).toBe(200);
    expect((await act('acceptor', 'recallTask', { taskId, comment: '收回' })).status).toBe(200);
    expect((await actsOf('acceptor', task)).kept).toBeNull();
    expect((await keep('acceptor', begun)).status).toBe(200);
    expect((await act('acceptor', 'unclaimTask', { taskId })).status).toBe(200);
    expect((await act('acceptor', 'claimTask', { taskId })).status).toBe(200);
    expect((await actsOf('acceptor', task)).kept).toBeNull();
  });

  test('a transferred task is its new holder’s, and whoever gave it away still reads the case', async () => {
    const task = await reviewing(true);
    const { taskId } = task;
    const assignee = await idOf('reviewer03');
    expect((await act('reviewer', 'transferTask', { taskId, assignee, comment })).status).toBe(200);
    expect((await actsOf('reviewer03', task)).acts.map(({ act: name }: { act: string }) => name)).toEqual([
      ...['sendBack', 'transfer', 'delegate', 'addSigners', 'copy'],
    ]);
    expect((await actsOf('reviewer', task)).acts).toEqual([{ act: 'urge', taskId }]);
    expect((await act('reviewer', 'urgeTask', { taskId })).status).toBe(200);
    expect((await act('reviewer', 'urgeTask', { taskId })).msg).toBe('不久前催办过，每10分钟最多催办一次');
    expect((await titlesOf('reviewer03')).some((title) => title.startsWith('催办'))).toBe(true);
  });

  test('is signed by others, each of whom its holder may take away again by his name', async () => {
    const task = await claimed();
    const { taskId } = task;
    const assignee = await idOf('reviewer');
    expect((await act('acceptor', 'addMultiInstance', { taskId, assignee, comment })).status).toBe(200);
    const removable = async (account: string) =>
      (await actsOf(account, task)).acts.filter(({ act: name }: { act: string }) => name === 'removeSigner');
    const [offered] = await removable('acceptor');
    expect(offered).toMatchObject({ taskId: expect.any(String), personName: expect.any(String) });
    expect(await removable('reviewer')).toEqual([]);
    expect((await act('acceptor', 'deleteMultiInstance', { taskId: offered.taskId, comment })).status).toBe(
      200,
    );
    expect(await removable('acceptor')).toEqual([]);
  });

  test('goes to officers in use who may read the case, and to nobody else', async () => {
    const { taskId } = await claimed();
    const refused = async (assignee: string) =>
      (await act('acceptor', 'transferTask', { taskId, assignee, comment })).msg;
    const unknown = '所选人员不存在、已停用或不是工作人员';
    expect(await refused('00000000-0000-7000-8000-000000000000')).toBe(unknown);
    expect(await refused(await idOf('editor'))).toContain('没有查看该办件的权限');
  });

  test('is not decided by who reads the case but is not meant by its step, who may be delegated it', async () => {
    const task = await claimed();
    const { taskId } = task;
    const assignee = await idOf('reviewer');
    expect((await act('acceptor', 'transferTask', { taskId, assignee, comment })).msg).toContain(
      '不是该环节的候选办理人',
    );
    expect((await act('acceptor', 'delegateTask', { taskId, assignee, comment })).status).toBe(200);
    expect((await actsOf('acceptor', task)).acts).toEqual([
      { act: 'recall', taskId },
      { act: 'urge', taskId },
    ]);
    expect((await act('reviewer', 'recallTask', { taskId, comment })).status).toBe(403);
    expect((await act('acceptor', 'recallTask', { taskId, comment })).status).toBe(200);
    expect((await actsOf('acceptor', task)).buttons.length).toBeGreaterThan(0);
    expect((await titlesOf('reviewer')).some((title) => title.startsWith('委派已收回'))).toBe(true);
  });

  test('does not go to an officer who may view cases, but not those of this agency', async () => {
    // The other reviewer's own agency is that of industry.
    const { taskId } = await reviewing(false);
    const assignee = await idOf('reviewer03');
    const { msg } = await act('reviewer', 'transferTask', { taskId, assignee, comment });
    expect(msg).toContain('没有查看该办件的权限');
  });

  test('a copy is read by whoever got it, and nobody else finds the case', async () => {
    const task = await claimed();
    const { taskId, processInstanceId } = task;
    const before = await (await as('lead')).get(`${process}/detail`, { processInstanceId });
    expect(before.status).toBe(404);
    const copyUserIds = [await idOf('lead')];
    expect((await act('acceptor', 'copyTask', { taskId, copyUserIds, comment })).status).toBe(200);
    const copyOf = async () =>
      (await listed('lead', 'copyList')).find((row) => row.processInstanceId === processInstanceId);
    const unread = async () => (await (await as('lead')).get(`${process}/counts`)).body.data.unreadCopies;
    const waiting = await unread();
    expect(waiting).toBeGreaterThan(0);
    expect(await copyOf()).toMatchObject({ readTime: null, fromUserName: expect.any(String) });
    const { buttons } = await actsOf('lead', { ...task, taskId: '' });
    expect(buttons).toEqual([]);
    expect((await act('lead', 'readCopy', {})).status).toBe(404);
    expect((await act('lead', 'readCopy', { processInstanceIds: [processInstanceId] })).status).toBe(200);
    expect((await copyOf())?.readTime).toEqual(expect.any(String));
    expect(await unread()).toBe(waiting - 1);
    expect((await act('finance', 'urgeTask', { taskId })).status).toBe(404);
  });
});
