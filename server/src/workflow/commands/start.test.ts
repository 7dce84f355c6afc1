import { describe, expect, it } from 'vitest';

import { draw, element, end, flow, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from './complete.ts';
import { start } from './start.ts';

describe('starting a process', () => {
  it.each([
    {
      which: 'that nobody deployed',
      code: 'workflow.processMissing',
      xml: draw('other', startEvent()),
      status: 404,
    },
    {
      which: 'that loops without waiting',
      code: 'workflow.endless',
      xml: draw('p', startEvent(), '<exclusiveGateway id="x"/>', path('start', 'x', 'x')),
      status: 400,
    },
    {
      which: 'that calls one which is not deployed',
      code: 'workflow.calledProcessMissing',
      xml: draw('p', startEvent(), element('callActivity', 'id="c" calledElement="q"'), path('start', 'c')),
      status: 400,
    },
    {
      which: 'whose only way on is closed',
      code: 'workflow.noFlow',
      xml: draw('p', startEvent(), end(), flow('start', 'end', 'false')),
      status: 400,
    },
    {
      which: 'whose condition is no condition',
      code: 'workflow.expressionBoolean',
      xml: draw('p', startEvent(), end(), flow('start', 'end', "'maybe'")),
      status: 400,
    },
  ])('$which is refused and leaves nothing behind', async ({ code, xml, status }) => {
    const engine = memoryEngine();
    await engine.deploy(xml);
    await expect(engine.run(start, { processKey: 'p' })).rejects.toMatchObject({ code, status });
    expect(engine.store.instances.size + engine.store.history.size).toBe(0);
  });

  it('hands variables into a called process and takes them out again', async () => {
    const engine = memoryEngine();
    const mapping =
      '<flowable:in source="amount" target="sum"/><flowable:out source="sum" target="checked"/>';
    const call = element(
      'callActivity',
      'id="call" calledElement="q"',
      element('extensionElements', '', mapping),
    );
    await engine.deploy(draw('p', startEvent(), call, userTask('after'), path('start', 'call', 'after')));
    await engine.deploy(draw('q', startEvent(), userTask('inner'), end(), path('start', 'inner', 'end')));
    const { result } = await engine.run(start, { processKey: 'p', variables: { amount: 7 } });
    const [inner] = await engine.openTasks('inner');
    await engine.run(complete, { taskId: inner?.id ?? '', variables: { sum: 8 } });
    expect(engine.store.instances.get(result.instanceId)?.variables).toEqual({ amount: 7, checked: 8 });
    expect((await engine.openTasks()).map((task) => task.nodeId)).toEqual(['after']);
  });

  it('runs expressions and scripts on the way', async () => {
    const engine = memoryEngine();
    await engine.deploy(
      draw(
        'p',
        startEvent(),
        element('scriptTask', 'id="count" scriptFormat="juel"', '<script>counter = counter + 1</script>'),
        element(
          'serviceTask',
          'id="double" flowable:expression="${counter * 2}" flowable:resultVariable="twice"',
        ),
        userTask('wait'),
        path('start', 'count', 'double', 'wait'),
      ),
    );
    const { result } = await engine.run(start, { processKey: 'p', variables: { counter: 1 } });
    expect(engine.store.instances.get(result.instanceId)?.variables).toEqual({ counter: 2, twice: 4 });
  });

  it('names its starter where the model asks for it', async () => {
    const engine = memoryEngine();
    const task = element('userTask', 'id="own" flowable:assignee="${initiator}" flowable:dueDate="P2D"');
    await engine.deploy(
      draw(
        'p',
        element('startEvent', 'id="start" flowable:initiator="initiator"'),
        task,
        path('start', 'own'),
      ),
    );
    await engine.run(start, { processKey: 'p' });
    expect(await engine.openTasks()).toMatchObject([
      { assigneeId: 'kermit', status: 'doing', dueAt: new Date('2026-01-07T01:00:00Z') },
    ]);
  });
});
