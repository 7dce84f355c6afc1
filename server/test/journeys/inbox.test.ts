import type { TaskCounts } from '@policy/shared/contract/workflow/inbox.ts';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

interface Row {
  taskId: string;
  companyName: string;
  dueTime: string | null;
}

describeOnDemonstration('an officer’s inbox', (server) => {
  const as = (account: string) => personOf(server, account);
  const listed = async (person: Person, call: string, query: Record<string, string> = {}) => {
    const { body } = await person.get(`blade-workflow/process/${call}`, { size: '100', ...query });
    return body.data as { records: Row[]; total: number };
  };
  const counts = async (person: Person): Promise<TaskCounts> =>
    (await person.get('blade-workflow/process/counts')).body.data;
  const viewCounts = async (person: Person) =>
    (await person.get('blade-workflow/process/viewCounts', { list: 'claim' })).body.data;
  const kept = async (person: Person, view: object) =>
    (await person.post('blade-desk/list-view/submit', { listName: 'claimList', ...view })).body;

  test('counts what its lists show, and what of it is overdue', async () => {
    const reviewer = await as('reviewer');
    const now = await counts(reviewer);
    expect(now.claim.total).toBeGreaterThan(0);
    for (const [call, waiting] of [
      ['claimList', now.claim],
      ['todoList', now.todo],
    ] as const) {
      expect(waiting).toEqual({
        total: (await listed(reviewer, call)).total,
        overdue: (await listed(reviewer, call, { isOverdue: '1' })).total,
      });
    }
  });

  test('puts first what is due first', async () => {
    const { records } = await listed(await as('reviewer'), 'claimList');
    const due = records.map(({ dueTime }) => dueTime ?? '9999');
    expect(due).toEqual(due.toSorted());
  });

  test('claims many tasks in one go, and says of each that could not be claimed why', async () => {
    const [acceptor, stranger] = [await as('acceptor'), await as('finance')];
    const offered = (await listed(acceptor, 'claimList')).records.map(({ taskId }) => taskId);
    expect(offered.length).toBeGreaterThan(1);
    const taken = offered[0]!;
    await acceptor.post('blade-workflow/process/claimTask', { taskId: taken });
    const last = offered.at(-1)!;
    const changed = { taskIds: [last], revs: { [last]: 99 } };
    expect((await acceptor.post('blade-workflow/process/claimTasks', changed)).body.data).toEqual([
      { id: last, ok: false, msg: '数据已被他人修改，请刷新后重试' },
    ]);
    const before = await counts(acceptor);
    const { status, body } = await acceptor.post('blade-workflow/process/claimTasks', { taskIds: offered });
    expect(status).toBe(200);
    expect(body.data[0]).toEqual({ id: taken, ok: false, msg: '该任务已被处理' });
    expect(body.data.slice(1)).toEqual(offered.slice(1).map((id) => ({ id, ok: true, msg: null })));
    const after = await counts(acceptor);
    expect(after.claim.total).toBe(0);
    expect(after.todo.total).toBe(before.todo.total + offered.length - 1);

    const { body: refused } = await stranger.post('blade-workflow/process/claimTasks', { taskIds: taken });
    expect(refused.data).toEqual([{ id: taken, ok: false, msg: expect.any(String) }]);
  });

  test('claims a hundred tasks at most, and none that are not named', async () => {
    const acceptor = await as('acceptor');
    const many = Array.from(
      { length: 101 },
      (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    );
    const claim = async (taskIds: readonly string[]) =>
      (await acceptor.post('blade-workflow/process/claimTasks', { taskIds })).status;
    expect([await claim(many), await claim([]), await claim(['not-an-id'])]).toEqual([400, 404, 404]);
  });

  test('counts its saved views, and says of one with a filter that is no longer understood that it cannot', async () => {
    const reviewer = await as('reviewer');
    const [first] = (await listed(reviewer, 'claimList')).records;
    const one = await kept(reviewer, { viewName: '一家企业', filters: { companyName: first!.companyName } });
    const gone = await kept(reviewer, { viewName: '旧条件', filters: { isOverdue: '也许' } });
    expect([one.code, gone.code]).toEqual([200, 200]);
    const { total } = await listed(reviewer, 'claimList', { companyName: first!.companyName });
    expect(await viewCounts(reviewer)).toEqual({ [one.data.id]: total, [gone.data.id]: null });
    expect(await viewCounts(await as('acceptor'))).toEqual({});
  });

  test('keeps views for their maker alone, and ten of a list', async () => {
    const [finance, admin] = [await as('finance'), await as('admin')];
    const made = [];
    for (let at = 0; at < 10; at += 1) made.push(await kept(finance, { viewName: `视图${String(at)}` }));
    const tooMany = await kept(finance, { viewName: '第十一个' });
    expect(tooMany).toMatchObject({ code: 400, msg: '每个列表最多保存 10 个视图，请先删除不用的视图' });
    expect((await kept(finance, { listName: 'todoList', viewName: '另一列表' })).code).toBe(200);

    const { id } = made[0]!.data;
    const views = async (person: Person) =>
      (await person.get('blade-desk/list-view/list', { listName: 'claimList' })).body.data.total;
    expect([await views(finance), await views(admin)]).toEqual([10, 0]);
    expect((await admin.post('blade-desk/list-view/submit', { id, viewName: '改名' })).status).toBe(404);
    expect((await admin.post('blade-desk/list-view/remove', { ids: id })).status).toBe(404);
    expect((await finance.post('blade-desk/list-view/remove', { ids: id })).status).toBe(200);
    expect(await views(finance)).toBe(9);
  });
});
