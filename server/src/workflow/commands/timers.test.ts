import { describe, expect, it, vi } from 'vitest';

import { button, draw, element, end, path, start, timer, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from './complete.ts';
import { fireTimer } from './fire-timer.ts';
import { start as startProcess } from './start.ts';
import { trigger } from './trigger.ts';

async function givenTimer(at: string, variables: Record<string, string> = {}) {
  const engine = memoryEngine();
  await engine.deploy(
    draw(
      'p',
      start(),
      userTask('work'),
      timer('late', 'work', { at }),
      userTask('chase'),
      end(),
      path('start', 'work', 'end'),
      path('late', 'chase', 'end'),
    ),
  );
  const begun = engine.run(startProcess, { processKey: 'p', variables });
  return { engine, begun };
}

describe('a boundary timer', () => {
  it('is due at the date in a variable', async () => {
    const { engine, begun } = await givenTimer('${publicityEnd}', { publicityEnd: '2026-01-06' });
    await begun;
    expect([...engine.store.jobs.values()]).toMatchObject([{ dueAt: new Date('2026-01-05T16:00:00Z') }]);
  });

  it.each([
    ['whose variable does not exist', '${publicityEnd}', 'workflow.unknownVariable'],
    ['whose date is none', '${day}', 'workflow.timerInvalid'],
  ])('%s refuses the command that would set it', async (_, at, code) => {
    const { engine, begun } = await givenTimer(at, { day: 'soon' });
    await expect(begun).rejects.toMatchObject({ code });
    expect(engine.store.instances.size).toBe(0);
  });

  it('that is gone with its task fires no more', async () => {
    const { engine, begun } = await givenTimer('2026-01-06');
    await begun;
    const [jobId = ''] = [...engine.store.jobs.keys()];
    const [task] = await engine.openTasks();
    await engine.run(complete, { taskId: task?.id ?? '' });
    await expect(engine.run(fireTimer, { jobId })).rejects.toMatchObject({ code: 'workflow.timerGone' });
  });

  it('that another server fires in the same moment fires once', async () => {
    const { engine, begun } = await givenTimer('2026-01-06');
    const { result } = await begun;
    const [jobId = ''] = [...engine.store.jobs.keys()];
    await engine.run(fireTimer, { jobId });
    const tasks = await engine.openTasks();
    // This one had seen it before it waited for the lock.
    vi.spyOn(engine.store, 'instanceOf').mockReturnValue(result.instanceId);
    await expect(engine.run(fireTimer, { jobId })).rejects.toMatchObject({ code: 'workflow.timerGone' });
    expect(await engine.openTasks()).toEqual(tasks);
  });

  it('that fires while somebody works takes the task from him', async () => {
    const { engine, begun } = await givenTimer('2026-01-06');
    await begun;
    const [task] = await engine.openTasks();
    await engine.advance(86_400);
    expect((await engine.openTasks()).map((open) => open.nodeId)).toEqual(['chase']);
    await expect(engine.run(complete, { taskId: task?.id ?? '' })).rejects.toMatchObject({
      code: 'workflow.taskHandled',
    });
  });
});

describe('triggering', () => {
  it.each(['work', 'nowhere'])('a node that is no waiting receive task (%s) is refused', async (nodeId) => {
    const { engine, begun } = await givenTimer('2026-01-06');
    const { result } = await begun;
    const odd = engine.run(trigger, { instanceId: result.instanceId, nodeId });
    await expect(odd).rejects.toMatchObject({ code: 'workflow.nodeNotWaiting', status: 400 });
  });

  async function givenWaiting(...outcomes: string[]) {
    const engine = memoryEngine();
    const named = element('extensionElements', '', ...outcomes.map((key) => button(key, '')));
    const waiting = element('receiveTask', 'id="wait"', named);
    await engine.deploy(draw('p', start(), waiting, end(), path('start', 'wait', 'end')));
    const { result } = await engine.run(startProcess, { processKey: 'p' });
    const go = (outcome?: string) =>
      engine.run(trigger, { instanceId: result.instanceId, nodeId: 'wait', outcome });
    return { engine, go };
  }

  it.each([
    ['another than those that the node names', ['heard'], 'approved'],
    ['one that is nobody’s where the node names none', [], 'heard'],
  ])('with an outcome that is not offered (%s) is refused', async (_, offered, outcome) => {
    const { engine, go } = await givenWaiting(...offered);
    const before = await engine.keeper.snapshot();
    await expect(go(outcome)).rejects.toMatchObject({ code: 'workflow.outcomeUnknown' });
    expect(await engine.keeper.snapshot()).toEqual(before);
  });

  it.each([
    ['with one of its outcomes', 'heard'],
    ['with none', undefined],
  ])('a node that names outcomes goes on %s', async (_, outcome) => {
    const { go } = await givenWaiting('heard');
    expect((await go(outcome)).result.status).toBe('completed');
  });
});
