import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { givenReturns, parallel } from '../../../test/bpmn/returns.ts';
import type { Actor } from '../command.ts';
import { complete } from '../commands/complete.ts';
import { dispatch } from '../commands/dispatch.ts';
import { removeSigner } from '../commands/handing/remove-signer.ts';
import { addSigners } from '../commands/handing/add-signers.ts';
import { resubmit } from '../commands/resubmit.ts';
import { returnTask } from '../commands/return-task.ts';
import { start } from '../commands/start.ts';
import { withdrawDecision } from '../commands/withdraw-decision.ts';
import { nobody } from '../people/people.ts';
import { reject } from '../rejecting/reject.ts';

const comment = '请核对';
const person = (userId: string): Actor => ({
  ...{ tenantId: '000000', userId, ownIds: [userId], roleIds: [], departmentIds: [], authority: 'own' },
});

const held = (id: string) => element('userTask', `id="${id}" flowable:assignee="an"`);

/** A step that is done twice at once. */
const together = (id: string) =>
  element(
    'userTask',
    `id="${id}" flowable:assignee="an"`,
    element('multiInstanceLoopCharacteristics', '', '<loopCardinality>2</loopCardinality>'),
  );
const signed = [tasks('a'), together('sign'), tasks('b'), path('start', 'a', 'sign', 'b', 'end')];

/** Every open task of a node is approved. */
async function approveAll(given: Awaited<ReturnType<typeof givenReturns>>, nodeId: string) {
  for (const { id: taskId } of await given.engine.openTasks(nodeId))
    await given.engine.run(complete, { taskId });
}

/** What users of other workflow products asked for or complained of; each is named by where they did. */
describe('what others complain of', () => {
  it('a return inside of parallel branches is possible, and leaves the other branch alone (ruoyi-vue-pro #867)', async () => {
    const { does, back, open } = await givenReturns(
      ...[tasks('a', 'b', 'x', 'c', 'd'), ...parallel.slice(1, 3)],
      ...[path('start', 'a', 'split', 'b', 'x', 'join', 'd', 'end'), path('split', 'c', 'join')],
    );
    await does('a', 'b');
    await back('x', { nodeId: 'b' });
    expect(await open()).toEqual(['b', 'c']);
    await does('b', 'x', 'c');
    expect(await open()).toEqual(['d']);
  });

  it('a return of a branch to before its fork takes the other along, so that the join is not starved (flowable #3864)', async () => {
    const { does, back, open } = await givenReturns(...parallel);
    await does('a', 'b');
    await back('c', { nodeId: 'a' });
    expect(await open()).toEqual(['a']);
    await does('a', 'b', 'c');
    expect(await open()).toEqual(['d']);
  });

  it('a jump of both branches into one of them goes on through their join (flowable #3864)', async () => {
    const { engine, instanceId, does, open } = await givenReturns(...parallel);
    await does('a');
    const to = { instanceId, from: ['b', 'c'], to: ['join'], comment };
    await engine.run(dispatch, to);
    expect(await open()).toEqual(['d']);
  });

  it('a return of one of several signers loses no task (ruoyi-vue-pro #668)', async () => {
    const given = await givenReturns(...signed);
    await given.does('a');
    const [first] = await given.engine.openTasks('sign');
    await given.engine.run(returnTask, { taskId: first?.id ?? '', to: { nodeId: 'a' }, comment });
    expect(await given.open()).toEqual(['a']);
    await given.does('a');
    expect(await given.open()).toEqual(['sign', 'sign']);
    await approveAll(given, 'sign');
    expect(await given.open()).toEqual(['b']);
  });

  it('a return to several signers asks all of them again (ruoyi-vue-pro #727)', async () => {
    const given = await givenReturns(...signed);
    await given.does('a');
    await approveAll(given, 'sign');
    await given.back('b', { nodeId: 'sign' });
    expect(await given.open()).toEqual(['sign', 'sign']);
    await approveAll(given, 'sign');
    expect(await given.open()).toEqual(['b']);
  });

  it('a task that others sign besides is rejected, and they need not sign any more (ruoyi-vue-pro #566)', async () => {
    const { engine, does, open } = await givenReturns(tasks('a'), held('b'), path('start', 'a', 'b', 'end'));
    await does('a');
    const taskId = await taskAt(engine, 'b');
    await engine.run(addSigners, { taskId, userIds: ['li'], position: 'parallel', comment });
    await engine.run(reject, { taskId, comment });
    expect(await open()).toEqual(['a']);
  });

  it('a signer who was added is found to be taken away (ruoyi-vue-pro #896)', async () => {
    const given = await givenReturns(...signed);
    await given.does('a');
    const [task] = await given.engine.openTasks('sign');
    const asked = { taskId: task?.id ?? '', userIds: ['li'], position: 'parallel' as const, comment };
    await given.engine.run(addSigners, asked);
    const signer = (await given.engine.openTasks('sign')).find(({ assigneeId }) => assigneeId === 'li');
    await given.engine.run(removeSigner, { taskId: signer?.id ?? '', comment });
    await approveAll(given, 'sign');
    expect(await given.open()).toEqual(['b']);
  });

  it('a return to whoever started the process is his turn, of every step (ruoyi-vue-pro #1128)', async () => {
    const { does, open, engine } = await givenReturns(...signed);
    await does('a');
    const [first] = await engine.openTasks('sign');
    await engine.run(returnTask, { taskId: first?.id ?? '', to: 'owner', comment });
    const owners = (await engine.openTasks('sign')).find(({ isOwners }) => isOwners);
    await engine.run(resubmit, { taskId: owners?.id ?? '' });
    expect(await open()).toEqual(['sign', 'sign']);
    const other = await givenReturns(tasks('a'), path('start', 'a', 'end'));
    await other.back('a', 'owner');
    await other.answer('a');
    expect(await other.open()).toEqual(['a']);
  });

  it('repeated returns go back step by step (codingapi #183)', async () => {
    const line = [tasks('a', 'b', 'c'), path('start', 'a', 'b', 'c', 'end')];
    const { does, engine, open } = await givenReturns(...line);
    await does('a', 'b');
    for (const [at, before] of [
      ['c', 'b'],
      ['b', 'a'],
    ] as const) {
      await engine.run(reject, { taskId: await taskAt(engine, at), comment });
      expect(await open()).toEqual([before]);
    }
  });

  it('a wait on the way does not keep from finding out whom the next step is for (ruoyi-vue-pro #806)', async () => {
    const found = { ...nobody, find: () => Promise.resolve(['leader-of-an']) };
    const engine = memoryEngine(undefined, undefined, found);
    const wait = '<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>';
    const leader = userTask('b', '<policy:candidate leader="1"/>');
    const nodes = [tasks('a'), element('intermediateCatchEvent', 'id="wait"', wait), leader];
    await engine.deploy(draw('p', startEvent(), ...nodes, end(), path('start', 'a', 'wait', 'b', 'end')));
    await engine.run(start, { processKey: 'p' });
    await engine.run(complete, { taskId: await taskAt(engine, 'a') });
    await engine.advance(3600);
    const taskId = await taskAt(engine, 'b');
    expect([...engine.store.candidates.values()].filter((one) => one.taskId === taskId)).toMatchObject([
      { userId: 'leader-of-an' },
    ]);
  });

  it('what was rejected is corrected and handed in again (ruoyi-vue-pro #167)', async () => {
    const engine = memoryEngine();
    const begin = '<startEvent id="start" flowable:formKey="form_seal"/>';
    await engine.deploy(draw('p', begin, tasks('a'), end(), path('start', 'a', 'end')));
    await engine.run(start, { processKey: 'p', variables: { copies: 1 } });
    await engine.run(reject, { taskId: await taskAt(engine, 'a'), comment });
    const again = { taskId: await taskAt(engine, 'a'), variables: { copies: 2 }, correctable: ['copies'] };
    const { result } = await engine.run(resubmit, again);
    expect(engine.store.instances.get(result.instanceId)?.variables).toEqual({ copies: 2 });
    expect(await openNodes(engine)).toEqual(['a']);
  });

  it('a handler edits the fields that his step lets him, while he decides (ruoyi-vue-pro #581)', async () => {
    const engine = memoryEngine();
    const step = element(
      'userTask',
      'id="a" flowable:assignee="an"',
      '<extensionElements><policy:field name="copies" access="edit"/></extensionElements>',
    );
    await engine.deploy(draw('p', startEvent(), step, end(), path('start', 'a', 'end')));
    const { result } = await engine.run(start, { processKey: 'p', variables: { copies: 1, seal: '公章' } });
    const taskId = await taskAt(engine, 'a');
    const by = { actor: person('an') };
    await expect(engine.run(complete, { taskId, variables: { seal: '财务章' } }, by)).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
    });
    await engine.run(complete, { taskId, variables: { copies: 2 } }, by);
    expect(engine.store.instances.get(result.instanceId)?.variables).toEqual({ copies: 2, seal: '公章' });
  });

  it.each(['AntFlow #5', 'codingapi #61'])(
    'an approval is taken back while nobody has touched what came of it (%s)',
    async (asked) => {
      const given = await givenReturns(tasks('a', 'b'), path('start', 'a', 'b', 'end'));
      const taskId = await taskAt(given.engine, 'a');
      await given.does('a');
      if (asked === 'AntFlow #5') {
        await given.engine.run(withdrawDecision, { taskId, comment });
        expect(await given.open()).toEqual(['a']);
        return;
      }
      await given.does('b');
      await expect(given.engine.run(withdrawDecision, { taskId, comment })).rejects.toThrow();
    },
  );

  it('a process is returned as such, and not by a jump that somebody has to draw (flowable #1222)', async () => {
    const { does, back, straight, open } = await givenReturns(
      ...[tasks('a', 'b', 'c'), path('start', 'a', 'b', 'c', 'end')],
    );
    await does('a', 'b');
    await straight('c', 'a');
    await does('a');
    expect(await open()).toEqual(['c']);
    await back('c', { nodeId: 'a' });
    await does('a');
    expect(await open()).toEqual(['b']);
  });
});
