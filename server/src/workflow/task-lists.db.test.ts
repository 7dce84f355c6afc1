import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { people } from '../../test/bpmn/application.ts';
import { contextOf as contextOfActor } from '../../test/bpmn/context-of.ts';
import { candidate, element, line } from '../../test/bpmn/draw.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import { explained } from '../../test/explained.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from '../kit/runtime/context.ts';
import type { Actor } from './command.ts';
import type { TaskQuery } from './index.ts';
import { createWorkflow } from './index.ts';

const clock = { moment: new Date('2026-03-02T01:00:00Z'), now: () => clock.moment };
const { acceptor, colleague, finance, company } = people;

/** One step, named by its model and offered to the acceptors of an agency, and to one of them by name. */
const xml = line(
  element(
    'userTask',
    `id="a" name="受理" flowable:dueDate="\${due}"`,
    element(
      'extensionElements',
      '',
      candidate('role="acceptor" department="${agencyId}"'),
      candidate('user="acceptor"'),
    ),
  ),
).replace('<process id="p"', '<process id="inbox" name="收件"');

const cases = [
  { title: 'late', due: '2026-03-01', companyName: '甲公司', itemName: '房租补贴', amountWan: 5 },
  { title: 'never', due: null, companyName: '乙公司', itemName: '房租补贴', amountWan: 50 },
  { title: 'soon', due: '2026-03-05', companyName: '丙公司', itemName: '研发补助', amountWan: null },
  { title: 'older', due: null, companyName: '甲子公司', itemName: '研发补助', amountWan: 8 },
];

describeOnEachDatabase('lists of tasks', (database, kind) => {
  const workflow = createWorkflow();
  const contextOf = (actor: Actor) => contextOfActor(actor, { db: database(), clock });
  const by = <T>(actor: Actor, work: (context: Context) => Promise<T>) =>
    inTransaction(database(), (db) => work({ ...contextOf(actor), db }));
  const taskOf: Record<string, string> = {};
  const asked = { current: 1, size: 10 };
  const titles = (listed: { records: readonly { title: string }[] }) =>
    listed.records.map(({ title }) => title);
  const offered = async (query: Partial<TaskQuery> = {}, actor = acceptor) =>
    titles(await workflow.claimableTasks(contextOf(actor), { ...asked, ...query }));

  beforeAll(async () => {
    await by(company, (context) => workflow.deploy(context, { xml, category: 'inbox' }));
    // The last of them came first.
    for (const [at, { title, due, ...ofCase }] of [...cases.entries()].toReversed()) {
      clock.moment = new Date(Date.UTC(2026, 1, 20 - at, 4));
      const caseFacts = { ...ofCase, agencyId: at === 1 ? 'science' : 'industry' };
      const started = await by(company, (context) =>
        workflow.start(context, {
          ...{ processKey: 'inbox', title, serialNumber: `NO-${at}`, caseFacts },
          variables: { due, agencyId: caseFacts.agencyId },
        }),
      );
      taskOf[title] = started.taskIds[0] ?? '';
    }
    clock.moment = new Date('2026-03-02T01:00:00Z');
  });

  it('show what is due first, then what came first, and each task once', async () => {
    expect(await offered()).toEqual(['late', 'soon', 'older', 'never']);
    expect(await offered({}, colleague)).toEqual(['late', 'soon', 'older', 'never']);
    const others = { ...colleague, departmentIds: ['science'] };
    expect(await offered({}, others)).toEqual(['never']);
    const elsewhere = { ...contextOf(acceptor), tenantId: '000001' };
    expect(await workflow.claimableTasks(elsewhere, asked)).toEqual({ records: [], total: 0 });
    expect(await offered({}, finance)).toEqual([]);
  });

  it('tell what the case is about, as it was at the start', async () => {
    const { records } = await workflow.claimableTasks(contextOf(acceptor), asked);
    expect(records[0]).toMatchObject({
      ...{ title: 'late', companyName: '甲公司', itemName: '房租补贴', amountWan: 5, agencyId: 'industry' },
      ...{ itemId: null, itemNameEn: null, taskName: '受理', processDefinitionName: '收件' },
    });
  });

  it.each<[string, Partial<TaskQuery>, string[]]>([
    ['the process', { processKey: 'other' }, []],
    ['its category', { category: 'inbox', text: 'soon' }, ['soon']],
    ['another category', { category: 'apply' }, []],
    ['a part of the number', { text: 'no-2' }, ['soon']],
    ['the item', { itemName: '研发' }, ['soon', 'older']],
    ['the agency', { agencyId: 'science' }, ['never']],
    ['the company', { companyName: '甲' }, ['late', 'older']],
    ['the step', { taskName: '受' }, ['late', 'soon', 'older', 'never']],
    ['another step', { taskName: '审' }, []],
    ['what is overdue', { dueBefore: new Date('2026-03-02T01:00:00Z') }, ['late']],
    ['what is not', { notDueBefore: new Date('2026-03-02T01:00:00Z') }, ['soon', 'older', 'never']],
    ['arrival from a moment', { createdFrom: new Date('2026-02-19T04:00:00Z') }, ['late', 'never']],
    ['arrival before a moment', { createdBefore: new Date('2026-02-18T04:00:00Z') }, ['older']],
  ])('are narrowed to %s, with their totals', async (_, query, expected) => {
    const listed = await workflow.claimableTasks(contextOf(acceptor), { ...asked, ...query });
    expect([titles(listed), listed.total]).toEqual([expected, expected.length]);
  });

  it('are sorted as asked, what has no value last, and paged with the whole total', async () => {
    const order = [{ by: 'amountWan' as const, descending: true }];
    expect(await offered({ order })).toEqual(['never', 'older', 'late', 'soon']);
    expect(await offered({ order: [{ by: 'createTime', descending: false }] })).toEqual(
      cases.map(({ title }) => title).toReversed(),
    );
    expect(await offered({ order: [{ by: 'startTime', descending: false }] })).toEqual(
      cases.map(({ title }) => title).toReversed(),
    );
    expect(await offered({ order: [{ by: 'processStatus', descending: true }] })).toEqual(await offered());
    expect(await offered({ order: [{ by: 'taskName', descending: true }] })).toEqual(await offered());
    const second = await workflow.claimableTasks(contextOf(acceptor), { current: 2, size: 3, order });
    expect([titles(second), second.total]).toEqual([['soon'], 4]);
    const beyond = await workflow.claimableTasks(contextOf(acceptor), { current: 9, size: 3 });
    expect([titles(beyond), beyond.total]).toEqual([[], 4]);
  });

  describe('of a task that is claimed', () => {
    it('move it from what is offered to what is held, and back when it is given back', async () => {
      const taskId = taskOf.late ?? '';
      await by(acceptor, (context) => workflow.claim(context, { taskId }));
      await by(acceptor, (context) => workflow.claim(context, { taskId: taskOf.never ?? '' }));
      expect(await offered({}, colleague)).toEqual(['soon', 'older']);
      const held = await workflow.todoTasks(contextOf(acceptor), asked);
      expect([titles(held), held.total]).toEqual([['late', 'never'], 2]);
      const narrowed = { ...asked, companyName: '乙', taskName: '受理' };
      expect(titles(await workflow.todoTasks(contextOf(acceptor), narrowed))).toEqual(['never']);
      await by(acceptor, (context) => workflow.unclaim(context, { taskId }));
      expect(await offered({}, colleague)).toEqual(['late', 'soon', 'older']);
      expect(titles(await workflow.todoTasks(contextOf(acceptor), asked))).toEqual(['never']);
    });

    it('show it once more when it is done, and no longer to those whom it was offered to', async () => {
      const taskId = taskOf.soon ?? '';
      await by(colleague, (context) => workflow.claim(context, { taskId }));
      await by(colleague, (context) => workflow.complete(context, { taskId }));
      const done = await workflow.doneTasks(contextOf(colleague), asked);
      expect([titles(done), done.total]).toEqual([['soon'], 1]);
      expect(done.records[0]?.startTime).toEqual(new Date(Date.UTC(2026, 1, 18, 4)));
      const since = { ...asked, endedFrom: clock.moment };
      expect((await workflow.doneTasks(contextOf(colleague), since)).total).toBe(1);
      const before = { ...asked, endedBefore: clock.moment, status: 'running' as const };
      expect((await workflow.doneTasks(contextOf(colleague), before)).total).toBe(0);
      expect(await offered({}, acceptor)).toEqual(['late', 'older']);
    });
  });

  // The embedded engine plans in the same way, and takes longer to fill.
  describe.skipIf(kind !== 'postgres')('of many tasks of many people', () => {
    // So many that reading them all would cost more than what an index finds.
    const [rows, shares] = [30_000, 200];
    const officer: Actor = {
      ...{ tenantId: 'many', userId: 'officer7', ownIds: ['officer7'], authority: 'own' },
      ...{ roleIds: ['acceptor'], departmentIds: ['agency7'] },
    };

    beforeAll(async () => {
      const { processInstanceId } = await workflow
        .taskDetail(contextOf(acceptor), taskOf.older ?? '')
        .then(({ task }) => task);
      const tasks = sql`insert into wf_task
        (id, tenant_id, instance_id, execution_id, node_id, name, status, assignee_id, due_at, created_at, ended_at, rev)
        select gen_random_uuid(), 'many', ${processInstanceId}::uuid, gen_random_uuid(), 'a', 'a',
        (array['doing', 'candidate', 'done'])[g % 3 + 1],
        case when g % 3 = 1 then null else 'officer' || g / 3 % ${sql.raw(String(shares))} end,
        now() + g % 40 * interval '1 day', now() - g % 86400 * interval '37 seconds',
        case when g % 3 = 2 then now() end, 1 from generate_series(1, ${sql.raw(String(rows))}) g`;
      const candidates = sql`insert into wf_task_candidate
        (id, tenant_id, task_id, role_id, department_id, is_offered, due_at, created_at)
        select gen_random_uuid(), tenant_id, id, 'acceptor',
        'agency' || row_number() over () % ${sql.raw(String(shares))}, true, due_at, created_at
        from wf_task where tenant_id = 'many' and status = 'candidate'`;
      for (const one of [tasks, candidates, sql`analyze wf_task, wf_task_candidate`])
        await database().execute(one);
    });

    it.each<[string, (context: Context) => Promise<unknown>]>([
      ['wf_task_doing', (context) => workflow.todoTasks(context, asked)],
      ['wf_task_candidate_role', (context) => workflow.claimableTasks(context, asked)],
      ['wf_task_done', (context) => workflow.doneTasks(context, asked)],
      ['wf_task_open', (context) => workflow.operations.tasks(context, asked)],
    ])('begin at the index %s', async (index, list) => {
      const { db, plans } = explained(database());
      await list({ ...contextOf(officer), db });
      expect(await plans()).toContain(index);
    });
  });
});
