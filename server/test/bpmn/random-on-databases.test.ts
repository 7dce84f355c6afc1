import fc from 'fast-check';
import { expect, it } from 'vitest';

import { start } from '../../src/workflow/commands/start.ts';
import { describeOnEachDatabase } from '../database.ts';
import { alike } from './alike.ts';
import { crashing, untilCrash } from './crash.ts';
import { databaseEngine } from './database-engine.ts';
import type { Engine } from './engine.ts';
import { memoryEngine } from './memory-store.ts';
import { drawnActs, step } from './random-acts.ts';
import { blocks, calledProcess, drawProcess } from './random-process.ts';

/** `npm run test:processes` draws more of them, and others. */
const runs = Math.ceil(Number(process.env.PROCESS_RUNS ?? 60) / 15);
const seed = Number(process.env.PROCESS_SEED ?? 20_261_127);
let tenants = 0;

async function begin(engine: Engine, xml: string): Promise<void> {
  await engine.deploy(calledProcess);
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' });
}

describeOnEachDatabase('a random process on a database', (database) => {
  it('goes as it goes in memory, whatever is done, though its server stops in the middle of every command', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, drawnActs, async (block, drawn) => {
        tenants += 1;
        const xml = drawProcess(block);
        const [inMemory, kept] = [memoryEngine(), databaseEngine(database(), `drawn-${tenants}`)];
        for (const engine of [inMemory, kept]) await begin(engine, xml);
        for (const draw of drawn) {
          const before = await kept.keeper.snapshot();
          await untilCrash(() => step(crashing(kept, draw.pick % 2 === 0), draw));
          expect(await kept.keeper.snapshot()).toEqual(before);
          expect(await step(kept, draw)).toBe(await step(inMemory, draw));
          expect(alike(await kept.keeper.snapshot())).toEqual(alike(await inMemory.keeper.snapshot()));
        }
      }),
      { numRuns: runs, seed },
    );
  });
});
