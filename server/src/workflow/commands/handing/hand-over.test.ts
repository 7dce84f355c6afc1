import { describe, expect, it } from 'vitest';

import { claimAt, givenApplication, people, taskAt } from '../../../../test/bpmn/application.ts';
import { operator } from '../../../../test/bpmn/engine.ts';
import { claim } from '../claim.ts';
import { complete } from '../complete.ts';
import { copy } from './copy.ts';
import { delegate } from './delegate.ts';
import { recall } from './recall.ts';
import { resolve } from './resolve.ts';
import { returnTask } from '../return-task.ts';
import { terminate } from '../terminate.ts';
import { transfer } from './transfer.ts';
import { unclaim } from '../unclaim.ts';
import { urge } from './urge.ts';

const comment = '请协助';
const { acceptor, reviewer, finance, company } = people;

async function givenClaimed() {
  const { engine, instanceId } = await givenApplication();
  const taskId = await claimAt(engine, 'accept', acceptor);
  return { engine, instanceId, taskId };
}

/** A task of the acceptor on which the reviewer works. */
async function givenDelegated() {
  const given = await givenClaimed();
  const { engine, taskId } = given;
  await engine.run(delegate, { taskId, assignee: 'reviewer', comment }, { actor: acceptor });
  return given;
}

describe('the turn of whom the process belongs to', () => {
  it('is neither handed on nor copied nor urged', async () => {
    const { engine, taskId, instanceId } = await givenClaimed();
    const held = engine.store.tasks.get(taskId);
    const owner = engine.store.instances.get(instanceId)?.ownerId ?? '';
    if (held) engine.store.tasks.set(taskId, { ...held, assigneeId: owner });
    const by = { actor: { ...company, ownIds: [owner] } };
    for (const attempt of [
      engine.run(transfer, { taskId, assignee: 'reviewer', comment }, by),
      engine.run(delegate, { taskId, assignee: 'reviewer', comment }, by),
      engine.run(copy, { taskId, copyUserIds: ['reviewer'], comment }, by),
      engine.run(urge, { taskId, comment }, { actor: reviewer }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'workflow.withApplicant' });
  });
});

describe('transferring a task', () => {
  it('makes it somebody else’s, who decides it though it was not offered to him', async () => {
    const { engine, taskId } = await givenClaimed();
    await engine.run(transfer, { taskId, assignee: 'reviewer', comment }, { actor: acceptor, key: 'k' });
    await engine.run(transfer, { taskId, assignee: 'reviewer', comment }, { actor: acceptor, key: 'k' });
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      ...{ status: 'doing', assigneeId: 'reviewer', ownerId: 'acceptor', delegation: null, rev: 3 },
    });
    expect([...engine.store.comments.values()]).toMatchObject([
      { action: 'transferred', text: comment, userId: 'acceptor', toIds: ['reviewer'] },
    ]);
    expect(engine.store.commands.at(-1)).toMatchObject({ name: 'transfer', actorId: 'acceptor' });
    await expect(engine.run(complete, { taskId }, { actor: acceptor })).rejects.toMatchObject({
      code: 'workflow.notYourTask',
    });
    await expect(engine.run(unclaim, { taskId }, { actor: reviewer })).rejects.toMatchObject({
      code: 'workflow.notClaimed',
    });
    await engine.run(complete, { taskId }, { actor: reviewer });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ status: 'done', assigneeId: 'reviewer' });
  });

  it.each([
    ['by a stranger', { actor: finance, assignee: 'reviewer', code: 'workflow.notYourTask' }],
    ['to himself', { actor: acceptor, assignee: 'acceptor', code: 'workflow.targetSelf' }],
    [
      'by operations staff to who holds it',
      { actor: operator, assignee: 'acceptor', code: 'workflow.targetSelf' },
    ],
    ['to whose case it is', { actor: acceptor, assignee: 'company', code: 'workflow.targetOwner' }],
  ])('is refused %s', async (_, { actor, assignee, code }) => {
    const { engine, taskId } = await givenClaimed();
    const before = engine.store.tasks.get(taskId);
    await expect(engine.run(transfer, { taskId, assignee, comment }, { actor })).rejects.toMatchObject({
      code,
    });
    expect(engine.store.tasks.get(taskId)).toEqual(before);
  });

  it('wants a reason, the state that was seen, and a process that goes on', async () => {
    const { engine, taskId, instanceId } = await givenClaimed();
    const give = (input: object) =>
      engine.run(transfer, { taskId, assignee: 'reviewer', comment, ...input }, { actor: acceptor });
    await expect(give({ comment: ' ' })).rejects.toMatchObject({ code: 'workflow.commentRequired' });
    await expect(give({ rev: 1 })).rejects.toMatchObject({ code: 'row.stale' });
    const instance = engine.store.instances.get(instanceId)!;
    engine.store.instances.set(instanceId, { ...instance, status: 'suspended' });
    await expect(give({})).rejects.toMatchObject({ code: 'workflow.instanceSuspended' });
    engine.store.instances.set(instanceId, instance);
    await engine.run(terminate, { instanceId, comment });
    await expect(give({})).rejects.toMatchObject({ code: 'workflow.taskHandled' });
  });
});

describe('delegating a task', () => {
  it('has somebody work on it, who gives it back to its owner to decide', async () => {
    const { engine, taskId } = await givenDelegated();
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      ...{ assigneeId: 'reviewer', ownerId: 'acceptor', delegation: 'pending' },
    });
    await engine.run(resolve, { taskId, comment: '已核对' }, { actor: reviewer });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'acceptor', delegation: 'resolved' });
    await engine.run(complete, { taskId }, { actor: acceptor });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ status: 'done', assigneeId: 'acceptor' });
  });

  it('does not let the other decide, hand on or put back, so that no delegation goes round', async () => {
    const { engine, taskId } = await givenDelegated();
    const by = { actor: reviewer };
    const assignee = 'acceptor';
    for (const attempt of [
      engine.run(complete, { taskId }, by),
      engine.run(returnTask, { taskId, to: { nodeId: 'x' }, comment }, by),
      engine.run(returnTask, { taskId, to: 'owner', comment }, by),
      engine.run(delegate, { taskId, assignee, comment }, by),
      engine.run(transfer, { taskId, assignee, comment }, by),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'workflow.delegated' });
    await expect(engine.run(unclaim, { taskId }, by)).rejects.toMatchObject({ code: 'workflow.delegated' });
    await expect(engine.run(claim, { taskId }, { actor: acceptor })).rejects.toMatchObject({
      code: 'workflow.taskHandled',
    });
  });

  it('is forgotten when its owner puts the task back', async () => {
    const { engine, taskId } = await givenDelegated();
    await engine.run(resolve, { taskId, comment }, { actor: reviewer });
    await engine.run(unclaim, { taskId }, { actor: acceptor });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ ownerId: null, delegation: null });
  });

  it.each([
    ['by its owner', { actor: acceptor, code: 'workflow.notYourTask', said: comment }],
    ['without a word', { actor: reviewer, code: 'workflow.commentRequired', said: '' }],
  ])('is not given back %s', async (_, { actor, code, said }) => {
    const { engine, taskId } = await givenDelegated();
    await expect(engine.run(resolve, { taskId, comment: said }, { actor })).rejects.toMatchObject({ code });
  });

  it('a task that was not delegated is not given back', async () => {
    const { engine, taskId } = await givenClaimed();
    await expect(engine.run(resolve, { taskId, comment }, { actor: acceptor })).rejects.toMatchObject({
      code: 'workflow.notDelegated',
    });
  });

  it('ends with the case, whoever works on it', async () => {
    const { engine, taskId, instanceId } = await givenDelegated();
    await engine.run(terminate, { instanceId, comment });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ status: 'cancelled' });
    await expect(engine.run(resolve, { taskId, comment }, { actor: reviewer })).rejects.toMatchObject({
      code: 'workflow.taskHandled',
    });
  });
});

describe('taking a delegation back', () => {
  it('makes the task its owner’s again, and tells whoever had it', async () => {
    const { engine, taskId } = await givenDelegated();
    const { events } = await engine.run(recall, { taskId, comment, rev: 3 }, { actor: acceptor });
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      ...{ status: 'doing', assigneeId: 'acceptor', ownerId: null, delegation: null, rev: 4 },
    });
    expect(events).toMatchObject([{ type: 'taskHandedOver', how: 'recalled', otherId: 'reviewer' }]);
    expect([...engine.store.comments.values()].at(-1)).toMatchObject({
      ...{ action: 'recalled', userId: 'acceptor', toIds: ['reviewer'] },
    });
    await expect(engine.run(resolve, { taskId, comment }, { actor: reviewer })).rejects.toMatchObject({
      code: 'workflow.notYourTask',
    });
    await engine.run(unclaim, { taskId }, { actor: acceptor });
  });

  it.each([
    ['by whoever works on it', { actor: reviewer, code: 'workflow.notYourTask', said: {} }],
    ['by another candidate', { actor: people.colleague, code: 'workflow.notYourTask', said: {} }],
    ['without a word', { actor: acceptor, code: 'workflow.commentRequired', said: { comment: '' } }],
    ['as it was before', { actor: acceptor, code: 'row.stale', said: { rev: 2 } }],
  ])('is refused %s', async (_, { actor, code, said }) => {
    const { engine, taskId } = await givenDelegated();
    const before = engine.store.tasks.get(taskId);
    await expect(engine.run(recall, { taskId, comment, ...said }, { actor })).rejects.toMatchObject({ code });
    expect(engine.store.tasks.get(taskId)).toEqual(before);
  });

  it('is refused once it was given back, once it ended, and of a task that was transferred', async () => {
    const { engine, taskId, instanceId } = await givenDelegated();
    const take = () => engine.run(recall, { taskId, comment }, { actor: acceptor });
    await engine.run(resolve, { taskId, comment }, { actor: reviewer });
    await expect(take()).rejects.toMatchObject({ code: 'workflow.notDelegated' });
    await engine.run(transfer, { taskId, assignee: 'reviewer', comment }, { actor: acceptor });
    await expect(take()).rejects.toMatchObject({ code: 'workflow.notDelegated' });
    await engine.run(terminate, { instanceId, comment });
    await expect(take()).rejects.toMatchObject({ code: 'workflow.taskHandled' });
  });
});

describe('copying a case', () => {
  it('gives each one copy of a task, however often he is named', async () => {
    const { engine, taskId } = await givenClaimed();
    const send = (copyUserIds: string[]) =>
      engine.run(copy, { taskId, copyUserIds, comment }, { actor: acceptor });
    await send(['lead', 'lead']);
    const { events } = await send(['lead', 'finance']);
    expect(events).toMatchObject([{ type: 'taskCopied', userIds: ['finance'] }]);
    expect((await send(['lead'])).events).toEqual([]);
    expect([...engine.store.copies.values()]).toMatchObject([
      { userId: 'lead', fromId: 'acceptor', readAt: null },
      { userId: 'finance' },
    ]);
  });

  it('keeps what is said to those who have a copy, and is nothing where nothing is said', async () => {
    const { engine, taskId } = await givenClaimed();
    const send = (beside: object) =>
      engine.run(copy, { taskId, copyUserIds: ['lead'], ...beside }, { actor: acceptor });
    const said = () => engine.store.comments.where(({ action }) => action === 'copied');
    await send({});
    expect((await send({})).events).toEqual([]);
    expect(said()).toHaveLength(1);
    const attachments = [{ attachId: 'f', name: 'f.pdf', ext: 'pdf', sizeBytes: 1 }];
    expect((await send({ comment })).events).toEqual([]);
    expect((await send({ attachments })).events).toEqual([]);
    const { events } = await send({ mentionIds: ['finance'] });
    expect(events).toMatchObject([{ type: 'taskMentioned', userIds: ['finance'] }]);
    expect(said().slice(1)).toMatchObject([
      { text: comment, toIds: [] },
      { attachments, toIds: [] },
      { mentionIds: ['finance'], toIds: [] },
    ]);
  });

  it('is refused to himself, and to who does not hold the task', async () => {
    const { engine, taskId } = await givenClaimed();
    const send = (actor: typeof acceptor) =>
      engine.run(copy, { taskId, copyUserIds: ['acceptor'], comment }, { actor });
    await expect(send(acceptor)).rejects.toMatchObject({ code: 'workflow.copySelf' });
    await expect(send(people.colleague)).rejects.toMatchObject({ code: 'workflow.notYourTask' });
  });
});

describe('urging', () => {
  it('reaches whoever holds the task, once in ten minutes', async () => {
    const { engine, taskId } = await givenClaimed();
    const send = () => engine.run(urge, { taskId, comment: '' }, { actor: company });
    expect((await send()).events).toMatchObject([{ type: 'taskUrged', assigneeId: 'acceptor' }]);
    engine.now = new Date(engine.now.getTime() + 599_999);
    await expect(send()).rejects.toMatchObject({ code: 'workflow.urgedJustNow' });
    engine.now = new Date(engine.now.getTime() + 1);
    await send();
  });

  it('reaches everybody to whom a task is offered that nobody holds, and is refused of oneself', async () => {
    const { engine } = await givenApplication();
    const taskId = await taskAt(engine, 'accept');
    const send = (actor: typeof acceptor) => engine.run(urge, { taskId, comment: '' }, { actor });
    expect((await send(company)).events).toMatchObject([{ type: 'taskUrged', assigneeId: null }]);
    await engine.run(claim, { taskId }, { actor: acceptor });
    await expect(send(acceptor)).rejects.toMatchObject({ code: 'workflow.urgeSelf' });
  });
});
