import fc from 'fast-check';
import { expect, it } from 'vitest';

import { start } from '../../src/workflow/commands/start.ts';
import { describeOnEachDatabase } from '../database.ts';
import { rowsAlike } from './alike.ts';
import { crashing, untilCrash } from './crash.ts';
import { databaseEngine } from './database-engine.ts';
import type { Engine } from './engine.ts';
import { memoryEngine } from './memory-store.ts';
import { calledProcesses } from './random/draw-eventful.ts';
import { repeated } from './random/repeated.ts';
import { expectSound } from './random/sound.ts';
import { drawnActs, step } from './random/random-acts.ts';
import { blocks, drawProcess } from './random/random-process.ts';

/** `npm run test:processes` draws more of them, and others. */
const runs = Math.ceil(Number(process.env.PROCESS_RUNS ?? 60) / 30);
const seed = Number(process.env.PROCESS_SEED ?? 20_261_127);
let tenants = 0;

async function begin(engine: Engine, xml: string): Promise<void> {
  for (const called of calledProcesses) await engine.deploy(called);
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' });
  await engine.deploy(`${xml}<!-- the same once more -->`);
}

describeOnEachDatabase('a random process on a database', (database) => {
  const onDatabase = () => databaseEngine(database(), `drawn-${(tenants += 1)}`);

  it('goes as it goes in memory, whatever is done, though its server stops in the middle of every command', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, drawnActs, async (block, drawn) => {
        const xml = drawProcess(block);
        const [inMemory, kept] = [repeated(memoryEngine()), repeated(onDatabase())];
        for (const engine of [inMemory, kept]) await begin(engine, xml);
        for (const { pick, act } of drawn) {
          // Which of two different acts comes first is chance on a database.
          const draw = { pick, act: act === 'rival' ? 'transfer' : act } as const;
          const before = await kept.keeper.snapshot();
          await untilCrash(() => step(crashing(kept, pick % 2 === 0), draw));
          expect(await kept.keeper.snapshot()).toEqual(before);
          expect(await step(kept, draw)).toBe(await step(inMemory, draw));
          expect(await rowsAlike(kept)).toEqual(await rowsAlike(inMemory));
        }
      }),
      { numRuns: runs, seed },
    );
  });

  it('stays whole where two act at once on what both have seen', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, drawnActs, async (block, drawn) => {
        const engine = onDatabase();
        await begin(engine, drawProcess(block));
        for (const [at, draw] of drawn.slice(0, 10).entries()) {
          await step(engine, at % 2 === 0 ? { ...draw, act: 'rival' } : draw);
          await expectSound(engine);
        }
      }),
      { numRuns: Math.ceil(runs / 2), seed },
    );
  });
});
