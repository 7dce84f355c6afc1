import { describe, expect, it } from 'vitest';

import {
  apply,
  applicationXml,
  claimAt,
  givenApplication,
  givenAtLead,
  handle,
  openNodes,
  people,
  taskAt,
} from '../../../test/bpmn/application.ts';
import { resubmit } from '../commands/resubmit.ts';
import { returnTask } from '../commands/return-task.ts';
import { trigger } from '../commands/trigger.ts';
import { withdraw } from '../commands/withdraw.ts';

const statusesOf = (events: readonly { type: string }[]) =>
  events.flatMap((event) => ('status' in event && event.type === 'statusReached' ? [event.status] : []));

describe('an application from submission to payment', () => {
  it('goes through acceptance, parallel review, approval, publicity and payment', async () => {
    const { engine, instanceId } = await givenApplication();

    const accepted = await handle(engine, 'accept', people.acceptor);
    expect(statusesOf(accepted.events)).toEqual(['accepted', 'reviewing']);
    expect(await openNodes(engine)).toEqual(['check', 'review']);

    await handle(engine, 'review', people.reviewer, { variables: { approvedAmount: '12.5' } });
    await handle(engine, 'opinion', people.reviewer);
    expect(await openNodes(engine)).toEqual(['check']);
    await handle(engine, 'check', people.finance);

    const approved = await handle(engine, 'lead', people.lead, {
      variables: { publicityEnd: '2026-01-12 18:00:00' },
    });
    expect(statusesOf(approved.events)).toEqual(['approved', 'publicising']);
    expect(await openNodes(engine)).toEqual([]);

    await engine.advance(7 * 86_400);
    expect(await openNodes(engine)).toEqual([]);
    await engine.advance(86_400);
    expect(await openNodes(engine)).toEqual(['pay']);

    const paid = await handle(engine, 'pay', people.finance, { outcome: 'paid' });
    expect(paid.result.status).toBe('completed');
    expect(paid.events.at(-1)).toMatchObject({
      type: 'instanceEnded',
      businessKey: 'A-1',
      status: 'completed',
    });
    expect(engine.store.instances.get(instanceId)?.variables).toMatchObject({ approvedAmount: '12.5' });
  });

  it('ends as rejected when it is not accepted', async () => {
    const { engine } = await givenApplication();
    const { result } = await handle(engine, 'accept', people.acceptor, {
      outcome: 'rejected',
      comment: '材料不全',
    });
    expect(result.status).toBe('rejected');
  });

  it('ends as rejected when the publicity is objected to, and its timer is taken back', async () => {
    const { engine, instanceId } = await givenApplication({ publicityEnd: '2026-02-01' });
    await handle(engine, 'accept', people.acceptor);
    await handle(engine, 'review', people.reviewer);
    await handle(engine, 'opinion', people.reviewer);
    await handle(engine, 'check', people.finance);
    await handle(engine, 'lead', people.lead);
    expect(engine.store.jobs.size).toBe(1);
    const { result } = await engine.run(trigger, { instanceId, nodeId: 'publicity' });
    expect(result.status).toBe('rejected');
    expect(engine.store.jobs.size).toBe(0);
  });

  it('reminds beside the payment without cutting it short', async () => {
    const { engine } = await givenApplication({ publicityEnd: '2026-01-06' });
    await handle(engine, 'accept', people.acceptor);
    await handle(engine, 'review', people.reviewer);
    await handle(engine, 'opinion', people.reviewer);
    await handle(engine, 'check', people.finance);
    await handle(engine, 'lead', people.lead);
    await engine.advance(86_400);
    await engine.advance(5 * 86_400);
    expect(await openNodes(engine)).toEqual(['pay', 'remind']);
    await handle(engine, 'remind', people.lead);
    expect((await handle(engine, 'pay', people.finance, { outcome: 'paid' })).result.status).toBe(
      'completed',
    );
  });
});

describe('a correction', () => {
  it('goes to the applicant and straight back to the node that returned it', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const returned = await engine.run(
      returnTask,
      { to: 'owner', taskId, comment: '请补充营业执照' },
      { actor: people.acceptor },
    );
    expect(statusesOf(returned.events)).toEqual(['supplement']);
    expect(await engine.openTasks()).toMatchObject([
      { isOwners: true, nodeId: 'accept', assigneeId: 'company' },
    ]);

    const back = await engine.run(
      resubmit,
      { taskId: await taskAt(engine, 'accept') },
      { actor: people.company },
    );
    expect(statusesOf(back.events)).toEqual(['submitted']);
    expect(await engine.openTasks()).toMatchObject([
      { isOwners: false, nodeId: 'accept', status: 'candidate' },
    ]);
  });

  it('in one parallel branch leaves the other branch alone', async () => {
    const { engine } = await givenApplication();
    await handle(engine, 'accept', people.acceptor);
    const taskId = await claimAt(engine, 'review', people.reviewer);
    await engine.run(returnTask, { to: 'owner', taskId, comment: '请更正金额' }, { actor: people.reviewer });
    await handle(engine, 'check', people.finance);
    await engine.run(resubmit, { taskId: await taskAt(engine, 'review') }, { actor: people.company });
    await handle(engine, 'review', people.reviewer);
    await handle(engine, 'opinion', people.reviewer);
    expect(await openNodes(engine)).toEqual(['lead']);
  });

  it('that does not come in time terminates the application', async () => {
    const { engine, instanceId } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const dueAt = new Date('2026-01-15T00:00:00Z');
    await engine.run(
      returnTask,
      { to: 'owner', taskId, comment: '请补充', dueAt },
      { actor: people.acceptor },
    );
    await engine.advance(10 * 86_400);
    expect(engine.store.instances.get(instanceId)).toMatchObject({
      status: 'terminated',
      endReason: 'returnOverdue',
    });
  });

  it('that comes in time takes its deadline back', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const dueAt = new Date('2026-01-15T00:00:00Z');
    await engine.run(
      returnTask,
      { to: 'owner', taskId, comment: '请补充', dueAt },
      { actor: people.acceptor },
    );
    await engine.run(resubmit, { taskId: await taskAt(engine, 'accept') }, { actor: people.company });
    await engine.advance(20 * 86_400);
    expect(await openNodes(engine)).toEqual(['accept']);
  });
});

describe('going back', () => {
  it('inside one branch leaves the token of the other branch in the join', async () => {
    const { engine } = await givenApplication();
    await handle(engine, 'accept', people.acceptor);
    await handle(engine, 'check', people.finance);
    await handle(engine, 'review', people.reviewer);
    const taskId = await claimAt(engine, 'opinion', people.reviewer);
    await engine.run(
      returnTask,
      { taskId, to: { nodeId: 'review' }, comment: '重新审核' },
      { actor: people.reviewer },
    );
    expect(await openNodes(engine)).toEqual(['review']);
    await handle(engine, 'review', people.reviewer);
    await handle(engine, 'opinion', people.reviewer);
    expect(await openNodes(engine)).toEqual(['lead']);
  });

  it('to before the fork takes every branch back, also what waits in the join', async () => {
    const { engine } = await givenApplication();
    await handle(engine, 'accept', people.acceptor);
    await handle(engine, 'check', people.finance);
    const taskId = await claimAt(engine, 'review', people.reviewer);
    await engine.run(returnTask, { taskId, to: { nodeId: 'accept' } }, { actor: people.reviewer });
    expect(await openNodes(engine)).toEqual(['accept']);
    await handle(engine, 'accept', people.acceptor);
    expect(await openNodes(engine)).toEqual(['check', 'review']);
  });

  it('from behind the join into one of its branches is refused', async () => {
    const { engine, taskId } = await givenAtLead();
    const back = engine.run(returnTask, { taskId, to: { nodeId: 'check' } }, { actor: people.lead });
    await expect(back).rejects.toMatchObject({
      code: 'workflow.rollBackTarget',
      facts: { from: '负责人审批', to: 'check' },
    });
  });
});

describe('versions and withdrawal', () => {
  it('a process started on version 1 finishes on it after version 2 was deployed', async () => {
    const { engine } = await givenApplication();
    const renamed = applicationXml.replaceAll('"review"', '"audit"');
    expect(await engine.deploy(renamed)).toMatchObject([{ key: 'application', version: 2 }]);
    await handle(engine, 'accept', people.acceptor);
    expect(await openNodes(engine)).toEqual(['check', 'review']);

    await apply(engine);
    await handle(engine, 'accept', people.acceptor);
    expect(await openNodes(engine)).toEqual(['audit', 'check', 'check', 'review']);
  });

  it('the company takes its application back while it waits for acceptance', async () => {
    const { engine, instanceId } = await givenApplication();
    const { result } = await engine.run(withdraw, { instanceId }, { actor: people.company });
    expect(result.status).toBe('withdrawn');
    expect(await openNodes(engine)).toEqual([]);
  });

  it('every node and every flow of a case stands in its history', async () => {
    const { engine } = await givenApplication();
    await handle(engine, 'accept', people.acceptor, { outcome: 'rejected', comment: '不符合条件' });
    const rows = [...engine.store.history.values()].map((row) => [row.nodeId, row.endedAt !== null]);
    expect(rows).toEqual(
      ['submitted', 'f1', 'accept', 'f2', 'accepted', 'refuse', 'refused'].map((id) => [id, true]),
    );
  });
});
