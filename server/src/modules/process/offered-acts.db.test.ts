import { v7 } from 'uuid';
import { expect, it } from 'vitest';

import { actingOn } from '../../../test/bpmn/acting.ts';
import { draw, element, end, path, start } from '../../../test/bpmn/draw.ts';
import { countedReads } from '../../../test/counted-reads.ts';
import { describeOnEachDatabase } from '../../../test/database.ts';
import { createWorkflow } from '../../workflow/index.ts';
import { actsOffered } from './offered-acts.ts';

const [holder, starter] = [v7(), v7()];
const clock = { now: () => new Date('2026-03-02T01:00:00Z') };
const task = element('userTask', `id="a" flowable:assignee="${holder}"`);
const xml = draw('p', start(), task, end(), path('start', 'a', 'end'));

describeOnEachDatabase('the acts that a reader is offered', (database) => {
  it('are read as often for many signers as for one, and let whom they wait for take each away', async () => {
    const workflow = createWorkflow();
    const by = actingOn(database, clock);
    await by(holder, (context) => workflow.deploy(context, { xml }));
    const { instanceId, taskIds } = await by(starter, (context) =>
      workflow.start(context, { processKey: 'p', title: 'p' }),
    );
    const taskId = taskIds[0] ?? '';
    const sign = (many: number) =>
      by(holder, (context) =>
        workflow.addSigners(context, {
          ...{
            taskId,
            userIds: Array.from({ length: many }, () => v7()),
            position: 'before',
            comment: 'sign',
          },
        }),
      );
    const offered = (userId: string) =>
      by(userId, async (inside) => {
        const { db, count } = countedReads(inside.db);
        const context = { ...inside, db };
        const { instance } = await workflow.instanceDetail(context, instanceId);
        const acts = await actsOffered(context, workflow, { detail: null, instance });
        return { removable: acts.filter(({ act }) => act === 'removeSigner').length, reads: count() };
      });
    await sign(1);
    const one = await offered(holder);
    await sign(3);
    expect(await offered(holder)).toEqual({ removable: 4, reads: one.reads });
    expect((await offered(starter)).removable).toBe(0);
  });
});
