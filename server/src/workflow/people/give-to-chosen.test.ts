import { describe, expect, it } from 'vitest';

import { taskAt } from '../../../test/bpmn/application.ts';
import {
  candidate,
  draw,
  element,
  end,
  line,
  path,
  start as startEvent,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import type { Actor } from '../command.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';
import { withdrawDecision } from '../commands/withdraw-decision.ts';
import { nobody } from './people.ts';
import type { People } from './people.ts';

const officers: Record<string, string> = {
  an: 'reviewer',
  bo: 'reviewer',
  chen: 'clerk',
  li: 'reviewer',
  boss: 'admin',
};

/** Officers by their one role; `li` may not read the case. */
const people: People = {
  ...nobody,
  find: (wanted) => {
    const alternatives = wanted.kind === 'named' ? wanted.alternatives : [];
    const isMeant = (id: string) =>
      alternatives.some(
        ({ userId, roleId }) => (userId ?? id) === id && (roleId ?? officers[id]) === officers[id],
      );
    return Promise.resolve(Object.keys(officers).filter(isMeant));
  },
  readersAmong: (ids) => Promise.resolve(new Set(ids.filter((id) => id !== 'li'))),
};

const person = (userId: string): Actor => ({
  ...{ tenantId: '000000', userId, ownIds: [userId], roleIds: [], departmentIds: [], authority: 'own' },
});
const initiator = { actor: person('chen') };

const chosen = '<policy:handling chosen="true"/>';
const offered = (id: string, ...inside: readonly string[]) =>
  userTask(id, candidate('role="reviewer"'), ...inside);

async function given(startInside = '') {
  const engine = memoryEngine('refuse', undefined, people);
  const begin = element(
    'startEvent',
    'id="start" name="发起"',
    element('extensionElements', '', startInside),
  );
  const steps = [offered('a', chosen), offered('b', chosen), offered('c')];
  await engine.deploy(draw('p', begin, ...steps, end(), path('start', 'a', 'b', 'c', 'end')));
  const begun = (input: object) => engine.run(start, { processKey: 'p', ...input }, initiator);
  return { engine, begun };
}

describe('the handler of a step that is chosen beforehand', () => {
  it('has it as soon as the process starts, or the step before is decided, and is told so alone', async () => {
    const { engine, begun } = await given();
    const { result, events } = await begun({ handlers: { a: 'an' } });
    const [task] = await engine.openTasks('a');
    expect(task).toMatchObject({ assigneeId: 'an', status: 'doing', claimedAt: null });
    expect(events.filter(({ type }) => type === 'taskCreated')).toMatchObject([{ assigneeId: 'an' }]);
    expect(result.taskIds).toEqual([task?.id]);
    const by = { actor: person('an') };
    await engine.run(complete, { taskId: await taskAt(engine, 'a'), handlers: { b: 'bo' } }, by);
    expect(await engine.openTasks('b')).toMatchObject([{ assigneeId: 'bo' }]);
  });

  it('has it in hand as if he had claimed it, for the business row too', async () => {
    const engine = memoryEngine('refuse', undefined, people);
    const step = offered('a', chosen, '<policy:on act="claim" status="seen"/>');
    await engine.deploy(line(step));
    const begun = (handlers: Record<string, string>) =>
      engine.run(start, { processKey: 'p', handlers }, initiator);
    const seen = expect.objectContaining({ type: 'statusReached', nodeId: 'a', status: 'seen' });
    expect((await begun({ a: 'an' })).events).toContainEqual(seen);
    expect((await begun({})).events).not.toContainEqual(seen);
  });

  it('has it no more when whoever chose him takes his decision back, with what that meant for the business row', async () => {
    const decided = async (claiming: string) => {
      const engine = memoryEngine('refuse', undefined, people);
      const steps = [offered('a', chosen), offered('b', chosen, `<policy:on act="claim" ${claiming}/>`)];
      await engine.deploy(draw('p', startEvent(), ...steps, end(), path('start', 'a', 'b', 'end')));
      await engine.run(start, { processKey: 'p', handlers: { a: 'an' } }, initiator);
      const [by, taskId] = [{ actor: person('an') }, await taskAt(engine, 'a')];
      await engine.run(complete, { taskId, handlers: { b: 'bo' } }, by);
      return engine.run(withdrawDecision, { taskId, comment: '选错人了' }, by);
    };
    const { events } = await decided('status="seen"');
    expect(events).toContainEqual(expect.objectContaining({ type: 'decisionWithdrawn', statuses: ['seen'] }));
    await expect(decided('effect="case.see"')).rejects.toMatchObject({ code: 'workflow.decisionStands' });
  });

  it('is nobody where nobody is chosen: it is offered as it was', async () => {
    const { engine, begun } = await given();
    await begun({});
    expect(await engine.openTasks('a')).toMatchObject([{ assigneeId: null, status: 'candidate' }]);
  });

  it.each([
    ['no candidate of it', { a: 'chen' }, { code: 'workflow.chosenNotCandidate', facts: { node: 'a' } }],
    ['nobody who may read it', { a: 'li' }, { code: 'workflow.chosenNotCandidate', facts: { node: 'a' } }],
    [
      'of a step not come to',
      { a: 'an', b: 'bo' },
      { code: 'workflow.chosenUnreached', facts: { node: 'b' } },
    ],
  ])('is refused where he is %s, and nothing begins', async (_, handlers, refusal) => {
    const { engine, begun } = await given();
    await expect(begun({ handlers })).rejects.toMatchObject(refusal);
    expect(engine.store.instances.size).toBe(0);
  });

  it('is not the one whose case it is', async () => {
    const { begun } = await given();
    await expect(begun({ handlers: { a: 'an' }, ownerId: 'an' })).rejects.toMatchObject({
      code: 'workflow.chosenNotCandidate',
    });
  });

  it('is not chosen where the step does not let that be done', async () => {
    const { engine, begun } = await given();
    await begun({ handlers: { a: 'an' } });
    await engine.run(complete, { taskId: await taskAt(engine, 'a') });
    const taskId = await taskAt(engine, 'b');
    await expect(engine.run(complete, { taskId, handlers: { c: 'an' } })).rejects.toMatchObject({
      ...{ code: 'workflow.chosenNot', facts: { node: 'c' } },
    });
  });

  it.each([
    ['fallback', 'act="fallback" user="an"', 'an'],
    ['administrator', 'act="administrator"', 'boss'],
  ])('is one of those whom it is for where nobody else is there: its %s', async (_, rule, userId) => {
    const areThere: People['areThere'] = (candidates) =>
      Promise.resolve(candidates.some((one) => one.userId === 'an' || one.roleId === 'admin'));
    const engine = memoryEngine('refuse', undefined, { ...people, areThere });
    const step = userTask('a', candidate('role="gone"'), chosen, `<policy:nobody ${rule}/>`);
    await engine.deploy(line(step));
    await engine.run(start, { processKey: 'p', handlers: { a: userId } }, initiator);
    expect(await engine.openTasks('a')).toMatchObject([{ assigneeId: userId, status: 'doing' }]);
  });

  it('is refused for a step that is passed because nobody is there', async () => {
    const areThere = () => Promise.resolve(false);
    const engine = memoryEngine('refuse', undefined, { ...people, areThere });
    const passed = userTask('a', candidate('role="gone"'), chosen, '<policy:nobody act="skip"/>');
    await engine.deploy(line(passed));
    const begun = engine.run(start, { processKey: 'p', handlers: { a: 'an' } }, initiator);
    await expect(begun).rejects.toMatchObject({ code: 'workflow.chosenNotCandidate' });
  });

  it.each([
    ['somebody by name', `id="a" flowable:assignee="an"`, ''],
    ['members of a company', 'id="a"', candidate('duty="signer"')],
    ['several', 'id="a"', ''],
  ])('is not asked for where it is for %s', async (who, attributes, inside) => {
    const loop =
      '<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>';
    const own = element('extensionElements', '', chosen, inside);
    const step = element('userTask', attributes, own, who === 'several' ? loop : '');
    const xml = draw('p', startEvent(), step, end(), path('start', 'a', 'end'));
    expect(await refusalOfModel(xml)).toEqual({ code: 'workflow.chosenAlone', node: 'a' });
  });
});

describe('copies at the start', () => {
  it('are given with it by whoever starts, once each and not to himself, and stand at its start', async () => {
    const { engine, begun } = await given();
    const { events } = await begun({ copyUserIds: ['an', 'an', 'chen'] });
    const copy = { userId: 'an', fromId: 'chen', taskId: null, step: '发起' };
    expect([...engine.store.copies.values()]).toMatchObject([copy]);
    expect(events.filter(({ type }) => type === 'caseCopied')).toMatchObject([{ userIds: ['an'] }]);
    const visit = [...engine.store.history.values()].find(({ nodeId }) => nodeId === 'start');
    expect([...engine.store.comments.values()]).toMatchObject([
      { action: 'copied', userId: 'chen', toIds: ['an'], historyId: visit?.id },
    ]);
  });

  it('are not given where the start forbids it, and nothing begins', async () => {
    const { engine, begun } = await given('<policy:handling without="copy"/>');
    await expect(begun({ copyUserIds: ['an'] })).rejects.toMatchObject({
      ...{ code: 'workflow.mayNotCopy', facts: { node: '发起' } },
    });
    expect(engine.store.instances.size).toBe(0);
  });
});
