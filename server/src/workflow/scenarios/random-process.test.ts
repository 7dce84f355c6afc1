import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { calledProcesses } from '../../../test/bpmn/random/draw-eventful.ts';
import { repeated } from '../../../test/bpmn/random/repeated.ts';
import { expectSound, expectTraced } from '../../../test/bpmn/random/sound.ts';
import type { Act } from '../../../test/bpmn/random/random-acts.ts';
import { drawnActs, finish, step } from '../../../test/bpmn/random/random-acts.ts';
import { blocks, drawProcess } from '../../../test/bpmn/random/random-process.ts';
import { start } from '../commands/start.ts';

const mostSteps = 600;
/** `npm run test:processes` draws more of them, and others. */
const runs = Number(process.env.PROCESS_RUNS ?? 40);
const seed = Number(process.env.PROCESS_SEED ?? 20_260_105);

/** A process that runs in the first of two versions, which are the same. */
async function givenRunning(xml: string) {
  const inMemory = memoryEngine();
  const engine = repeated(inMemory);
  for (const called of calledProcesses) await engine.deploy(called);
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' });
  await engine.deploy(xml);
  return { engine, inMemory };
}

describe('a random block-structured process', () => {
  it('loses no token and ends, whatever is done with it in whatever order, and however often it is sent', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, drawnActs, async (block, drawn) => {
        const { engine, inMemory } = await givenRunning(drawProcess(block));
        const { store } = inMemory;
        const done = new Set<Act>();
        for (const draw of drawn) {
          if (await step(engine, draw)) done.add(draw.act);
          await expectSound(engine);
          expectTraced(inMemory);
        }
        await finish(engine, mostSteps);
        // Whoever moves a token out of a branch leaves its join waiting: then it stands, and nothing else is left.
        if (done.has('jump')) return;
        const [{ status } = {}] = store.instances.where(({ parentId }) => parentId === null);
        expect(done.has('takeBack') ? ['withdrawn'] : ['completed', 'rejected']).toContain(status);
        expect(store.executions.size + store.jobs.size + store.subscriptions.size).toBe(0);
        expect(store.history.where((row) => row.endedAt === null)).toEqual([]);
      }),
      { numRuns: runs, seed },
    );
  });
});
