import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { applicationXml, people } from '../../test/bpmn/application.ts';
import { contextOf as contextOfActor } from '../../test/bpmn/context-of.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { rulesFrom } from '../kit/rules/rules.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { wfComment, wfInstance, wfJob } from './adapters/tables.ts';
import type { Actor } from './command.ts';
import type { WorkflowEvent } from './index.ts';
import { createWorkflow } from './index.ts';

const clock = { moment: new Date('2026-01-05T01:00:00Z'), now: () => clock.moment };
const page = { current: 1, size: 10 };

describeOnEachDatabase('the door of the workflow engine', (database) => {
  const workflow = createWorkflow();
  const heard: WorkflowEvent[] = [];
  let refuse = false;

  const contextOf = (actor: Actor) => contextOfActor(actor, { db: database(), clock });
  const by = <T>(actor: Actor, work: (context: Context) => Promise<T>) =>
    inTransaction(database(), (db) => work({ ...contextOf(actor), db }));
  const startOne = (title: string) =>
    by(people.company, (context) =>
      workflow.start(context, {
        processKey: 'application',
        title,
        serialNumber: `NO-${title}`,
        variables: { agencyId: 'science', publicityEnd: '2026-01-06' },
      }),
    );

  beforeAll(async () => {
    clock.moment = new Date('2026-01-05T01:00:00Z');
    workflow.listen(async (events, context) => {
      heard.push(...events);
      expect(context.tenantId).toBe('000000');
      if (refuse) throw new Refusal('row.stale');
    });
    await by(people.company, (context) =>
      workflow.deploy(context, { xml: applicationXml, category: 'apply' }),
    );
  });

  it('deploys the same content once', async () => {
    const [again] = await by(people.company, (context) => workflow.deploy(context, { xml: applicationXml }));
    expect(again?.version).toBe(1);
  });

  it('tells listeners inside the transaction, and a listener that refuses undoes the command', async () => {
    refuse = true;
    await expect(startOne('undone')).rejects.toMatchObject({ code: 'row.stale' });
    refuse = false;
    expect(heard.map((event) => event.type)).toContain('instanceStarted');
    expect(await database().select().from(wfInstance).where(eq(wfInstance.title, 'undone'))).toEqual([]);
  });

  it('offers a task to role and department, and shows it in the lists of those whom it concerns', async () => {
    const { taskIds } = await startOne('lists');
    const [taskId = ''] = taskIds;
    const claimable = (actor: Actor) => workflow.claimableTasks(contextOf(actor), { ...page, text: 'lists' });
    expect(await claimable(people.finance)).toEqual({ records: [], total: 0 });
    expect(await claimable(people.acceptor)).toMatchObject({
      total: 1,
      records: [
        { taskId, taskName: '受理', status: 'candidate', category: 'apply', serialNumber: 'NO-lists' },
      ],
    });
    await by(people.acceptor, (context) => workflow.claim(context, { taskId }));
    expect(await claimable(people.acceptor)).toMatchObject({ total: 0 });
    expect(await workflow.todoTasks(contextOf(people.acceptor), { ...page, text: 'no-list' })).toMatchObject({
      total: 1,
    });

    await by(people.acceptor, (context) => workflow.complete(context, { taskId, comment: '材料齐全' }));
    expect(await workflow.doneTasks(contextOf(people.acceptor), { ...page, text: 'lists' })).toMatchObject({
      records: [{ taskId, outcome: 'approved', status: 'done' }],
    });
    expect(await claimable(people.scienceReviewer)).toMatchObject({
      records: [{ taskDefinitionKey: 'review' }],
    });
    expect(
      await workflow.startedInstances(contextOf(people.company), { ...page, text: 'lists' }),
    ).toMatchObject({
      records: [{ title: 'lists', processStatus: 'running' }],
    });
  });

  it('asks the database three times for a step: for the lock, for the tree, and to write', async () => {
    const { taskIds } = await startOne('steps');
    const [taskId = ''] = taskIds;
    const asked = (work: (context: Context) => Promise<unknown>) =>
      by(people.acceptor, async (context) => {
        const ask = vi.spyOn(context.db._.session, 'prepareQuery').mockClear();
        await work(context);
        return ask.mock.calls.length;
      });
    expect(await asked((context) => workflow.claim(context, { taskId }))).toBe(3);
    expect(await asked((context) => workflow.complete(context, { taskId }))).toBe(3);
  });

  it('shows a case and its history to those whom it concerns, and to nobody else', async () => {
    const { instanceId, taskIds } = await startOne('detail');
    const [taskId = ''] = taskIds;
    await by(people.acceptor, (context) => workflow.claim(context, { taskId }));
    const { task, buttons, backNodes } = await workflow.taskDetail(contextOf(people.acceptor), taskId);
    expect(task).toMatchObject({ status: 'doing', assignee: 'acceptor', rev: 2 });
    expect(buttons.map((button) => button.buttonKey)).toEqual(['approved', 'rejected', 'returned']);
    expect(backNodes).toEqual([]);
    await by(people.acceptor, (context) => workflow.complete(context, { taskId, comment: '材料齐全' }));

    const { flow, xml } = await workflow.instanceDetail(contextOf(people.company), instanceId);
    expect(xml).toBe(applicationXml);
    expect(flow.find((visit) => visit.taskId === taskId)).toMatchObject({
      historyActivityId: 'accept',
      assignee: 'acceptor',
      comments: [{ userId: 'acceptor', action: 'approved', text: '材料齐全' }],
    });
    expect(flow.filter((visit) => visit.endTime === null).map((visit) => visit.historyActivityId)).toEqual([
      'review',
      'check',
    ]);
    const stranger = contextOf({ ...people.company, userId: 'stranger' });
    await expect(workflow.instanceDetail(stranger, instanceId)).rejects.toMatchObject({
      code: 'row.notFound',
    });
    await expect(workflow.taskDetail(stranger, taskId)).rejects.toMatchObject({ code: 'row.notFound' });
    expect((await workflow.instanceDetail(stranger, instanceId, 'any')).instance.title).toBe('detail');
  });

  it('runs timers that are due, each once, and keeps one that fails for another try', async () => {
    const { instanceId, taskIds } = await startOne('timer');
    const [taskId = ''] = taskIds;
    await by(people.acceptor, (context) => workflow.claim(context, { taskId }));
    const dueAt = new Date('2026-01-06T00:00:00Z');
    await by(people.acceptor, (context) =>
      workflow.returnTask(context, { to: 'owner', taskId, comment: '请补充', dueAt }),
    );

    const failures: unknown[] = [];
    const parts = {
      db: database(),
      clock,
      rules: rulesFrom([]),
      everyMs: 3_600_000,
      report: (error: unknown) => failures.push(error),
    };
    const loop = workflow.startTimers(parts);
    expect(await loop.runDue()).toBe(0);

    clock.moment = new Date('2026-01-06T00:00:01Z');
    refuse = true;
    expect(await loop.runDue()).toBe(1);
    expect(failures).toMatchObject([{ code: 'row.stale' }]);
    expect(await database().select().from(wfJob)).toMatchObject([{ retries: 4 }]);
    // Its next try is a minute later: nobody tries it before.
    expect(await loop.runDue()).toBe(0);

    refuse = false;
    clock.moment = new Date('2026-01-06T00:02:00Z');
    expect(await Promise.all([loop.runDue(), workflow.startTimers(parts).runDue()])).toEqual(
      expect.arrayContaining([1, 0]),
    );
    await loop.stop();
    const [instance] = await database().select().from(wfInstance).where(eq(wfInstance.id, instanceId));
    expect(instance).toMatchObject({ status: 'terminated', endReason: 'returnOverdue' });
    expect(
      await database().select().from(wfComment).where(eq(wfComment.instanceId, instanceId)),
    ).toHaveLength(1);
  });

  describe('timers in trouble', () => {
    const at = new Date('2026-02-02T00:00:00Z');
    const minutesAfter = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    const failures: unknown[] = [];
    const loop = () =>
      workflow.startTimers({
        ...{ db: database(), clock, rules: rulesFrom([]), everyMs: 3_600_000 },
        report: (error: unknown) => failures.push(error),
      });
    const givenDue = async (title: string) => {
      clock.moment = new Date('2026-02-01T00:00:00Z');
      const { instanceId, taskIds } = await startOne(title);
      const [taskId = ''] = taskIds;
      await by(people.acceptor, (context) => workflow.claim(context, { taskId }));
      const about = { taskId, to: 'owner' as const, comment: '请补充', dueAt: at };
      await by(people.acceptor, (context) => workflow.returnTask(context, about));
      return instanceId;
    };
    const jobOf = async (instanceId: string) => {
      const [job] = await database().select().from(wfJob).where(eq(wfJob.instanceId, instanceId));
      return job;
    };
    beforeEach(() => {
      failures.length = 0;
    });

    it('are tried again after 1, 5, 30 and 120 minutes, and then by nobody', async () => {
      const instanceId = await givenDue('fails');
      refuse = true;
      let minutes = 1;
      for (const wait of [1, 5, 30, 120]) {
        clock.moment = minutesAfter(minutes);
        expect(await loop().runDue()).toBe(1);
        minutes += wait;
        expect((await jobOf(instanceId))?.lockedUntil).toEqual(minutesAfter(minutes));
        clock.moment = minutesAfter(minutes - 0.5);
        expect(await loop().runDue()).toBe(0);
      }
      clock.moment = minutesAfter(minutes);
      expect(await loop().runDue()).toBe(1);
      clock.moment = minutesAfter(minutes + 10_000);
      expect(await loop().runDue()).toBe(0);
      refuse = false;
      expect(failures).toHaveLength(5);
      expect(await jobOf(instanceId)).toMatchObject({ retries: 0 });
      expect(await workflow.timersWaiting(database(), clock.moment)).toMatchObject({ given_up: 1 });
      await database().delete(wfJob).where(eq(wfJob.instanceId, instanceId));
    });

    it('of a suspended process wait without failing, and run once it goes on', async () => {
      const instanceId = await givenDue('suspended');
      const become = (status: 'suspended' | 'running') =>
        database().update(wfInstance).set({ status }).where(eq(wfInstance.id, instanceId));
      await become('suspended');
      clock.moment = minutesAfter(600);
      expect(await loop().runDue()).toBe(0);
      expect(await jobOf(instanceId)).toMatchObject({ retries: 5, lockedUntil: null });
      await become('running');
      expect(await loop().runDue()).toBe(1);
      expect([failures, await jobOf(instanceId)]).toEqual([[], undefined]);
    });

    it('that have gathered run in one round, however many', async () => {
      for (let count = 0; count < 23; count += 1) await givenDue(`gathered ${count}`);
      clock.moment = minutesAfter(1);
      expect(await loop().runDue()).toBe(23);
      expect(await database().select().from(wfJob)).toEqual([]);
    });
  });
});

describe('a caller without a session', () => {
  it('may not run commands', async () => {
    const context: Context = {
      db: Object.create(null),
      tenantId: '000000',
      actor: null,
      locale: 'zh',
      clock,
      rules: rulesFrom([]),
      idempotencyKey: null,
      remoteIp: null,
      afterCommit: () => undefined,
    };
    const begun = createWorkflow().start(context, { processKey: 'application' });
    await expect(begun).rejects.toThrow('session.missing');
  });
});
