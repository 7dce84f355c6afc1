import { describe, expect, it } from 'vitest';

import { draw, element, end, flow, path, start as startEvent } from '../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import { addInstances } from '../commands/add-instances.ts';
import { complete } from '../commands/complete.ts';
import { removeInstance } from '../commands/remove-instance.ts';
import { start } from '../commands/start.ts';

interface Drawn {
  isSequential?: boolean;
  inside?: string;
}

const voting = (attributes: string, { isSequential = false, inside = '' }: Drawn = {}) =>
  draw(
    'p',
    startEvent(),
    element(
      'userTask',
      'id="sign" name="会签" flowable:assignee="${signer}"',
      element(
        'extensionElements',
        '',
        `<policy:vote ${attributes}/>`,
        inside.includes('button') ? inside : '',
      ),
      element(
        'multiInstanceLoopCharacteristics',
        `isSequential="${isSequential}" flowable:collection="signers" flowable:elementVariable="signer"`,
        inside.includes('button') ? '' : inside,
      ),
    ),
    gateway('exclusive', 'way'),
    tasks('passed', 'failed'),
    end(),
    path('start', 'sign', 'way'),
    flow('way', 'passed', "outcome == 'approved'"),
    flow('way', 'failed', "outcome == 'rejected'"),
    path('passed', 'end'),
    path('failed', 'end'),
  );

const four = ['an', 'bo', 'cai', 'di'];

interface Given extends Drawn {
  signers?: string[];
  weights?: Record<string, number>;
}

async function given(attributes: string, how: Given = {}) {
  const { signers = four, weights = { an: 3, bo: 1 } } = how;
  const engine = memoryEngine();
  await engine.deploy(voting(attributes, how));
  const variables = { signers, weights, judges: ['bo'] };
  const { result } = await engine.run(start, { processKey: 'p', variables });
  const taskOf = async (who: string) =>
    (await engine.openTasks()).find(({ assigneeId }) => assigneeId === who)?.id ?? '';
  return {
    engine,
    instanceId: result.instanceId,
    taskOf,
    yes: async (who: string) => engine.run(complete, { taskId: await taskOf(who) }),
    no: async (who: string) => engine.run(complete, { taskId: await taskOf(who), outcome: 'rejected' }),
    at: async () => [...new Set((await engine.openTasks()).map(({ nodeId }) => nodeId))].join(),
  };
}

describe('votes of several signers', () => {
  it('approve when all do, and reject with the first who does not', async () => {
    const all = await given('rule="all"');
    for (const who of ['an', 'bo', 'cai']) await all.yes(who);
    expect(await all.at()).toBe('sign');
    await all.yes('di');
    expect(await all.at()).toBe('passed');
    const one = await given('rule="all"');
    await one.no('cai');
    expect(await one.at()).toBe('failed');
  });

  it('approve with the first who does, and reject when nobody does', async () => {
    const any = await given('rule="any"');
    await any.no('an');
    expect(await any.at()).toBe('sign');
    await any.yes('bo');
    expect(await any.at()).toBe('passed');
    const none = await given('rule="any"', { signers: ['an', 'bo'] });
    await none.no('an');
    await none.no('bo');
    expect(await none.at()).toBe('failed');
  });

  it('approve with all of the weight, also of weights whose sum is not exact', async () => {
    const weights = { an: 1.8, bo: 5.1 };
    const { yes, at } = await given('rule="ballot" percent="100" weights="${weights}"', {
      ...{ signers: ['an', 'bo'], weights },
    });
    await yes('an');
    await yes('bo');
    expect(await at()).toBe('passed');
  });

  it('go on one after the other until somebody rejects', async () => {
    const { yes, no, at, engine } = await given('rule="sequence"', { isSequential: true });
    expect(await engine.openTasks()).toHaveLength(1);
    await yes('an');
    await no('bo');
    expect(await at()).toBe('failed');
  });

  it('approve at a percentage, as soon as it is certain either way, with their counts readable', async () => {
    const passed = await given('rule="percentage" percent="50"');
    await passed.yes('an');
    expect(await passed.at()).toBe('sign');
    await passed.yes('bo');
    expect(await passed.at()).toBe('passed');
    expect(passed.engine.store.instances.get(passed.instanceId)?.outcomes).toEqual({
      sign: { approved: 2, rejected: 0 },
    });
    const failed = await given('rule="percentage" percent="60"');
    await failed.no('an');
    await failed.no('bo');
    expect(await failed.at()).toBe('failed');
  });

  it('count by weight in a ballot', async () => {
    const ballot = await given('rule="ballot" weights="${weights}" threshold="4"');
    await ballot.yes('an');
    expect(await ballot.at()).toBe('sign');
    await ballot.yes('cai');
    expect(await ballot.at()).toBe('passed');
    expect(ballot.engine.store.instances.get(ballot.instanceId)?.outcomes).toEqual({
      sign: { approved: 4, rejected: 0 },
    });
  });

  it('are rejected by one who may reject alone, for whom they wait', async () => {
    const judged = await given('rule="percentage" percent="50" veto="${judges}"');
    for (const who of ['an', 'cai', 'di']) await judged.yes(who);
    expect(await judged.at()).toBe('sign');
    await judged.no('bo');
    expect(await judged.at()).toBe('failed');
    const anyone = await given('rule="percentage" percent="50" veto="true"');
    await anyone.no('di');
    expect(await anyone.at()).toBe('failed');
  });

  it('are counted anew with signers who were added or taken away', async () => {
    const { yes, engine, instanceId, taskOf, at } = await given('rule="percentage" percent="50"');
    const comment = 'changed';
    await engine.run(addInstances, { instanceId, nodeId: 'sign', items: ['ed', 'fu'], comment });
    await yes('an');
    await yes('bo');
    expect(await at()).toBe('sign');
    await engine.run(removeInstance, { taskId: await taskOf('ed'), comment });
    expect(await at()).toBe('sign');
    await engine.run(removeInstance, { taskId: await taskOf('fu'), comment });
    expect(await at()).toBe('passed');
  });

  it('approve nothing where nobody is asked', async () => {
    expect(await (await given('rule="all"', { signers: [] })).at()).toBe('failed');
  });

  it.each([
    ['rule="all" percent="50"', {}, 'workflow.voteCombination'],
    ['rule="any" veto="true"', {}, 'workflow.voteCombination'],
    ['rule="sequence"', {}, 'workflow.voteCombination'],
    ['rule="ballot" weights="${w}" threshold="4" percent="50"', {}, 'workflow.voteCombination'],
    [
      'rule="all"',
      { inside: '<completionCondition>${true}</completionCondition>' },
      'workflow.voteCombination',
    ],
    ['rule="percentage"', {}, 'workflow.modelMissing'],
    ['rule="ballot" threshold="4"', {}, 'workflow.modelMissing'],
    ['rule="ballot" weights="${w}"', {}, 'workflow.modelMissing'],
    ['rule="loudest"', {}, 'workflow.modelMissing'],
    ['rule="percentage" percent="101"', {}, 'workflow.voteNumber'],
    ['rule="all"', { inside: '<policy:button key="seen"/>' }, 'workflow.voteOutcomes'],
  ])('%s %j is refused as %s', async (attributes, how, code) => {
    expect(await refusalOfModel(voting(attributes, how))).toMatchObject({ code, node: '会签' });
  });

  it('need several instances', async () => {
    const alone = draw(
      'p',
      startEvent(),
      element('userTask', 'id="a"', '<extensionElements><policy:vote rule="all"/></extensionElements>'),
      end(),
      path('start', 'a', 'end'),
    );
    expect(await refusalOfModel(alone)).toMatchObject({ code: 'workflow.voteAlone', node: 'a' });
  });
});
