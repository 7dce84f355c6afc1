import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../../test/bpmn/application.ts';
import { button, draw, element, end, path, userTask } from '../../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../../test/bpmn/refusal-of-model.ts';
import { complete } from '../../commands/complete.ts';
import { removeInstance } from '../../commands/remove-instance.ts';
import { resubmit } from '../../commands/resubmit.ts';
import { returnTask } from '../../commands/return-task.ts';
import { start } from '../../commands/start.ts';
import { reject } from '../../rejecting/reject.ts';

const comment = '请核对';
const begin = '<startEvent id="start" flowable:formKey="form_seal"/>';
const caseOf = '<extensionElements><policy:case type="application"/></extensionElements>';

const several = (vote: string, ...rules: readonly string[]) =>
  element(
    'userTask',
    'id="sign" flowable:assignee="${signer}"',
    element('extensionElements', '', vote, ...rules),
    '<multiInstanceLoopCharacteristics flowable:collection="${signers}" flowable:elementVariable="signer"/>',
  );

const drawn = (vote: string, ...rules: readonly string[]) =>
  draw(
    'p',
    begin,
    userTask('a'),
    several(`<policy:vote ${vote}/>`, ...rules),
    userTask('next'),
    end(),
    path('start', 'a', 'sign', 'next', 'end'),
  );

async function given(vote: string, rule: string, signers = 'an,bo,cai') {
  const engine = memoryEngine();
  await engine.deploy(drawn(vote, rule));
  const { result } = await engine.run(start, { processKey: 'p', variables: { signers, weights: {} } });
  await engine.run(complete, { taskId: await taskAt(engine, 'a') });
  const of = async (who: string) =>
    (await engine.openTasks('sign')).find(({ assigneeId }) => assigneeId === who)?.id ?? '';
  return {
    ...{ engine, of },
    open: () => openNodes(engine),
    yes: async (who: string) => engine.run(complete, { taskId: await of(who) }),
    no: async (who: string) => engine.run(reject, { taskId: await of(who), comment }),
    less: async (who: string) => engine.run(removeInstance, { taskId: await of(who), comment }),
    status: () => engine.store.instances.get(result.instanceId)?.status,
  };
}

describe('a step that several vote at, with a rule of what rejecting it does', () => {
  it('is returned by the vote, and not by one of the voters', async () => {
    const { engine, of, no, yes, open } = await given(
      'rule="percentage" percent="60"',
      '<policy:reject to="previous"/>',
    );
    await no('an');
    expect(await open()).toEqual(['sign', 'sign']);
    await expect(engine.run(returnTask, { taskId: await of('bo'), comment })).rejects.toMatchObject({
      code: 'workflow.returnByVote',
    });
    await yes('bo');
    await no('cai');
    expect(await open()).toEqual(['a']);
    await engine.run(complete, { taskId: await taskAt(engine, 'a') });
    expect(await open()).toEqual(['sign', 'sign', 'sign']);
    for (const who of ['an', 'bo']) await yes(who);
    expect(await open()).toEqual(['next']);
  });

  it('comes straight back to all of them, or ends the process', async () => {
    const straight = await given('rule="all"', '<policy:reject to="owner"/>');
    await straight.no('an');
    expect(await straight.open()).toEqual(['sign']);
    const [owners] = await straight.engine.openTasks();
    expect(owners).toMatchObject({ isOwners: true });
    await straight.engine.run(resubmit, { taskId: owners?.id ?? '' });
    expect(await straight.open()).toEqual(['sign', 'sign', 'sign']);
    const ending = await given('rule="any"', '<policy:reject to="end"/>');
    for (const who of ['an', 'bo']) await ending.no(who);
    expect(ending.status()).toBe('running');
    await ending.no('cai');
    expect(ending.status()).toBe('rejected');
  });

  it.each([
    ['rule="any"', '<policy:reject to="previous"/>'],
    ['rule="ballot" weights="${weights}" threshold="2"', '<policy:reject to="end"/>'],
    ['rule="any"', ''],
  ])('is not rejected by taking the last voter away: %s', async (vote, rule) => {
    const { no, yes, less, open } = await given(vote, rule, 'an,bo');
    await (vote === 'rule="any"' ? no('an') : yes('an'));
    await expect(less('bo')).rejects.toMatchObject({ code: 'workflow.lastVoter', facts: { node: 'sign' } });
    expect(await open()).toEqual(['sign']);
  });

  it('goes on where who is left has approved', async () => {
    const { yes, less, open } = await given('rule="all"', '<policy:reject to="previous"/>', 'an,bo');
    await yes('an');
    await less('bo');
    expect(await open()).toEqual(['next']);
  });

  it('is not returned where nobody was asked', async () => {
    const { open } = await given('rule="all"', '<policy:reject to="previous"/>', '');
    expect(await open()).toEqual(['next']);
  });
});

describe('a rule that nothing could come of', () => {
  const at = (xml: string) => refusalOfModel(xml);
  const step = (id: string, ...inside: readonly string[]) => userTask(id, ...inside);
  const line = (first: readonly string[], second: readonly string[], head = begin) =>
    draw('p', head, step('a', ...first), step('b', ...second), end(), path('start', 'a', 'b', 'end'));
  const previous = '<policy:reject to="previous"/>';
  const owner = '<policy:reject to="owner"/>';
  const bare = '<startEvent id="start"/>';

  it.each([
    ['no step before', line([previous], []), 'workflow.rejectNowhere', 'a'],
    ['no step to pick', line(['<policy:reject to="any"/>'], []), 'workflow.rejectNowhere', 'a'],
    ['a step ahead', line(['<policy:reject to="node" node="b"/>'], []), 'workflow.rejectTarget', 'a'],
    ['a step nowhere', line([], ['<policy:reject to="node" node="x"/>']), 'workflow.rejectTarget', 'b'],
    ['no form to correct', line([owner], [], bare), 'workflow.rejectOwner', 'a'],
    ['a case that is not told', line([owner], [], caseOf + begin), 'workflow.rejectOwner', 'a'],
    [
      'a case without a status',
      line(['<policy:reject to="end"/>'], [], caseOf + begin),
      'workflow.rejectCase',
      'a',
    ],
    [
      'a status of a rejection that goes back',
      line([], [previous, button('approved'), button('rejected', 'status="rejected"')]),
      ...(['workflow.rejectButton', 'b'] as const),
    ],
    [
      'several who do not vote',
      draw('p', begin, step('a'), several('', previous), end(), path('start', 'a', 'sign', 'end')),
      ...(['workflow.rejectVote', 'sign'] as const),
    ],
  ])('is refused at deployment, with its step: %s', async (...[, xml, code, node]) => {
    expect(await at(xml)).toMatchObject({ code, node });
  });

  it.each(['to="back"', 'to="node"', 'to="owner" then="later"'])(
    'is refused where it is none: %s',
    async (attributes) => {
      expect(await at(line([], [`<policy:reject ${attributes}/>`]))).toMatchObject({
        code: 'workflow.modelMissing',
      });
    },
  );
});
