import { describe, expect, it } from 'vitest';

import { draw, element, end, path, start as startEvent, userTask } from '../../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../../test/bpmn/refusal-of-model.ts';
import { complete } from '../../commands/complete.ts';
import { dispatch } from '../../commands/dispatch.ts';
import { start } from '../../commands/start.ts';

const hour = 3600;
/** Wednesday 30 September 2026, 9 o'clock; the week after is off, and the Saturday behind it is worked. */
const before = new Date('2026-09-30T01:00:00Z');
const calendar = {
  holidays: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  workdays: new Set(['2026-10-10']),
};
const counted = 'flowable:businessCalendarName="workdays"';
const task = (attributes: string, ...deadlines: readonly string[]) =>
  element('userTask', `id="a" ${attributes}`, element('extensionElements', '', ...deadlines));
const process = (...elements: readonly string[]) =>
  draw('p', startEvent(), userTask('first'), ...elements, end(), path('start', 'first', 'a', 'end'));

async function givenAt(...elements: readonly string[]) {
  const engine = memoryEngine();
  Object.assign(engine, { calendar, now: before });
  await engine.deploy(process(...elements));
  const { result } = await engine.run(start, { processKey: 'p' });
  const [first] = await engine.openTasks();
  await engine.run(complete, { taskId: first!.id });
  const due = async () => (await engine.openTasks()).map(({ dueAt }) => dueAt?.toISOString());
  const jobs = async () => (await engine.keeper.snapshot()).jobs.map(({ dueAt }) => dueAt.toISOString());
  return { engine, due, jobs, instanceId: result.instanceId };
}

describe('times that count working days', () => {
  it('set when a task is due, by the tenant’s holiday table', async () => {
    const { due } = await givenAt(task(`flowable:dueDate="P3D" ${counted}`));
    expect(await due()).toEqual(['2026-10-10T01:00:00.000Z']);
  });

  it('leave a task that names no calendar, or one of Flowable’s own, to all days', async () => {
    for (const plain of ['', 'flowable:businessCalendarName="dueDate"']) {
      const { due } = await givenAt(task(`flowable:dueDate="P3D" ${plain}`));
      expect(await due()).toEqual(['2026-10-03T01:00:00.000Z']);
    }
  });

  it('hold for what happens to a task that is late, and for its reminders one after the other', async () => {
    const reminder = '<policy:deadline act="remind" after="P1D" repeat="R2/P1D" calendar="workdays"/>';
    const { engine, jobs } = await givenAt(task('', reminder));
    expect(await jobs()).toEqual(['2026-10-08T01:00:00.000Z']);
    await engine.advance(8 * 24 * hour);
    expect(await jobs()).toEqual(['2026-10-09T01:00:00.000Z']);
  });

  it('hold for a timer on the border and its repeats', async () => {
    const border = element(
      'boundaryEvent',
      'id="t" attachedToRef="a" cancelActivity="false"',
      element('timerEventDefinition', counted, '<timeCycle>R2/P1D</timeCycle>'),
    );
    const late = [border, end('late'), path('t', 'late')];
    const { engine, jobs } = await givenAt(task(''), ...late);
    expect(await jobs()).toEqual(['2026-10-08T01:00:00.000Z']);
    await engine.advance(8 * 24 * hour);
    expect(await jobs()).toEqual(['2026-10-09T01:00:00.000Z']);
  });

  it('are counted anew whenever the step is entered', async () => {
    const pass = '<policy:deadline act="pass" after="P1D" calendar="workdays"/>';
    const { engine, jobs, due, instanceId } = await givenAt(task(`flowable:dueDate="P1D" ${counted}`, pass));
    engine.now = new Date('2026-10-09T01:00:00Z');
    await engine.run(dispatch, { instanceId, from: ['a'], to: ['a'], comment: 'anew' });
    expect([await due(), await jobs()]).toEqual([['2026-10-10T01:00:00.000Z'], ['2026-10-10T01:00:00.000Z']]);
  });

  it('hold for the timer that begins a process, and each time that it begins', async () => {
    const engine = memoryEngine();
    Object.assign(engine, { calendar, now: before });
    const timed = element('timerEventDefinition', counted, '<timeCycle>R2/P1D</timeCycle>');
    const drawn = [
      element('startEvent', 'id="start"', timed),
      userTask('a'),
      end(),
      path('start', 'a', 'end'),
    ];
    await engine.deploy(draw('p', ...drawn));
    const due = async () => (await engine.keeper.snapshot()).starts.map(({ dueAt }) => dueAt?.toISOString());
    expect(await due()).toEqual(['2026-10-08T01:00:00.000Z']);
    await engine.advance(8 * 24 * hour);
    expect(await due()).toEqual(['2026-10-09T01:00:00.000Z']);
    expect(await engine.openTasks('a')).toHaveLength(1);
  });

  it.each([
    [
      'by a calendar that nobody keeps',
      task('flowable:businessCalendarName="moon"'),
      'workflow.calendarUnknown',
    ],
    [
      'by a calendar that is worked out',
      task('', '<policy:deadline act="pass" after="P1D" calendar="${c}"/>'),
      'workflow.calendarUnknown',
    ],
    [
      'that are more than can be counted',
      task('', '<policy:deadline act="pass" after="P9999D" calendar="workdays"/>'),
      'workflow.timerInvalid',
    ],
    [
      'that repeat further apart than can be counted',
      task('', '<policy:deadline act="remind" after="P1D" repeat="R2/P9999D" calendar="workdays"/>'),
      'workflow.timerInvalid',
    ],
  ])('are refused at deployment %s', async (_, drawn, code) => {
    expect(await refusalOfModel(process(drawn))).toMatchObject({ code, node: 'a' });
  });
});
