import { beforeEach, describe, expect, it } from 'vitest';

import { people } from '../../../../test/bpmn/application.ts';
import { button, candidate, element, line, userTask } from '../../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { systemId } from '../../rows.ts';
import { claim } from '../claim.ts';
import { complete } from '../complete.ts';
import { dispatch } from '../dispatch.ts';
import { delegate } from '../handing/delegate.ts';
import { start } from '../start.ts';
import { assign } from './assign.ts';

const xml = line(
  userTask(
    'a',
    candidate('role="acceptor"'),
    button('approved'),
    button('rejected', 'commentRequired="true"'),
    element('policy:field', 'name="copies" access="edit" required="true"'),
    '<policy:on act="claim" status="seen"/>',
  ),
);
const officer = { ...people.finance, authority: 'operator' as const };
const comment = '代为办理';

describe('an operator', () => {
  let engine: ReturnType<typeof memoryEngine>;
  let taskId = '';
  const task = () => engine.store.tasks.get(taskId)!;
  beforeEach(async () => {
    engine = memoryEngine();
    await engine.deploy(xml);
    const { result } = await engine.run(start, { processKey: 'p' }, { actor: people.company });
    taskId = result.taskIds[0] ?? '';
  });
  const act = (input: object) => engine.run(complete, { taskId, comment, ...input }, { actor: officer });

  it('fills in what the node lets its handler fill in, and no more', async () => {
    await expect(act({ variables: { reviewer: 'me' } })).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
    });
    await expect(act({})).rejects.toMatchObject({ code: 'workflow.fieldRequired' });
    await expect(act({ outcome: 'paid' })).rejects.toMatchObject({ code: 'workflow.outcomeUnknown' });
    await act({ variables: { copies: 1 } });
    expect(task()).toMatchObject({ status: 'done', assigneeId: officer.userId, proxyForId: systemId });
  });

  it('decides in his own name what somebody else holds, and for whom is kept', async () => {
    await engine.run(claim, { taskId }, { actor: people.acceptor });
    await act({ variables: { copies: 1 } });
    expect(task()).toMatchObject({ assigneeId: officer.userId, proxyForId: people.acceptor.userId });
    const said = engine.store.comments.where((one) => one.taskId === taskId);
    expect(said).toMatchObject([{ userId: officer.userId, onBehalfOf: people.acceptor.userId }]);
  });

  it('gives a task a holder, whatever was delegated before', async () => {
    await engine.run(claim, { taskId }, { actor: people.acceptor });
    const lent = { taskId, assignee: people.colleague.userId, comment };
    await engine.run(delegate, lent, { actor: people.acceptor });
    const given = { taskId, assignee: people.finance.userId, comment };
    const other = { ...officer, userId: 'operator', ownIds: ['operator'] };
    await expect(engine.run(assign, given, { actor: people.finance })).rejects.toMatchObject({
      code: 'workflow.notOperator',
    });
    await expect(engine.run(assign, { ...given, rev: 1 }, { actor: other })).rejects.toMatchObject({
      code: 'row.stale',
    });
    await engine.run(assign, given, { actor: other });
    expect(task()).toMatchObject({ assigneeId: people.finance.userId, ownerId: null, delegation: null });
  });

  it('gives what nobody had claimed as if its new holder had claimed it, and once', async () => {
    const to = (assignee: string) => engine.run(assign, { taskId, assignee, comment }, { actor: officer });
    const seen = expect.objectContaining({ type: 'statusReached', nodeId: 'a', status: 'seen' });
    expect((await to(people.acceptor.userId)).events).toContainEqual(seen);
    expect((await to(people.colleague.userId)).events).not.toContainEqual(seen);
  });

  it('decides what nobody had claimed as if it had been claimed before', async () => {
    const { events } = await act({ variables: { copies: 1 } });
    const told = events.filter(({ type }) => type === 'statusReached');
    expect(told).toMatchObject([{ nodeId: 'a', status: 'seen' }]);
  });

  it('moves a task as he has seen it', async () => {
    const { instanceId, rev } = task();
    const move = (seen: number) =>
      engine.run(
        dispatch,
        { instanceId, taskId, rev: seen, from: ['a'], to: ['end'], comment },
        { actor: officer },
      );
    await expect(move(rev + 1)).rejects.toMatchObject({ code: 'row.stale' });
    await move(rev);
    await expect(move(rev)).rejects.toMatchObject({ code: 'workflow.instanceEnded' });
  });
});
