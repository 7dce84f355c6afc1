import { describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../test/bpmn/application.ts';
import {
  button,
  candidate,
  draw,
  element,
  end,
  flow,
  path,
  start as startEvent,
  timer,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import type { Actor } from '../command.ts';
import { claim } from './claim.ts';
import { nobody } from '../people/people.ts';
import type { ProxyAgent } from '../people/people.ts';
import { complete } from './complete.ts';
import { delegate } from './handing/delegate.ts';
import { start } from './start.ts';
import { withdrawDecision } from './withdraw-decision.ts';

const { acceptor, reviewer, finance, company } = people;
const comment = '点错了';

const signalled = (name: string) => element('signalEventDefinition', `signalRef="${name}"`);
const given = (id: string, person: string, ...inside: readonly string[]) =>
  element('userTask', `id="${id}" flowable:assignee="${person}"`, ...inside);

async function started(xml: string, variables: Record<string, string> = {}) {
  const engine = memoryEngine();
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p', variables }, { actor: company });
  const decide = async (id: string, actor: Actor) => {
    const taskId = await taskAt(engine, id);
    await engine.run(complete, { taskId }, { actor });
    return taskId;
  };
  const withdraw = (taskId: string, actor: Actor) =>
    engine.run(withdrawDecision, { taskId, comment }, { actor });
  const open = async () =>
    (await engine.openTasks()).map(({ nodeId, assigneeId }) => `${nodeId}:${assigneeId}`);
  return { engine, decide, withdraw, open };
}

const stands = { code: 'workflow.decisionStands' };

describe('taking one’s own decision back (AntFlow #5)', () => {
  const line = draw(
    'p',
    startEvent(),
    given('a', 'acceptor'),
    userTask('b', candidate('role="reviewer"')),
    userTask('c'),
    end(),
    path('start', 'a', 'b', 'c', 'end'),
  );

  it('gives the task to its handler again, as long as nobody has touched the next', async () => {
    const { engine, decide, withdraw, open } = await started(line);
    const taskId = await decide('a', acceptor);
    await withdraw(taskId, acceptor);
    expect(await open()).toEqual(['a:acceptor']);
    expect(engine.store.tasks.get(taskId)).toMatchObject({ status: 'done', outcome: 'withdrawn' });
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
    await decide('a', acceptor);
    expect(await open()).toEqual(['b:null']);
    const { executions } = await engine.keeper.snapshot();
    expect(executions).toHaveLength(1);
  });

  it('is refused to others, and once the next task was claimed or done', async () => {
    const { engine, decide, withdraw, open } = await started(line);
    const taskId = await decide('a', acceptor);
    await expect(withdraw(taskId, finance)).rejects.toMatchObject({ code: 'workflow.notYourTask' });
    await engine.run(claim, { taskId: await taskAt(engine, 'b') }, { actor: reviewer });
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
    await decide('b', reviewer);
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
    expect(await open()).toEqual(['c:null']);
  });

  it('is refused where it had an effect', async () => {
    const loan = button('approved', 'effect="loan.pay"');
    const buttons = element('extensionElements', '', loan, button('rejected', ''));
    const xml = draw(
      'p',
      startEvent(),
      given('a', 'acceptor', buttons),
      userTask('b'),
      end(),
      path('start', 'a', 'b', 'end'),
    );
    const { engine, withdraw } = await started(xml);
    const taskId = await taskAt(engine, 'a');
    const held = engine.store.tasks.get(taskId)!;
    engine.store.tasks.set(taskId, { ...held, status: 'done', outcome: 'approved', endedAt: engine.now });
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
  });
});

it('whoever worked on a task for another has not decided it (delegated)', async () => {
  const xml = draw(
    'p',
    startEvent(),
    given('a', 'acceptor'),
    userTask('b'),
    end(),
    path('start', 'a', 'b', 'end'),
  );
  const { engine, withdraw } = await started(xml);
  const taskId = await taskAt(engine, 'a');
  await engine.run(delegate, { taskId, assignee: 'lead', comment }, { actor: acceptor });
  await engine.run(complete, { taskId });
  await expect(withdraw(taskId, people.lead)).rejects.toMatchObject({ code: 'workflow.notDecided' });
});

it('what was given back is neither approved by itself nor given to a proxy', async () => {
  const again = '<policy:samePerson as="initiator"/>';
  const own = element(
    'userTask',
    'id="a" flowable:assignee="acceptor"',
    element('extensionElements', '', again),
  );
  const xml = draw('p', startEvent(), own, userTask('b'), end(), path('start', 'a', 'b', 'end'));
  const agents = new Map<string, ProxyAgent>();
  const engine = memoryEngine(undefined, undefined, { ...nobody, proxyAgentsOf: async () => agents });
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' }, { actor: company });
  const taskId = await taskAt(engine, 'a');
  await engine.run(complete, { taskId }, { actor: acceptor });
  const [instance] = engine.store.instances.values();
  if (instance) engine.store.instances.set(instance.id, { ...instance, starterId: 'acceptor' });
  agents.set('acceptor', { agentId: 'lead', kind: 'act' });
  await engine.run(withdrawDecision, { taskId, comment }, { actor: acceptor });
  const [task] = await engine.openTasks();
  expect(task).toMatchObject({ nodeId: 'a', assigneeId: 'acceptor', proxyForId: null });
});

it('stands once whoever got the next task has opened it', async () => {
  const xml = draw(
    'p',
    startEvent(),
    given('a', 'acceptor'),
    given('b', 'reviewer'),
    end(),
    path('start', 'a', 'b', 'end'),
  );
  const { engine, decide, withdraw } = await started(xml);
  const taskId = await decide('a', acceptor);
  const next = await taskAt(engine, 'b');
  engine.store.tasks.set(next, { ...engine.store.tasks.get(next)!, readAt: engine.now });
  await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
});

describe('a decision that has brought statuses of the business row', () => {
  const entering = (status: string) => `<policy:on act="enter" status="${status}"/>`;
  const steps = [
    startEvent(),
    given(
      'a',
      'acceptor',
      element('extensionElements', '', entering('submitted'), button('approved', 'status="accepted"')),
    ),
    userTask('b', entering('reviewing')),
    end(),
  ];

  it('tells which they were, and brings none by coming back to its step', async () => {
    const { engine, decide, withdraw, open } = await started(
      draw('p', ...steps, path('start', 'a', 'b', 'end')),
    );
    const taskId = await decide('a', acceptor);
    const { events } = await withdraw(taskId, acceptor);
    expect(await open()).toEqual(['a:acceptor']);
    const told = events.filter(({ type }) => ['statusReached', 'decisionWithdrawn'].includes(type));
    expect(told).toMatchObject([
      { type: 'decisionWithdrawn', decidedAt: engine.now, statuses: ['accepted', 'reviewing'] },
    ]);
  });
});

describe('a decision that more has come of than a task', () => {
  const paid = '<policy:on act="enter" effect="loan.pay"/>';
  it.each([
    ['a step that has an effect when it is come to', userTask('x', paid)],
    ['a script', element('scriptTask', 'id="x" scriptFormat="juel"', '<script>1</script>')],
    ['an event that tells others', element('intermediateThrowEvent', 'id="x"', signalled('s'))],
  ])('stands behind %s', async (_, x) => {
    const steps = [startEvent(), given('a', 'acceptor'), x, userTask('b'), end()];
    const signal = element('signal', 'id="s" name="s"');
    const xml = draw('p', ...steps, path('start', 'a', 'x', 'b', 'end'));
    const { decide, withdraw } = await started(xml.replace('<process', `${signal}<process`));
    const taskId = await decide('a', acceptor);
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
  });

  it('stands where a process was called that is over already', async () => {
    const called = draw('q', startEvent(), end(), path('start', 'end'));
    const call = element('callActivity', 'id="x" calledElement="q"');
    const steps = [startEvent(), given('a', 'acceptor'), call, userTask('b'), end()];
    const engine = memoryEngine();
    await engine.deploy(called);
    await engine.deploy(draw('p', ...steps, path('start', 'a', 'x', 'b', 'end')));
    await engine.run(start, { processKey: 'p' }, { actor: company });
    const taskId = await taskAt(engine, 'a');
    await engine.run(complete, { taskId }, { actor: acceptor });
    const back = engine.run(withdrawDecision, { taskId, comment }, { actor: acceptor });
    await expect(back).rejects.toMatchObject(stands);
  });

  it('stands once a timer was due, whoever else has decided since', async () => {
    const steps = [startEvent(), given('a', 'acceptor'), userTask('b'), userTask('c'), end()];
    const due = timer('t', 'b', { after: 'PT1H', interrupting: false });
    const xml = draw('p', ...steps, due, path('start', 'a', 'b', 'end'), path('t', 'c'), flow('c', 'end'));
    const { engine, decide, withdraw } = await started(xml);
    const taskId = await decide('a', acceptor);
    await engine.advance(3600);
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
  });
});

describe('taking a decision back in parallel branches', () => {
  const parallel = draw(
    'p',
    startEvent(),
    element('parallelGateway', 'id="fork"'),
    given('a', 'acceptor'),
    given('b', 'reviewer'),
    element('parallelGateway', 'id="join"'),
    userTask('c'),
    end(),
    path('start', 'fork', 'a', 'join', 'c', 'end'),
    flow('fork', 'b'),
    flow('b', 'join'),
  );

  it('takes the token out of the join and leaves the other branch alone', async () => {
    const { decide, withdraw, open } = await started(parallel);
    const taskId = await decide('a', acceptor);
    await withdraw(taskId, acceptor);
    expect((await open()).toSorted()).toEqual(['a:acceptor', 'b:reviewer']);
    await decide('a', acceptor);
    await decide('b', reviewer);
    expect(await open()).toEqual(['c:null']);
  });

  it('is refused to the first once the second has made the join go on', async () => {
    const { decide, withdraw, open } = await started(parallel);
    const taskId = await decide('a', acceptor);
    await decide('b', reviewer);
    await expect(withdraw(taskId, acceptor)).rejects.toMatchObject(stands);
    expect(await open()).toEqual(['c:null']);
  });
});
