import { expect, it } from 'vitest';

import { begin } from '../../src/workflow/commands/begin.ts';
import { timerActor } from '../../src/workflow/adapters/actor.ts';
import { describeOnEachDatabase } from '../database.ts';
import { databaseEngine } from './database-engine.ts';
import { draw, element, end, event, path, userTask } from './draw.ts';

const begunBy = (inside: string, task = 'a') =>
  draw('p', element('startEvent', 'id="begun"', inside), userTask(task), end(), path('begun', task, 'end'));
const often = '<timerEventDefinition><timeCycle>R3/PT1H</timeCycle></timerEventDefinition>';

describeOnEachDatabase('starts that events bring, in the database', (database) => {
  /** Each test in a tenant of its own, so that they do not meet. */
  const given = (tenant: string) => databaseEngine(database(), tenant);

  it('are taken once where two servers take them at the same time', async () => {
    const engine = given('one');
    await engine.deploy(begunBy(often));
    const [awaited] = (await engine.keeper.snapshot()).starts;
    const input = { startId: awaited?.id ?? '' };
    const by = { actor: timerActor('one') };
    const both = await Promise.allSettled([engine.run(begin, input, by), engine.run(begin, input, by)]);
    const { instances, starts } = await engine.keeper.snapshot();
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(instances).toHaveLength(1);
    expect(starts.map(({ kind, times }) => ({ kind, times }))).toEqual([{ kind: 'timer', times: 2 }]);
  });

  it('come from the newest version and in its own tenant alone', async () => {
    const engine = given('two');
    const told = event('x', '', { signal: 'news' }).replace(/<\/?x ?>/g, '');
    await engine.deploy(begunBy(told));
    await engine.deploy(begunBy(told, 'b'));
    await engine.tell({ kind: 'signal', name: 'news' });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['b']);
    expect((await engine.keeper.snapshot()).starts.map(({ kind }) => kind)).toEqual(['signal']);
  });

  it('come once from one message, before anything that waits for it', async () => {
    const engine = given('three');
    const told = event('x', '', { message: 'order' }).replace(/<\/?x ?>/g, '');
    await engine.deploy(begunBy(told));
    await engine.tell({ kind: 'message', name: 'order' });
    await engine.tell({ kind: 'message', name: 'order' });
    expect((await engine.keeper.snapshot()).instances).toHaveLength(2);
  });
});
