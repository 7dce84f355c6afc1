import { describe, expect, it } from 'vitest';

import { givenApplication, people, taskAt } from '../../../../test/bpmn/application.ts';
import {
  draw,
  element,
  end,
  path,
  start as startEvent,
  timer,
  userTask,
} from '../../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { claim } from '../claim.ts';
import { complete } from '../complete.ts';
import { fireTimer } from '../fire-timer.ts';
import { start } from '../start.ts';
import { activate, suspend } from './suspend.ts';
import { withdraw } from '../withdraw.ts';

const comment = '专项检查';

describe('suspending a process', () => {
  it('holds it with all that it calls, timers too, until it is activated', async () => {
    const engine = memoryEngine();
    const call = element('callActivity', 'id="call" calledElement="inner"');
    await engine.deploy(
      draw(
        'inner',
        startEvent(),
        userTask('a'),
        timer('late', 'a', { after: 'PT1H' }),
        end(),
        userTask('b'),
        end('over'),
        path('start', 'a', 'end'),
        path('late', 'b', 'over'),
      ),
    );
    await engine.deploy(draw('outer', startEvent(), call, end(), path('start', 'call', 'end')));
    const { result } = await engine.run(start, { processKey: 'outer' });
    await engine.run(suspend, { instanceId: result.instanceId, comment });
    const statuses = async () => (await engine.keeper.snapshot()).instances.map(({ status }) => status);
    expect(await statuses()).toEqual(['suspended', 'suspended']);
    const [job] = (await engine.keeper.snapshot()).jobs;
    const refused = { code: 'workflow.instanceSuspended' };
    await expect(engine.run(fireTimer, { jobId: job?.id ?? '' })).rejects.toMatchObject(refused);
    const taskId = await taskAt(engine, 'a');
    await expect(engine.run(complete, { taskId })).rejects.toMatchObject(refused);
    await engine.run(activate, { instanceId: result.instanceId, comment });
    expect(await statuses()).toEqual(['running', 'running']);
    await engine.advance(3600);
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['b']);
    expect([...engine.store.comments.values()].map(({ action }) => action)).toEqual([
      'suspended',
      'activated',
    ]);
  });

  it('is for operations staff, once, and of a process that goes on', async () => {
    const { engine, instanceId } = await givenApplication();
    const input = { instanceId, comment };
    for (const command of [suspend, activate])
      await expect(engine.run(command, input, { actor: people.lead })).rejects.toMatchObject({
        code: 'workflow.notOperator',
      });
    await expect(engine.run(activate, input)).rejects.toMatchObject({ code: 'workflow.notSuspended' });
    await engine.run(suspend, input);
    await expect(engine.run(suspend, input)).rejects.toMatchObject({ code: 'workflow.instanceSuspended' });
    const taskId = await taskAt(engine, 'accept');
    await expect(engine.run(claim, { taskId }, { actor: people.acceptor })).rejects.toMatchObject({
      code: 'workflow.instanceSuspended',
    });
    await engine.run(activate, input);
    await engine.run(withdraw, input, { actor: people.company });
    await expect(engine.run(suspend, input)).rejects.toMatchObject({ code: 'workflow.instanceEnded' });
    await expect(engine.run(activate, input)).rejects.toMatchObject({ code: 'workflow.notSuspended' });
  });
});
