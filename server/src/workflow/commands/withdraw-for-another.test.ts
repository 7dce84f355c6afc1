import { beforeEach, describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../test/bpmn/application.ts';
import {
  candidate,
  draw,
  element,
  end,
  path,
  start as startEvent,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import type { Actor } from '../command.ts';
import { nobody } from '../people/people.ts';
import type { ProxyAgent } from '../people/people.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { recall } from './handing/recall.ts';
import { start } from './start.ts';
import { withdrawDecision } from './withdraw-decision.ts';

const { acceptor, reviewer, finance, company } = people;
const operator = { ...finance, authority: 'operator' as const };
const comment = '点错了';
const twoSteps = (a: string) =>
  draw('p', startEvent(), a, userTask('b'), end(), path('start', 'a', 'b', 'end'));
const offered = twoSteps(userTask('a', candidate('role="acceptor"')));
const given = twoSteps(element('userTask', 'id="a" flowable:assignee="acceptor"'));

/** A process at its first step, whose task is done by agents for some. */
async function startedWith(xml: string, agents: Record<string, ProxyAgent> = {}) {
  const proxyAgentsOf = async (ids: readonly string[]) =>
    new Map(Object.entries(agents).filter(([principalId]) => ids.includes(principalId)));
  const engine = memoryEngine(undefined, undefined, { ...nobody, proxyAgentsOf });
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' }, { actor: company });
  const decide = async (actor: Actor) => {
    const taskId = await taskAt(engine, 'a');
    await engine.run(complete, { taskId, comment: '同意' }, { actor });
    return taskId;
  };
  const decideAndTakeBack = async (actor: Actor) => {
    const taskId = await decide(actor);
    // As himself: to take one's own decision back asks for no authority.
    return engine.run(withdrawDecision, { taskId, comment }, { actor: { ...actor, authority: 'own' } });
  };
  const task = async () => engine.store.tasks.get(await taskAt(engine, 'a'))!;
  return { engine, decide, decideAndTakeBack, task };
}

const notHis = { code: 'workflow.notYourTask' };

describe('a decision of operations staff that they take back', () => {
  let begun: Awaited<ReturnType<typeof startedWith>>;
  beforeEach(async () => {
    begun = await startedWith(offered);
  });

  it('is nobody’s where nobody held the task: its candidates take it', async () => {
    const { engine, decideAndTakeBack, task, decide } = begun;
    await decideAndTakeBack(operator);
    const { id: taskId, ...again } = await task();
    expect(again).toMatchObject({ status: 'candidate', assigneeId: null, proxyForId: null });
    await expect(decide(finance)).rejects.toMatchObject(notHis);
    await engine.run(claim, { taskId }, { actor: acceptor });
  });

  it('is the holder’s for whom they acted, and he is told', async () => {
    const { engine, decideAndTakeBack, task, decide } = begun;
    await engine.run(claim, { taskId: (await task()).id }, { actor: acceptor });
    const { events } = await decideAndTakeBack(operator);
    const { id: taskId, ...again } = await task();
    expect(again).toMatchObject({ status: 'doing', assigneeId: 'acceptor', proxyForId: null });
    const told = { type: 'taskCreated', taskId, assigneeId: 'acceptor' };
    expect(events).toContainEqual(expect.objectContaining(told));
    await expect(decide(finance)).rejects.toMatchObject(notHis);
    await decide(acceptor);
  });

  it('is a proxy’s where they acted for him, and still for whom he holds it', async () => {
    const { decideAndTakeBack, task } = await startedWith(given, {
      acceptor: { agentId: 'reviewer', kind: 'act' },
    });
    await decideAndTakeBack(operator);
    expect(await task()).toMatchObject({ assigneeId: 'reviewer', proxyForId: 'acceptor' });
    await decideAndTakeBack(operator);
    expect(await task()).toMatchObject({ assigneeId: 'reviewer', proxyForId: 'acceptor' });
  });

  it('is the principal’s who had taken it from them as his proxy', async () => {
    const { engine, decideAndTakeBack, task } = await startedWith(given, {
      acceptor: { agentId: 'finance', kind: 'act' },
    });
    await engine.run(recall, { taskId: (await task()).id, comment }, { actor: acceptor });
    await decideAndTakeBack(operator);
    expect(await task()).toMatchObject({ assigneeId: 'acceptor', proxyForId: null });
  });
});

it('a proxy has again what he decided for another, however often', async () => {
  const { decideAndTakeBack, task } = await startedWith(given, {
    acceptor: { agentId: 'reviewer', kind: 'act' },
  });
  for (const _ of ['once', 'twice']) {
    await decideAndTakeBack(reviewer);
    expect(await task()).toMatchObject({
      status: 'doing',
      assigneeId: 'reviewer',
      proxyForId: 'acceptor',
    });
  }
});
