import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import {
  draw,
  element,
  end,
  flow,
  line,
  path,
  start as startEvent,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import type { Actor } from '../command.ts';
import { addSigners } from '../commands/handing/add-signers.ts';
import { copy } from '../commands/handing/copy.ts';
import { delegate } from '../commands/handing/delegate.ts';
import { removeSigner } from '../commands/handing/remove-signer.ts';
import { transfer } from '../commands/handing/transfer.ts';
import { urge } from '../commands/handing/urge.ts';
import { complete } from '../commands/complete.ts';
import { returnTask } from '../commands/return-task.ts';
import { start } from '../commands/start.ts';
import { withdraw } from '../commands/withdraw.ts';
import { reject } from '../rejecting/reject.ts';

const comment = '请核对';
const person = (userId: string, authority: Actor['authority'] = 'own'): Actor => ({
  ...{ tenantId: '000000', userId, ownIds: [userId], roleIds: [], departmentIds: [], authority },
});
const [initiator, holder, staff] = [person('chen'), person('li'), person('ops', 'operator')];

const step = (id: string, ...inside: readonly string[]) =>
  element('userTask', `id="${id}" flowable:assignee="li"`, element('extensionElements', '', ...inside));

/** Three steps one after the other, of which the last says what people may do there; it waits at the last. */
async function givenLast(handling: string, ...more: readonly string[]) {
  const engine = memoryEngine();
  const steps = [step('a'), step('b'), step('c', `<policy:handling ${handling}/>`, ...more)];
  await engine.deploy(draw('p', startEvent(), ...steps, end(), path('start', 'a', 'b', 'c', 'end')));
  const { result } = await engine.run(start, { processKey: 'p' }, { actor: initiator });
  for (const id of ['a', 'b'])
    await engine.run(complete, { taskId: await taskAt(engine, id) }, { actor: holder });
  return { engine, instanceId: result.instanceId, taskId: await taskAt(engine, 'c') };
}

const forbidding = (...acts: readonly string[]) => `without="${acts.join(',')}"`;
const refused = (code: string) => ({ code: `workflow.${code}`, facts: { node: 'c' } });

describe('what a step forbids', () => {
  it('its holder does not do, and operations staff do all the same', async () => {
    const { engine, taskId } = await givenLast(
      forbidding('transfer', 'delegate', 'addSigners', 'copy', 'sendBack'),
    );
    const handed = { taskId, assignee: 'wang', comment };
    const by = { actor: holder };
    const to = { nodeId: 'a' };
    for (const [attempt, code] of [
      [() => engine.run(transfer, handed, by), 'mayNotTransfer'],
      [() => engine.run(delegate, handed, by), 'mayNotDelegate'],
      [
        () => engine.run(addSigners, { taskId, userIds: ['wang'], position: 'before', comment }, by),
        'mayNotAddSigners',
      ],
      [() => engine.run(copy, { taskId, copyUserIds: ['wang'], comment }, by), 'mayNotCopy'],
      [() => engine.run(returnTask, { taskId, to, comment }, by), 'mayNotSendBack'],
      [() => engine.run(returnTask, { taskId, to: 'owner', comment }, by), 'mayNotSendBack'],
      [() => engine.run(complete, { taskId, comment, mentionIds: ['wang'] }, by), 'mayNotMention'],
    ] as const)
      await expect(attempt()).rejects.toMatchObject(refused(code));
    await engine.run(transfer, handed, { actor: staff });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'wang' });
  });

  it('a stranger does not learn of', async () => {
    const { engine, taskId } = await givenLast(forbidding('transfer'));
    const by = { actor: person('he') };
    await expect(engine.run(transfer, { taskId, assignee: 'wang', comment }, by)).rejects.toMatchObject({
      code: 'workflow.notYourTask',
    });
  });

  it('nobody is urged by, and whom it belongs to does not take it back there', async () => {
    const { engine, taskId, instanceId } = await givenLast(forbidding('urge', 'withdraw'));
    const by = { actor: initiator };
    await expect(engine.run(urge, { taskId, comment }, by)).rejects.toMatchObject(refused('mayNotUrge'));
    await engine.run(urge, { taskId, comment }, { actor: staff });
    // Nobody else has decided anything, as a step that only the initiator did.
    for (const [id, row] of engine.store.tasks)
      if (row.endedAt !== null) engine.store.tasks.set(id, { ...row, assigneeId: 'chen' });
    await expect(engine.run(withdraw, { instanceId, comment }, by)).rejects.toMatchObject(
      refused('mayNotWithdraw'),
    );
  });

  it('keeps its signers', async () => {
    const { engine, taskId } = await givenLast(forbidding('removeSigner'));
    const by = { actor: holder };
    await engine.run(addSigners, { taskId, userIds: ['wang'], position: 'before', comment }, by);
    const [signer] = (await engine.openTasks('c')).filter(({ signs }) => signs !== null);
    await expect(engine.run(removeSigner, { taskId: signer?.id ?? '', comment }, by)).rejects.toMatchObject(
      refused('mayNotRemoveSigner'),
    );
  });
});

describe('the steps that one may be sent back to', () => {
  it('are those that it names, also for what is rejected and for operations staff', async () => {
    const { engine, taskId } = await givenLast('backTo="a"');
    const back = (to: 'owner' | 'previous' | { nodeId: string }, actor = holder) =>
      engine.run(returnTask, { taskId, to, comment }, { actor });
    for (const actor of [holder, staff]) {
      await expect(back({ nodeId: 'b' }, actor)).rejects.toMatchObject({
        code: 'workflow.returnOutside',
        facts: { from: 'c', to: 'b' },
      });
      await expect(back('owner', actor)).rejects.toMatchObject(refused('mayNotReturn'));
    }
    await engine.run(reject, { taskId, comment }, { actor: holder });
    expect(await openNodes(engine)).toEqual(['a']);
  });

  it('are not whom it belongs to, where it was rejected and none of them was done', async () => {
    const engine = memoryEngine();
    const begun = element(
      'startEvent',
      'id="start"',
      element('extensionElements', '', '<policy:form key="f"/>'),
    );
    const nodes = [begun, element('exclusiveGateway', 'id="either"'), step('x'), end()];
    const skipping = [path('start', 'either'), flow('either', 'x', 'false'), flow('either', 'c', 'true')];
    const last = step('c', '<policy:handling backTo="x"/>');
    await engine.deploy(draw('p', ...nodes, last, ...skipping, path('x', 'c', 'end')));
    await engine.run(start, { processKey: 'p' }, { actor: initiator });
    const taskId = await taskAt(engine, 'c');
    await expect(engine.run(reject, { taskId, comment }, { actor: holder })).rejects.toMatchObject(
      refused('rejectNowhere'),
    );
    expect(await openNodes(engine)).toEqual(['c']);
  });

  it('leave its own button and its rule alone', async () => {
    const own = '<policy:button key="approved"/><policy:button key="returned"/>';
    const { engine, taskId } = await givenLast(`${forbidding('sendBack')} backTo="a"`, own);
    await engine.run(returnTask, { taskId, comment }, { actor: holder });
    expect(await engine.openTasks('c')).toMatchObject([{ isOwners: true, assigneeId: 'chen' }]);

    const ruled = await givenLast(forbidding('sendBack'), '<policy:reject to="previous"/>');
    await ruled.engine.run(reject, { taskId: ruled.taskId, comment }, { actor: holder });
    expect(await openNodes(ruled.engine)).toEqual(['b']);
  });
});

describe('a document', () => {
  const handled = (handling: string, ...more: readonly string[]) =>
    draw(
      'p',
      ...[
        startEvent(),
        userTask('a'),
        userTask('b', `<policy:handling ${handling}/>`, ...more),
        userTask('c'),
      ],
      ...[end(), path('start', 'a', 'b', 'c', 'end')],
    );

  it.each([
    ['an act that there is not', 'without="fly"', { code: 'workflow.handlingAct', node: 'b', act: 'fly' }],
    ['a step that is not there', 'backTo="z"', { code: 'workflow.handlingBackTo', node: 'b', to: 'z' }],
    ['a step behind it', 'backTo="a,c"', { code: 'workflow.handlingBackTo', node: 'b', to: 'c' }],
  ])('that names %s is refused', async (_, handling, refusal) => {
    expect(await refusalOfModel(handled(handling))).toEqual(refusal);
  });

  it.each(['without="urge"', 'backTo="a"', 'chosen="true"'])(
    'at a start that says %s, which nobody does there, is refused',
    async (handling) => {
      const xml = (said: string) => {
        const first = element(
          'startEvent',
          'id="start"',
          element('extensionElements', '', `<policy:handling ${said}/>`),
        );
        return draw('p', first, userTask('a'), end(), path('start', 'a', 'end'));
      };
      expect(await refusalOfModel(xml(handling))).toEqual({
        code: 'workflow.handlingAtStart',
        node: 'start',
      });
      expect(await refusalOfModel(xml('without="copy"'))).toBeUndefined();
    },
  );

  it('whose rule of rejection returns to elsewhere is refused', async () => {
    const steps = [
      userTask('x'),
      userTask('a'),
      userTask('b', '<policy:handling backTo="x"/>', '<policy:reject to="node" node="a"/>'),
    ];
    const xml = draw('p', startEvent(), ...steps, end(), path('start', 'x', 'a', 'b', 'end'));
    expect(await refusalOfModel(xml)).toEqual({ code: 'workflow.rejectOutside', node: 'b' });
  });

  it('that says nothing allows everything', async () => {
    expect(await refusalOfModel(line(userTask('a')))).toBeUndefined();
  });
});
