import { describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../../test/bpmn/application.ts';
import {
  button,
  draw,
  element,
  end,
  path,
  start as startEvent,
  userTask,
} from '../../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { complete } from '../../commands/complete.ts';
import { fireTimer } from '../../commands/fire-timer.ts';
import { resubmit } from '../../commands/resubmit.ts';
import { returnTask } from '../../commands/return-task.ts';
import { start } from '../../commands/start.ts';
import { nobody } from '../../people/people.ts';
import type { People } from '../../people/people.ts';

const { acceptor, company, lead } = people;
const hour = 3600;
const deadline = (attributes: string) => `<policy:deadline ${attributes}/>`;
const ofCase = element('extensionElements', '', '<policy:case type="application"/>');
const process = (...extensions: readonly string[]) =>
  draw(
    'p',
    ofCase,
    startEvent(),
    userTask('first'),
    element(
      'userTask',
      'id="a" flowable:assignee="acceptor"',
      element('extensionElements', '', ...extensions),
    ),
    userTask('b'),
    end(),
    path('start', 'first', 'a', 'b', 'end'),
  );

const givenAt = (...extensions: readonly string[]) => givenWith(nobody, ...extensions);

async function givenWith(among: People, ...extensions: readonly string[]) {
  const engine = memoryEngine(undefined, undefined, among);
  await engine.deploy(process(...extensions));
  await engine.run(start, { processKey: 'p' }, { actor: company });
  await engine.run(complete, { taskId: await taskAt(engine, 'first') });
  const open = async () =>
    (await engine.openTasks()).map(({ nodeId, assigneeId }) => `${nodeId}:${assigneeId}`);
  const jobs = async () =>
    (await engine.keeper.snapshot()).jobs.map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString()}`);
  return { engine, open, jobs };
}

describe('a task that is not done in time', () => {
  it('is its holder’s to be reminded of, as often as the model says', async () => {
    const { engine, open, jobs } = await givenAt(deadline('act="remind" after="PT1H" repeat="R2/PT2H"'));
    expect(await jobs()).toEqual(['deadline 2026-01-05T02:00:00.000Z']);
    await engine.advance(hour);
    expect(await jobs()).toEqual(['deadline 2026-01-05T04:00:00.000Z']);
    await engine.advance(2 * hour);
    expect([await jobs(), await open()]).toEqual([[], ['a:acceptor']]);
  });

  it('passes, and the history says why', async () => {
    const { engine, open } = await givenAt(deadline('act="pass" after="PT1H"'));
    await engine.advance(hour);
    expect(await open()).toEqual(['b:null']);
    expect([...engine.store.comments.values()].at(-1)).toMatchObject({
      action: 'timedOut',
      userId: 'system',
    });
    expect([...engine.store.tasks.values()].find(({ nodeId }) => nodeId === 'a')).toMatchObject({
      assigneeId: 'system',
    });
  });

  it('goes back to whom the process belongs, and comes straight back', async () => {
    const returned = button('returned', 'status="supplement"');
    const { engine, open } = await givenAt(deadline('act="return" after="PT1H"'), returned);
    const { id = '' } = (await engine.keeper.snapshot()).jobs[0] ?? {};
    engine.now = new Date(engine.now.getTime() + hour * 1000);
    const { events } = await engine.run(fireTimer, { jobId: id });
    expect(events).toContainEqual(expect.objectContaining({ type: 'statusReached', status: 'supplement' }));
    expect(await open()).toEqual(['a:company']);
    await engine.run(resubmit, { taskId: await taskAt(engine, 'a') }, { actor: company });
    expect(await open()).toEqual(['a:acceptor']);
  });

  it('stays where it is where nobody could answer its return', async () => {
    const returned = button('returned', 'status="supplement"');
    const { engine, open } = await givenAt(deadline('act="return" after="PT1H"'), returned);
    const [instance] = engine.store.instances.values();
    if (instance) engine.store.instances.set(instance.id, { ...instance, ownerId: 'system' });
    await engine.advance(hour);
    expect(await open()).toEqual(['a:acceptor']);
  });

  it('is transferred', async () => {
    const { engine, open } = await givenAt(deadline('act="transfer" after="PT1H" user="lead"'));
    await engine.advance(hour);
    expect(await open()).toEqual(['a:lead']);
    const [task] = await engine.openTasks();
    expect(task).toMatchObject({ ownerId: 'acceptor' });
    await engine.run(complete, { taskId: task?.id ?? '' }, { actor: lead });
  });

  it('is not transferred to somebody who is not there', async () => {
    const absent = { ...nobody, areThere: () => Promise.resolve(false) };
    const { engine, open } = await givenWith(absent, deadline('act="transfer" after="PT1H" user="lead"'));
    await engine.advance(hour);
    expect(await open()).toEqual(['a:acceptor']);
  });

  it('has its deadline anew after a return (ruoyi-vue-pro #1018)', async () => {
    const { engine, jobs } = await givenAt(deadline('act="remind" after="PT1H"'));
    await engine.advance(hour / 2);
    const back = { taskId: await taskAt(engine, 'a'), to: { nodeId: 'first' }, comment: '重办' };
    await engine.run(returnTask, back, { actor: acceptor });
    expect(await jobs()).toEqual([]);
    await engine.run(complete, { taskId: await taskAt(engine, 'first') });
    expect(await jobs()).toEqual(['deadline 2026-01-05T02:30:00.000Z']);
    await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: acceptor });
    expect(await jobs()).toEqual([]);
  });
});

describe('a deadline that could not be kept', () => {
  it.each([
    ['act="pass" after="tomorrow"', 'workflow.timerInvalid'],
    ['act="wait" after="PT1H"', 'workflow.modelMissing'],
    ['act="transfer" after="PT1H"', 'workflow.modelMissing'],
    ['act="pass" after="PT1H" repeat="R2/PT1H"', 'workflow.deadlineRule'],
    ['act="remind" after="PT1H" user="lead"', 'workflow.deadlineRule'],
  ])('is refused at deployment: %s', async (attributes, code) => {
    await expect(memoryEngine().deploy(process(deadline(attributes)))).rejects.toMatchObject({ code });
  });

  it.each([
    ['nothing to return by', []],
    ['an effect', [button('returned', 'effect="application.askForCorrection"')]],
  ])('never returns a task by itself with %s', async (_, buttons) => {
    const xml = process(deadline('act="return" after="PT1H"'), ...buttons);
    await expect(memoryEngine().deploy(xml)).rejects.toMatchObject({ code: 'workflow.returnsByItself' });
  });

  it('never returns a task of a process that is about no case', async () => {
    const xml = process(deadline('act="return" after="PT1H"'), button('returned')).replace(ofCase, '');
    await expect(memoryEngine().deploy(xml)).rejects.toMatchObject({ code: 'workflow.returnsByItself' });
  });

  it('never passes a decision that has an effect', async () => {
    const xml = process(deadline('act="pass" after="PT1H"'), button('approved', 'effect="loan.pay"'));
    await expect(memoryEngine().deploy(xml)).rejects.toMatchObject({ code: 'workflow.passesByItself' });
  });
});

it('a priority is a whole number that the task carries', async () => {
  const engine = memoryEngine();
  const step = element('userTask', 'id="a" flowable:priority="${urgency}"');
  await engine.deploy(draw('p', startEvent(), step, end(), path('start', 'a', 'end')));
  await engine.run(start, { processKey: 'p', variables: { urgency: 80 } });
  expect((await engine.openTasks())[0]).toMatchObject({ priority: 80 });
  await expect(engine.run(start, { processKey: 'p', variables: { urgency: 'high' } })).rejects.toMatchObject({
    code: 'workflow.priority',
  });
});
