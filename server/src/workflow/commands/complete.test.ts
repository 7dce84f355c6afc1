import { describe, expect, it } from 'vitest';

import { claimAt, givenApplication, handle, people, taskAt } from '../../../test/bpmn/application.ts';
import { candidate, line, userTask } from '../../../test/bpmn/draw.ts';
import { operator } from '../../../test/bpmn/engine.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { returnTask } from './return-task.ts';
import { start } from './start.ts';
import { terminate } from './terminate.ts';

const byAcceptor = { actor: people.acceptor };

describe('completing a task', () => {
  it('keeps outcome, handler and comment', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    await engine.run(complete, { taskId, comment: ' 同意 ' }, byAcceptor);
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      status: 'done',
      outcome: 'approved',
      assigneeId: 'acceptor',
      rev: 3,
    });
    expect([...engine.store.comments.values()]).toMatchObject([
      { taskId, userId: 'acceptor', action: 'approved', text: '同意' },
    ]);
  });

  it('remembers which task led to the next ones', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const { result } = await engine.run(complete, { taskId }, byAcceptor);
    expect(result.taskIds.map((id) => engine.store.tasks.get(id)?.causedBy)).toEqual([taskId, taskId]);
  });

  it('is for operations staff also without claiming', async () => {
    const { engine } = await givenApplication();
    await engine.run(complete, { taskId: await taskAt(engine, 'accept') }, { actor: operator });
    expect(await engine.openTasks('accept')).toEqual([]);
  });

  it.each([
    {
      how: 'by a candidate who has not claimed it',
      code: 'workflow.claimFirst',
      input: {},
      actor: people.colleague,
      claimed: false,
    },
    {
      how: 'by somebody else',
      code: 'workflow.notYourTask',
      input: {},
      actor: people.colleague,
      claimed: true,
    },
    {
      how: 'with an outcome that the node does not offer',
      code: 'workflow.outcomeUnknown',
      input: { outcome: 'paid' },
      actor: people.acceptor,
      claimed: true,
    },
    {
      how: 'without the comment that the outcome needs',
      code: 'workflow.commentRequired',
      input: { outcome: 'rejected' },
      actor: people.acceptor,
      claimed: true,
    },
    {
      how: 'on a version of the task that is not the last',
      code: 'row.stale',
      input: { rev: 1 },
      actor: people.acceptor,
      claimed: true,
    },
    {
      how: 'with a variable of an odd name',
      code: 'request.invalid',
      input: { variables: { 'a b': 1 } },
      actor: people.acceptor,
      claimed: true,
    },
  ])('$how is refused with $code', async ({ code, input, actor, claimed }) => {
    const { engine } = await givenApplication();
    const taskId = claimed
      ? await claimAt(engine, 'accept', people.acceptor)
      : await taskAt(engine, 'accept');
    await expect(engine.run(complete, { taskId, ...input }, { actor })).rejects.toMatchObject({ code });
    expect(engine.store.tasks.get(taskId)?.endedAt).toBeNull();
  });

  it('refuses to change a field that the node shows for reading only', async () => {
    const { engine } = await givenApplication();
    await handle(engine, 'accept', people.acceptor);
    const taskId = await claimAt(engine, 'review', people.reviewer);
    const change = engine.run(
      complete,
      { taskId, variables: { projectName: 'x' } },
      { actor: people.reviewer },
    );
    await expect(change).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
      facts: { field: 'projectName' },
    });
  });

  it('refuses to write what the node does not show at all', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const change = engine.run(complete, { taskId, variables: { agencyId: 'science' } }, byAcceptor);
    await expect(change).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
      facts: { field: 'agencyId' },
    });
  });

  it('asks for every field that the node requires, unless its handler rejects', async () => {
    const engine = memoryEngine();
    const officer = candidate('role="acceptor"');
    const amount = '<policy:field name="amount" access="edit" required="true"/>';
    const shown = '<policy:field name="reason" access="read" required="true"/>';
    await engine.deploy(line(userTask('a', officer, amount, shown)));
    const begin = async () => {
      await engine.run(start, { processKey: 'p' });
      return claimAt(engine, 'a', people.acceptor);
    };
    const taskId = await begin();
    const closing = (variables: Record<string, string | number>, outcome = 'approved') =>
      engine.run(complete, { taskId, outcome, variables }, byAcceptor);
    const unfilled: Record<string, string>[] = [{}, { amount: '' }];
    for (const variables of unfilled)
      await expect(closing(variables)).rejects.toMatchObject({
        code: 'workflow.fieldRequired',
        facts: { field: 'amount' },
      });
    await closing({ amount: 0 });
    await engine.run(complete, { taskId: await begin(), outcome: 'rejected' }, byAcceptor);
    expect(await engine.openTasks()).toEqual([]);
  });

  it('refuses a task that was handled already', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    await engine.run(complete, { taskId }, byAcceptor);
    await expect(engine.run(complete, { taskId }, byAcceptor)).rejects.toMatchObject({
      code: 'workflow.taskHandled',
      status: 409,
    });
  });

  it('refuses a task that is with the applicant', async () => {
    const { engine } = await givenApplication();
    await engine.run(
      returnTask,
      { to: 'owner', taskId: await claimAt(engine, 'accept', people.acceptor), comment: '请补充' },
      byAcceptor,
    );
    const early = engine.run(complete, { taskId: await taskAt(engine, 'accept') }, { actor: people.company });
    await expect(early).rejects.toMatchObject({ code: 'workflow.withApplicant' });
  });

  it('refuses a task of a process that has ended', async () => {
    const { engine, instanceId } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    await engine.run(terminate, { instanceId, comment: '企业注销' }, { actor: operator });
    await expect(engine.run(complete, { taskId }, byAcceptor)).rejects.toMatchObject({
      code: 'workflow.taskHandled',
    });
  });

  it('refuses a task of a process that is suspended, for as long as it is', async () => {
    const { engine, instanceId } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const instance = engine.store.instances.get(instanceId)!;
    engine.store.instances.set(instanceId, { ...instance, status: 'suspended' });
    await expect(engine.run(complete, { taskId }, byAcceptor)).rejects.toMatchObject({
      code: 'workflow.instanceSuspended',
    });
    engine.store.instances.set(instanceId, instance);
    await engine.run(complete, { taskId }, byAcceptor);
    expect(await engine.openTasks('accept')).toEqual([]);
  });

  it('refuses a task that does not exist', async () => {
    const { engine } = await givenApplication();
    await expect(engine.run(complete, { taskId: 'nowhere' }, byAcceptor)).rejects.toMatchObject({
      code: 'workflow.taskMissing',
      status: 404,
    });
  });

  it('answers a repeated key as the first time, and does nothing', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const first = await engine.run(complete, { taskId }, { ...byAcceptor, key: 'k-1' });
    const again = await engine.run(complete, { taskId }, { ...byAcceptor, key: 'k-1' });
    expect(again).toEqual({ result: first.result, events: [] });
    expect(engine.store.commands.filter((row) => row.name === 'complete')).toHaveLength(1);
  });

  it('takes the key of another command for a key of its own', async () => {
    const { engine } = await givenApplication();
    const by = { ...byAcceptor, key: 'k-1' };
    const taskId = await taskAt(engine, 'accept');
    await engine.run(claim, { taskId }, by);
    await expect(engine.run(complete, { taskId }, by)).resolves.toBeDefined();
    expect(await engine.openTasks('accept')).toEqual([]);
  });
});
