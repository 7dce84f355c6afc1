import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { operator } from '../../../test/bpmn/engine.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import type { Act } from '../../../test/bpmn/random-acts.ts';
import { drawnActs, step } from '../../../test/bpmn/random-acts.ts';
import { expectAlive, expectCounted, expectWhole } from '../../../test/bpmn/whole.ts';
import { blocks, calledProcess, drawProcess } from '../../../test/bpmn/random-process.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';

const mostSteps = 600;
/** `npm run test:processes` draws more of them, and others. */
const runs = Number(process.env.PROCESS_RUNS ?? 60);
const seed = Number(process.env.PROCESS_SEED ?? 20_260_105);

async function givenRunning(xml: string) {
  const engine = memoryEngine();
  await engine.deploy(calledProcess);
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' });
  return engine;
}

describe('a random block-structured process', () => {
  it('loses no token and ends, whatever is done with its tasks in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, drawnActs, async (block, drawn) => {
        const engine = await givenRunning(drawProcess(block));
        const done = new Set<Act>();
        for (const draw of drawn) {
          if (await step(engine, draw)) done.add(draw.act);
          expectWhole(engine);
          expectCounted(engine);
          expectAlive(engine);
        }
        for (let steps = 0; (await engine.openTasks()).length > 0; steps += 1) {
          expect(steps).toBeLessThan(mostSteps);
          await step(engine, { pick: steps, act: 'on' });
        }
        // Whoever moves a token out of a branch leaves its join waiting: then it stands, and nothing else is left.
        if (done.has('jump')) return;
        const statuses = engine.store.instances.where(({ parentId }) => parentId === null);
        expect(statuses.map((row) => row.status)).toEqual([done.has('takeBack') ? 'withdrawn' : 'completed']);
        expect(engine.store.executions.size).toBe(0);
        expect(engine.store.history.where((row) => row.endedAt === null)).toEqual([]);
      }),
      { numRuns: runs, seed },
    );
  });

  it('answers a repeated command with the same rows', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, async (block) => {
        const engine = await givenRunning(drawProcess(block));
        const [task] = await engine.openTasks();
        // One that asks nobody is over before it is begun.
        fc.pre(task !== undefined);
        const once = { actor: operator, key: 'k' };
        await engine.run(complete, { taskId: task.id }, once);
        const before = await engine.keeper.snapshot();
        await engine.run(complete, { taskId: task.id }, once);
        expect(await engine.keeper.snapshot()).toEqual(before);
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});
