import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../../test/bpmn/application.ts';
import { button, draw, element, end, flow, path, userTask } from '../../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { complete } from '../../commands/complete.ts';
import { resubmit } from '../../commands/resubmit.ts';
import { returnTask } from '../../commands/return-task.ts';
import { start } from '../../commands/start.ts';
import type { ReturnTarget } from '../../inputs.ts';
import { buttonsOffered } from '../../rejecting/offered-buttons.ts';
import { reject } from '../../rejecting/reject.ts';

const comment = '请核对';
const begin = '<startEvent id="start" flowable:formKey="form_seal"/>';
const rule = (attributes: string) => `<policy:reject ${attributes}/>`;
const line = [path('start', 'a', 'b', 'c', 'end')];

/** A process begun by a form, of these elements besides its start and its end. */
async function given(...elements: readonly string[]) {
  const engine = memoryEngine();
  await engine.deploy(draw('p', begin, end(), ...elements));
  const { result } = await engine.run(start, { processKey: 'p' });
  const { instanceId } = result;
  const idAt = (nodeId: string) => taskAt(engine, nodeId);
  return {
    ...{ engine, instanceId, idAt },
    open: () => openNodes(engine),
    does: async (...nodeIds: readonly string[]) => {
      for (const nodeId of nodeIds) await engine.run(complete, { taskId: await idAt(nodeId) });
    },
    says: async (nodeId: string, outcome: string) =>
      engine.run(complete, { taskId: await idAt(nodeId), outcome, comment }),
    rejects: async (at: string, nodeId?: string) =>
      engine.run(reject, { taskId: await idAt(at), comment, nodeId }),
    back: async (nodeId: string, to?: ReturnTarget, straightBack?: boolean) =>
      engine.run(returnTask, { taskId: await idAt(nodeId), to, straightBack, comment }),
    answers: async (nodeId: string) => engine.run(resubmit, { taskId: await idAt(nodeId) }),
    status: () => engine.store.instances.get(instanceId)?.status,
  };
}

/** The same with a rule at its third step, which two others have been done before. */
async function givenRule(attributes: string, ...buttons: readonly string[]) {
  const asked = await given(tasks('a', 'b'), userTask('c', rule(attributes), ...buttons), ...line);
  await asked.does('a', 'b');
  return asked;
}

describe('the rule of what rejecting a step does', () => {
  it('ends the process, in whichever call it is rejected', async () => {
    const one = await givenRule('to="end"');
    await one.rejects('c');
    const other = await givenRule('to="end"', button('approved'), button('rejected'));
    await other.says('c', 'rejected');
    expect([one.status(), other.status()]).toEqual(['rejected', 'rejected']);
    expect([await one.open(), await other.open()]).toEqual([[], []]);
  });

  it('ends a called process alone, which tells its caller', async () => {
    const engine = memoryEngine();
    await engine.deploy(draw('q', begin, userTask('c', rule('to="end"')), end(), path('start', 'c', 'end')));
    const call = element('callActivity', 'id="call" calledElement="q"');
    const way = [gateway('exclusive', 'way'), tasks('yes', 'no'), path('start', 'call', 'way')];
    const ways = [flow('way', 'yes', "outcome != 'rejected'"), flow('way', 'no', "outcome == 'rejected'")];
    await engine.deploy(
      draw('p', begin, call, end(), ...way, ...ways, path('yes', 'end'), path('no', 'end')),
    );
    await engine.run(start, { processKey: 'p' });
    await engine.run(reject, { taskId: await taskAt(engine, 'c'), comment });
    expect(await openNodes(engine)).toEqual(['no']);
  });

  it('returns to whom the process belongs, who answers straight', async () => {
    const { rejects, open, answers } = await givenRule('to="owner"');
    await rejects('c');
    await answers('c');
    expect(await open()).toEqual(['c']);
  });

  it('returns to whom the process belongs, at its start where all is to be done once more', async () => {
    const { rejects, open, answers } = await givenRule('to="owner" then="again"');
    await rejects('c');
    expect(await open()).toEqual(['start']);
    await answers('start');
    expect(await open()).toEqual(['a']);
  });

  it.each([
    ['to="previous"', 'b', 'c'],
    ['to="node" node="a"', 'a', 'b'],
    ['to="node" node="a" then="straight"', 'a', 'c'],
  ])('returns to a step: %s', async (attributes, to, next) => {
    for (const call of ['reject', 'complete', 'return'] as const) {
      const asked = await givenRule(attributes);
      if (call === 'reject') await asked.rejects('c');
      if (call === 'complete') await asked.says('c', 'rejected');
      if (call === 'return') await asked.back('c');
      expect(await asked.open()).toEqual([to]);
      await asked.does(to);
      expect(await asked.open()).toEqual([next]);
    }
  });

  it('returns to the step that its handler picks, where it says so', async () => {
    const { rejects, says, open } = await givenRule('to="any"');
    for (const none of [rejects('c'), says('c', 'rejected')])
      await expect(none).rejects.toMatchObject({ code: 'workflow.rejectPick' });
    await expect(rejects('c', 'end')).rejects.toMatchObject({ code: 'workflow.rejectNowhere' });
    await rejects('c', 'a');
    expect(await open()).toEqual(['a']);
  });

  it.each([
    ['to="previous"', { nodeId: 'a' }, undefined],
    ['to="previous"', 'owner', undefined],
    ['to="owner"', 'previous', undefined],
    ['to="node" node="a"', 'previous', undefined],
    ['to="previous" then="straight"', 'previous', false],
    ['to="any" then="again"', { nodeId: 'a' }, true],
  ] as const)('is not passed over by a return elsewhere: %s, %o', async (attributes, to, straightBack) => {
    const { back, open } = await givenRule(attributes);
    await expect(back('c', to, straightBack)).rejects.toMatchObject({
      ...{ code: 'workflow.returnRule', facts: { node: 'c' } },
    });
    expect(await open()).toEqual(['c']);
  });

  it('lets whoever returns say what comes then, where it says nothing of that', async () => {
    const { back, does, open } = await givenRule('to="previous"');
    await back('c', { nodeId: 'b' }, true);
    await does('b');
    expect(await open()).toEqual(['c']);
  });

  it('asks for a reason, in whichever call', async () => {
    const { engine, idAt } = await givenRule('to="previous"');
    const taskId = await idAt('c');
    const unsaid = [
      engine.run(reject, { taskId, comment: '' }),
      engine.run(complete, { taskId, outcome: 'rejected' }),
    ];
    for (const one of unsaid) await expect(one).rejects.toMatchObject({ code: 'workflow.commentRequired' });
  });
});

describe('a step without a rule', () => {
  const offeredAt = async (asked: Awaited<ReturnType<typeof given>>, nodeId: string) => {
    const { tasks: rows } = await asked.engine.keeper.snapshot();
    const task = rows.find((row) => row.nodeId === nodeId && row.endedAt === null)!;
    const instance = asked.engine.store.instances.get(asked.instanceId)!;
    const { definition } = (await asked.engine.store.deployment(instance.deploymentId))!;
    return buttonsOffered({ definition, instance, task, tasks: rows }).map(
      ({ buttonKey, act }) => `${buttonKey} ${act}`,
    );
  };

  it('is approved, or rejected back by a step, and from the first to whom the process belongs', async () => {
    const asked = await given(tasks('a', 'b', 'c'), ...line);
    expect(await offeredAt(asked, 'a')).toEqual(['approved complete', 'rejected reject']);
    await asked.rejects('a');
    await asked.answers('a');
    await asked.does('a');
    expect(await offeredAt(asked, 'b')).toEqual(['approved complete', 'rejected reject']);
    await asked.rejects('b');
    expect(await asked.open()).toEqual(['a']);
  });

  it('is only approved where there is nowhere to go back to', async () => {
    const asked = await given(tasks('a'), path('start', 'a', 'end'));
    asked.engine.store.instances.set(asked.instanceId, {
      ...asked.engine.store.instances.get(asked.instanceId)!,
      ownerId: 'system',
    });
    expect(await offeredAt(asked, 'a')).toEqual(['approved complete']);
    await expect(asked.rejects('a')).rejects.toMatchObject({ code: 'workflow.rejectNowhere' });
  });

  it.each(["outcome == 'rejected'", "outcomes.b == 'rejected'"])(
    'goes on by what its author drew for a rejection: %s',
    async (condition) => {
      const ways = [flow('way', 'no', condition), flow('way', 'c', 'true')];
      const drawn = [tasks('a', 'b', 'c', 'no'), gateway('exclusive', 'way'), path('start', 'a', 'b', 'way')];
      const asked = await given(...drawn, ...ways, path('c', 'end'), path('no', 'end'));
      await asked.does('a');
      expect(await offeredAt(asked, 'b')).toEqual(['approved complete', 'rejected complete']);
      await asked.rejects('b');
      expect(await asked.open()).toEqual(['no']);
    },
  );

  it('offers what its author named and no more, and rejects nothing else', async () => {
    const named = [button('approved'), button('reject', 'name="不受理"')];
    const asked = await given(tasks('a'), userTask('b', ...named), tasks('c'), ...line);
    await asked.does('a');
    expect(await offeredAt(asked, 'b')).toEqual(['approved complete', 'reject complete']);
    await expect(asked.rejects('b')).rejects.toMatchObject({ code: 'workflow.outcomeUnknown' });
    await asked.says('b', 'reject');
    expect(await asked.open()).toEqual(['c']);
  });
});
