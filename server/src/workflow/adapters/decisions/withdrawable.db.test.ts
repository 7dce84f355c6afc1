import { v7 } from 'uuid';
import { expect, it } from 'vitest';

import { actingOn } from '../../../../test/bpmn/acting.ts';
import { draw, element, end, path, start } from '../../../../test/bpmn/draw.ts';
import { countedReads } from '../../../../test/counted-reads.ts';
import { describeOnEachDatabase } from '../../../../test/database.ts';
import { createWorkflow } from '../../index.ts';

const [first, second] = [v7(), v7()];
const clock = { now: () => new Date('2026-03-02T01:00:00Z') };
const step = (id: string, who: string) => element('userTask', `id="${id}" flowable:assignee="${who}"`);
const xml = draw('p', start(), step('a', first), step('b', second), end(), path('start', 'a', 'b', 'end'));

describeOnEachDatabase('decisions that may be taken back', (database) => {
  it('are read as often for many as for one, and those that were decided on are not among them', async () => {
    const workflow = createWorkflow();
    const by = actingOn(database, clock);
    await by(first, (context) => workflow.deploy(context, { xml }));
    /** Starts one, which its first holder approves; answers the task of the second. */
    const approved = async () => {
      const asked = { processKey: 'p', title: 'p' };
      const { taskIds } = await by(first, (context) => workflow.start(context, asked));
      const decision = { taskId: taskIds[0] ?? '', outcome: 'approved' };
      const next = await by(first, (context) => workflow.complete(context, decision));
      return next.taskIds[0] ?? '';
    };
    const withdrawable = () =>
      by(first, async (inside) => {
        const { records } = await workflow.doneTasks(inside, { current: 1, size: 100 });
        const { db, count } = countedReads(inside.db);
        const found = await workflow.withdrawableAmong({ ...inside, db }, records);
        return { many: found.size, reads: count() };
      });
    const taskId = await approved();
    const one = await withdrawable();
    for (let more = 0; more < 4; more += 1) await approved();
    expect(one.many).toBe(1);
    expect(await withdrawable()).toEqual({ many: 5, reads: one.reads });
    await by(second, (context) => workflow.complete(context, { taskId, outcome: 'approved' }));
    expect((await withdrawable()).many).toBe(4);
  });
});
