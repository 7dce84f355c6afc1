import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import { gateway, givenRunning, tasks } from '../../../test/bpmn/drawn.ts';
import {
  button,
  draw,
  element,
  end,
  flow,
  path,
  start as startEvent,
  subProcess,
  timer,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { complete } from '../commands/complete.ts';
import { fireTimer } from '../commands/fire-timer.ts';
import { parseModel } from '../model/parse.ts';
import { unknownOutcomes } from '../model/unknown-outcomes.ts';

const inside = subProcess('sub', startEvent('in'), tasks('inner'), end('out'), path('in', 'inner', 'out'));
/** Goes on by what a condition asks, after the given nodes. */
const decidedBy = (condition: string) => [
  element('exclusiveGateway', 'id="which" default="which-good"'),
  tasks('good', 'bad'),
  flow('which', 'bad', condition),
  path('which', 'good', 'end'),
  path('bad', 'end'),
];
const branches = [
  ...[gateway('parallel', 'fork'), gateway('parallel', 'join'), tasks('a', 'b')],
  ...[path('start', 'fork', 'a', 'join'), path('fork', 'b', 'join'), path('join', 'which')],
];

describe('what was chosen at a node', () => {
  it('is known to the conditions that follow it, automatic steps in between', async () => {
    const { engine, done } = await givenRunning(
      ...[tasks('a'), element('task', 'id="note"'), path('start', 'a', 'note', 'which')],
      ...decidedBy("outcome == 'rejected'"),
    );
    await done('a', 'rejected');
    expect(await openNodes(engine)).toEqual(['bad']);
  });

  it('is kept by node for the whole process, the newest of each', async () => {
    const { engine, done, instanceId } = await givenRunning(
      ...[tasks('a'), path('start', 'a', 'which'), ...decidedBy("outcome == 'rejected'")],
    );
    await done('a', 'rejected');
    await done('bad');
    expect(engine.store.instances.get(instanceId)?.outcomes).toEqual({ a: 'rejected', bad: 'approved' });
  });

  it('inside a subprocess is not taken for what was approved before it', async () => {
    const asksBare = [tasks('a'), inside, path('start', 'a', 'sub', 'which')];
    const bare = await givenRunning(...asksBare, ...decidedBy("outcome == 'rejected'"));
    await bare.done('a');
    await expect(bare.done('inner', 'rejected')).rejects.toMatchObject({ code: 'workflow.unknownVariable' });

    const { engine, done } = await givenRunning(...asksBare, ...decidedBy("outcomes.inner == 'rejected'"));
    await done('a');
    await done('inner', 'rejected');
    expect(await openNodes(engine)).toEqual(['bad']);
  });

  it('before a subprocess is not known inside it', async () => {
    const { done } = await givenRunning(
      tasks('a'),
      subProcess(
        'sub',
        ...[startEvent('in'), gateway('exclusive', 'ask'), tasks('inner'), end('out')],
        ...[path('in', 'ask'), flow('ask', 'inner', "outcome == 'approved'"), path('inner', 'out')],
      ),
      path('start', 'a', 'sub', 'end'),
    );
    await expect(done('a')).rejects.toMatchObject({ code: 'workflow.unknownVariable' });
  });

  it.each([
    ['first', ['a', 'b']],
    ['last', ['b', 'a']],
  ])('in the branch that arrives %s is not overlooked behind a join', async (_, [one = '', other = '']) => {
    const bare = await givenRunning(...branches, ...decidedBy("outcome == 'rejected'"));
    await bare.done(one, 'rejected');
    await expect(bare.done(other)).rejects.toMatchObject({ code: 'workflow.unknownVariable' });

    const either = "outcomes.a == 'rejected' || outcomes.b == 'rejected'";
    const { engine, done } = await givenRunning(...branches, ...decidedBy(either));
    await done(one, 'rejected');
    await done(other);
    expect(await openNodes(engine)).toEqual(['bad']);
  });

  it('before a task is not what its timer goes on with', async () => {
    const { engine, done } = await givenRunning(
      ...[tasks('a', 'b'), timer('late', 'b', { at: '2026-01-06' })],
      ...[path('start', 'a', 'b', 'end'), path('late', 'which')],
      ...decidedBy("outcome == 'approved'"),
    );
    await done('a');
    const [jobId = ''] = [...engine.store.jobs.keys()];
    await expect(engine.run(fireTimer, { jobId })).rejects.toMatchObject({
      code: 'workflow.unknownVariable',
    });
  });

  it.each(['outcome', 'outcomes'])('is the engine’s own: nobody fills in %s', async (name) => {
    const { engine } = await givenRunning(tasks('a'), path('start', 'a', 'end'));
    const closing = { taskId: await taskAt(engine, 'a'), variables: { [name]: 'approved' } };
    await expect(engine.run(complete, closing)).rejects.toMatchObject({ code: 'request.invalid' });
    const script = element('scriptTask', 'id="s"', `<script>${name} = 'approved'</script>`);
    const model = draw('q', startEvent(), script, end(), path('start', 's', 'end'));
    await expect(engine.deploy(model)).rejects.toMatchObject({ code: 'workflow.expressionForbidden' });
  });
});

describe('a diagram that asks for an outcome where there may be none', () => {
  const warnedOf = async (...elements: readonly string[]) => {
    const [definition] = await parseModel(draw('p', startEvent(), end(), ...elements));
    return unknownOutcomes(definition!);
  };

  it.each([
    ['behind a join', branches],
    ['behind a subprocess', [tasks('a'), inside, path('start', 'a', 'sub', 'which')]],
    ['before anybody has chosen', [path('start', 'which')]],
    [
      'on one of its ways',
      [
        ...[tasks('a', 'b'), timer('late', 'b', { at: '2026-01-06' })],
        ...[path('start', 'a', 'b', 'which'), path('late', 'which')],
      ],
    ],
  ])('is warned of: %s', async (_, before) => {
    expect(await warnedOf(...before, ...decidedBy("outcome == 'rejected'"))).toEqual(['which']);
  });

  it('is not where every way comes from a choice, or where a node is named', async () => {
    const loop = [tasks('a'), path('start', 'a', 'which'), path('bad', 'a')];
    expect(await warnedOf(...loop, ...decidedBy("outcome == 'rejected'").slice(0, -1))).toEqual([]);
    expect(await warnedOf(...branches, ...decidedBy("outcomes.a == 'rejected'"))).toEqual([]);
    const due = timer('late', 'b', { at: "${outcome == 'approved' ? '2026-01-06' : '2026-02-06'}" });
    const timed = [tasks('a', 'b'), due, path('start', 'a', 'b', 'end'), path('late', 'end')];
    expect(await warnedOf(...timed)).toEqual([]);
    const own = userTask('a', button('approved'), button('rejected'));
    expect(await warnedOf(own, path('start', 'a'), flow('a', 'end', "outcome == 'approved'"))).toEqual([]);
  });
});
