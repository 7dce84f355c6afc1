import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { people } from '../../../../test/bpmn/application.ts';
import { contextOf as contextOfActor } from '../../../../test/bpmn/context-of.ts';
import { draw, element, end, flow, path, start, timer } from '../../../../test/bpmn/draw.ts';
import { countedReads } from '../../../../test/counted-reads.ts';
import { describeOnEachDatabase } from '../../../../test/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { createWorkflow } from '../../index.ts';
import { wfComment, wfJob } from '../tables.ts';

const clock = { moment: new Date('2026-03-02T01:00:00Z'), now: () => clock.moment };

/** A task that is late after an hour; its reminder meets the task’s own end in a join, where nobody else ever comes. */
const xml = draw(
  'p',
  ...[start(), element('userTask', 'id="a" flowable:assignee="company"')],
  ...[
    timer('late', 'a', { after: 'PT1H', interrupting: false }),
    element('parallelGateway', 'id="join"'),
    end(),
  ],
  ...[path('start', 'a', 'join', 'end'), flow('late', 'join')],
);

/** Two branches meet in a join, but for the second's way by `c`, which leads elsewhere for good. */
const held = (id: string) => element('userTask', `id="${id}" flowable:assignee="company"`);
const besideAnother = draw(
  'q',
  ...[start(), element('parallelGateway', 'id="split"'), element('parallelGateway', 'id="join"')],
  ...[held('a'), held('b'), held('c'), held('d'), end(), element('exclusiveGateway', 'id="either"')],
  ...[path('start', 'split', 'a', 'join', 'd', 'end'), path('split', 'b', 'either', 'c', 'end')],
  flow('either', 'join', "outcome == 'never'"),
);

describeOnEachDatabase('what a process stands by', (database) => {
  const workflow = createWorkflow();
  const by = <T>(work: (context: Context) => Promise<T>) =>
    inTransaction(database(), (db) => work({ ...contextOfActor(people.company, { db, clock }) }));
  const begin = async () => {
    const { instanceId, taskIds } = await by((context) =>
      workflow.start(context, { processKey: 'p', title: 'p' }),
    );
    return { instanceId, taskId: taskIds[0] ?? '' };
  };
  const standing = () => by((context) => workflow.operations.standing(context, { current: 1, size: 50 }));
  const why = (id: string) => by((context) => workflow.operations.standingOf(context, [id]));

  beforeAll(() => by((context) => workflow.deploy(context, { xml })));

  it('is a timer that was given up, until it is tried again', async () => {
    const { instanceId } = await begin();
    expect(await why(instanceId)).toEqual([]);
    await database()
      .update(wfJob)
      .set({ retries: 0, error: 'broken' })
      .where(eq(wfJob.instanceId, instanceId));
    expect(await why(instanceId)).toMatchObject([{ kind: 'timer', nodeId: 'late', detail: 'broken' }]);
    expect((await standing()).records.map((row) => row.processInstanceId)).toContain(instanceId);
    await by(async (context) => {
      const jobIds = await workflow.operations.deadTimersOf(context, instanceId);
      await workflow.retry(context, { instanceId, jobIds, comment: 'again' }, 'operator');
    });
    expect(await why(instanceId)).toEqual([]);
    const [job] = await database().select().from(wfJob).where(eq(wfJob.instanceId, instanceId));
    expect(job).toMatchObject({ retries: 5, error: null, dueAt: clock.moment });
    const said = await database().select().from(wfComment).where(eq(wfComment.instanceId, instanceId));
    expect(said.map(({ action }) => action)).toEqual(['timersRetried']);
  });

  it('is a join that a token waits in for another that never comes', async () => {
    const { instanceId, taskId } = await begin();
    await by((context) => workflow.complete(context, { taskId }));
    expect(await why(instanceId)).toMatchObject([{ kind: 'join', nodeId: 'join' }]);
    await by((context) =>
      workflow.dispatch(context, { instanceId, from: ['join'], to: ['end'], comment: 'freed' }, 'any'),
    );
    expect(await why(instanceId)).toEqual([]);
    const { records } = await standing();
    expect(records.map((row) => row.processInstanceId)).not.toContain(instanceId);
  });

  it('is a join that nobody can come to any more, though another token waits elsewhere', async () => {
    await by((context) => workflow.deploy(context, { xml: besideAnother }));
    const { instanceId } = await by((context) =>
      workflow.start(context, { processKey: 'q', title: 'q' }, 'any'),
    );
    const done = async (nodeId: string) => {
      const open = await by((context) => workflow.openSteps(context, [instanceId]));
      const taskId = open.find(({ name }) => name === nodeId)?.taskId ?? '';
      await by((context) => workflow.complete(context, { taskId }, 'any'));
    };
    const listed = async () => (await standing()).records.map((row) => row.processInstanceId);
    await done('a');
    // The other branch may still go either way.
    expect([await why(instanceId), (await listed()).includes(instanceId)]).toEqual([[], false]);
    await done('b');
    expect(await why(instanceId)).toMatchObject([{ kind: 'join', nodeId: 'join', nodeName: 'join' }]);
    expect(await listed()).toContain(instanceId);
    await by((context) =>
      workflow.dispatch(context, { instanceId, from: ['join'], to: ['d'], comment: 'freed' }, 'any'),
    );
    expect([await why(instanceId), (await listed()).includes(instanceId)]).toEqual([[], false]);
  });

  it('is told of many with as many reads as of one', async () => {
    const held = [await begin(), await begin(), await begin()].map(({ instanceId }) => instanceId);
    for (const instanceId of held)
      await by((context) => workflow.suspend(context, { instanceId, comment: 'held' }, 'operator'));
    const readsFor = (ids: readonly string[]) =>
      by(async (context) => {
        const { db, count } = countedReads(context.db);
        expect(await workflow.operations.standingOf({ ...context, db }, ids)).toHaveLength(ids.length);
        return count();
      });
    expect(await readsFor(held)).toBe(await readsFor(held.slice(0, 1)));
  });

  it('is told of the caller’s own tenant alone', async () => {
    const { instanceId, taskId } = await begin();
    await by((context) => workflow.suspend(context, { instanceId, comment: 'held' }, 'operator'));
    await by(async (context) => {
      const elsewhere = { ...context, tenantId: '100001' };
      expect(await workflow.operations.standingOf(elsewhere, [instanceId])).toEqual([]);
      expect((await workflow.operations.standing(elsewhere, { current: 1, size: 50 })).total).toBe(0);
      await expect(workflow.operations.reached(elsewhere, instanceId)).rejects.toThrow(
        'workflow.instanceMissing',
      );
      await expect(workflow.operations.taskNamed(elsewhere, taskId)).rejects.toThrow('workflow.taskMissing');
    });
  });
});
