import { describe, expect, it } from 'vitest';

import { applicationXml, apply, people, taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, path, start as startEvent } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import type { Principal } from '../command.ts';
import { claim } from '../commands/claim.ts';
import { complete } from '../commands/complete.ts';
import { recall } from '../commands/handing/recall.ts';
import { transfer } from '../commands/handing/transfer.ts';
import { start } from '../commands/start.ts';
import { unclaim } from '../commands/unclaim.ts';
import { nobody } from '../people/people.ts';
import type { People, ProxyAgent } from '../people/people.ts';

const { acceptor, reviewer, lead, company } = people;
const comment = '请假期间';

const standingIn = (agents: Record<string, ProxyAgent>): People => ({
  ...nobody,
  proxyAgentsOf: (ids) =>
    Promise.resolve(new Map(Object.entries(agents).filter(([principalId]) => ids.includes(principalId)))),
});

const given = draw(
  'p',
  startEvent(),
  element('userTask', 'id="sign" flowable:assignee="${signer}"'),
  end(),
  path('start', 'sign', 'end'),
);

async function givenTask(agents: Record<string, ProxyAgent>, signer = 'acceptor') {
  const engine = memoryEngine('refuse', undefined, standingIn(agents));
  await engine.deploy(given);
  const { events } = await engine.run(start, { processKey: 'p', variables: { signer } }, { actor: company });
  const taskId = await taskAt(engine, 'sign');
  return { engine, taskId, events };
}

describe('a task that is given to somebody who has a proxy', () => {
  it('is done by his agent for him, and the history says so', async () => {
    const { engine, taskId, events } = await givenTask({ acceptor: { agentId: 'reviewer', kind: 'act' } });
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      ...{ status: 'doing', assigneeId: 'reviewer', proxyForId: 'acceptor', ownerId: null },
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'taskCreated', assigneeId: 'reviewer' }));
    await engine.run(complete, { taskId, comment: '同意' }, { actor: reviewer });
    expect([...engine.store.comments.values()]).toMatchObject([
      { action: 'proxied', userId: 'acceptor', onBehalfOf: null, toIds: ['reviewer'] },
      { action: 'approved', userId: 'reviewer', onBehalfOf: 'acceptor' },
    ]);
    expect(engine.store.commands.at(-1)).toMatchObject({ actorId: 'reviewer', onBehalfOf: 'acceptor' });
  });

  it('is the agent’s own where he takes the tasks over', async () => {
    const { engine, taskId } = await givenTask({ acceptor: { agentId: 'reviewer', kind: 'transfer' } });
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      ...{ assigneeId: 'reviewer', proxyForId: null, ownerId: 'acceptor' },
    });
    await expect(engine.run(recall, { taskId, comment }, { actor: acceptor })).rejects.toMatchObject({
      code: 'workflow.notDelegated',
    });
  });

  it('is taken back by him, and then decided by him alone', async () => {
    const { engine, taskId } = await givenTask({ acceptor: { agentId: 'reviewer', kind: 'act' } });
    await engine.run(recall, { taskId, comment }, { actor: acceptor });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'acceptor', proxyForId: null });
    await expect(engine.run(complete, { taskId }, { actor: reviewer })).rejects.toMatchObject({
      code: 'workflow.notYourTask',
    });
    await engine.run(complete, { taskId }, { actor: acceptor });
    expect(engine.store.commands.at(-1)).toMatchObject({ actorId: 'acceptor', onBehalfOf: null });
  });

  it('goes one step only, and not to whose own case it is', async () => {
    const circle = await givenTask({
      acceptor: { agentId: 'reviewer', kind: 'act' },
      reviewer: { agentId: 'acceptor', kind: 'act' },
    });
    expect(circle.engine.store.tasks.get(circle.taskId)).toMatchObject({ assigneeId: 'reviewer' });
    const own = await givenTask({ acceptor: { agentId: 'company', kind: 'act' } });
    expect(own.engine.store.tasks.get(own.taskId)).toMatchObject({
      assigneeId: 'acceptor',
      proxyForId: null,
    });
    const applicants = await givenTask({ company: { agentId: 'reviewer', kind: 'act' } }, 'company');
    expect(applicants.engine.store.tasks.get(applicants.taskId)).toMatchObject({ assigneeId: 'company' });
  });

  it('is no proxy’s any more once he has transferred it', async () => {
    const { engine, taskId } = await givenTask({ acceptor: { agentId: 'reviewer', kind: 'act' } });
    await engine.run(transfer, { taskId, assignee: 'lead', comment }, { actor: reviewer });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'lead', proxyForId: null });
    await engine.run(complete, { taskId }, { actor: lead });
  });
});

describe('a task that is offered to somebody who has a proxy', () => {
  const { ownIds, roleIds, departmentIds } = acceptor;
  const absent: Principal = {
    ...{ userId: 'acceptor', ownIds, roleIds, departmentIds },
    ...{ processKeys: null, kind: 'act' },
  };
  const agent = (over: Partial<Principal> = {}) => ({ ...reviewer, principals: [{ ...absent, ...over }] });

  async function givenOffer() {
    const engine = memoryEngine();
    await engine.deploy(applicationXml);
    await apply(engine);
    return { engine, taskId: await taskAt(engine, 'accept') };
  }

  it('is claimed by his agent for him, and put back as if nobody had', async () => {
    const { engine, taskId } = await givenOffer();
    const { events } = await engine.run(claim, { taskId }, { actor: agent() });
    expect(events).toContainEqual(expect.objectContaining({ type: 'taskClaimed', principalId: 'acceptor' }));
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'reviewer', proxyForId: 'acceptor' });
    await engine.run(unclaim, { taskId }, { actor: reviewer });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: null, proxyForId: null });
  });

  it.each([
    ['of other processes', agent({ processKeys: ['other', 'another'] })],
    ['who may not claim it himself', agent({ roleIds: ['lead'] })],
    ['where it is the agent’s own case', { ...agent(), ownIds: ['reviewer', 'company'] }],
  ])('is not claimed by the agent of somebody %s', async (_, actor) => {
    const { engine, taskId } = await givenOffer();
    await expect(engine.run(claim, { taskId }, { actor })).rejects.toMatchObject({
      code: 'workflow.notCandidate',
    });
  });

  it('is claimed by the agent in each of the processes that his proxy names', async () => {
    const { engine, taskId } = await givenOffer();
    const { processKey } = [...engine.store.instances.values()][0]!;
    await engine.run(claim, { taskId }, { actor: agent({ processKeys: ['other', processKey] }) });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ proxyForId: 'acceptor' });
  });

  it('is his own where he may claim it himself', async () => {
    const { engine, taskId } = await givenOffer();
    const actor = { ...people.colleague, principals: [absent] };
    await engine.run(claim, { taskId }, { actor });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'colleague', proxyForId: null });
  });
});
