import { describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../test/bpmn/application.ts';
import { button, draw, element, end, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { addSigners } from '../commands/handing/add-signers.ts';
import { delegate } from '../commands/handing/delegate.ts';
import { removeSigner } from '../commands/handing/remove-signer.ts';
import { transfer } from '../commands/handing/transfer.ts';
import { returnTask } from '../commands/return-task.ts';
import { start } from '../commands/start.ts';
import { nobody } from '../people/people.ts';
import type { People, ProxyAgent } from '../people/people.ts';
import type { Actor } from '../command.ts';
import type { SignerPosition } from '@policy/shared/contract/workflow/status.ts';

const { acceptor, reviewer, lead, finance, company } = people;
const comment = '请会签';

const process = (...sign: readonly string[]) =>
  draw('p', startEvent(), ...sign, userTask('next'), end(), path('start', 'sign', 'next', 'end'));
const plain = process(element('userTask', 'id="sign" flowable:assignee="acceptor"'));

async function givenSign(xml = plain, agents: People = nobody) {
  const engine = memoryEngine(undefined, undefined, agents);
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' }, { actor: company });
  const taskId = await taskAt(engine, 'sign');
  const add = (userIds: string[], position: SignerPosition, actor: Actor = acceptor) =>
    engine.run(addSigners, { taskId, userIds, position, comment }, { actor });
  const signerOf = async (userId: string) =>
    (await engine.openTasks('sign')).find(({ assigneeId, signs }) => assigneeId === userId && signs)?.id ??
    '';
  const sign = async (actor: Actor, outcome = 'approved') =>
    engine.run(complete, { taskId: await signerOf(actor.userId), outcome }, { actor });
  const decide = (outcome = 'approved') => engine.run(complete, { taskId, outcome }, { actor: acceptor });
  const open = async () =>
    (await engine.openTasks()).map(({ nodeId, assigneeId }) => `${nodeId}:${assigneeId}`);
  const outcome = async () => {
    const { executions } = await engine.keeper.snapshot();
    return executions.map(({ variables }) => variables.outcome)[0];
  };
  return { engine, taskId, add, sign, decide, open, outcome, signerOf };
}

describe('signers before the decision', () => {
  it('have signed before the holder decides, who decides whatever they say', async () => {
    const { add, sign, decide, open, outcome, engine } = await givenSign();
    const { events } = await add(['reviewer', 'lead', 'lead'], 'before');
    expect(events).toMatchObject([
      { type: 'taskCreated', assigneeId: 'reviewer' },
      { type: 'taskCreated', assigneeId: 'lead' },
    ]);
    await expect(decide()).rejects.toMatchObject({ code: 'workflow.signersOpen' });
    await sign(reviewer, 'rejected');
    await expect(decide()).rejects.toMatchObject({ code: 'workflow.signersOpen' });
    await sign(lead);
    expect(await open()).toEqual(['sign:acceptor']);
    await decide();
    expect(await open()).toEqual(['next:null']);
    expect(await outcome()).toBe('approved');
    expect([...engine.store.comments.values()].map(({ action, userId }) => `${action} ${userId}`)).toEqual([
      ...['signersBefore acceptor', 'rejected reviewer', 'approved lead', 'approved acceptor'],
    ]);
  });

  it('are taken away by who asked them, who then decides', async () => {
    const { engine, add, decide, open, signerOf } = await givenSign();
    await add(['reviewer'], 'before');
    const taskId = await signerOf('reviewer');
    const remove = (actor: Actor, rev = 1) => engine.run(removeSigner, { taskId, comment, rev }, { actor });
    await expect(remove(lead)).rejects.toMatchObject({ code: 'workflow.notYourTask' });
    await expect(remove(acceptor, 2)).rejects.toMatchObject({ code: 'row.stale' });
    await remove(acceptor);
    await decide();
    expect(await open()).toEqual(['next:null']);
  });
});

describe('who signs', () => {
  it('signs himself: his task is neither handed on nor given to a proxy', async () => {
    const agents = new Map<string, ProxyAgent>([['reviewer', { agentId: 'finance', kind: 'act' }]]);
    const { engine, add, signerOf } = await givenSign(plain, {
      ...nobody,
      proxyAgentsOf: async () => agents,
    });
    await add(['reviewer'], 'before');
    const input = { taskId: await signerOf('reviewer'), assignee: 'lead', comment };
    for (const command of [transfer, delegate])
      await expect(engine.run(command, input, { actor: reviewer })).rejects.toMatchObject({
        code: 'workflow.signerSigns',
      });
  });

  it('is taken away by who has the task now', async () => {
    const { engine, taskId, add, signerOf } = await givenSign();
    await add(['reviewer'], 'before');
    await engine.run(transfer, { taskId, assignee: 'lead', comment }, { actor: acceptor });
    await engine.run(removeSigner, { taskId: await signerOf('reviewer'), comment }, { actor: lead });
    await engine.run(complete, { taskId }, { actor: lead });
  });
});

describe('signers at the same time', () => {
  it('hold the token until all have signed, in whatever order', async () => {
    const { add, sign, decide, open } = await givenSign();
    await add(['reviewer', 'lead'], 'parallel');
    await sign(reviewer);
    await decide();
    expect(await open()).toEqual(['sign:lead']);
    await sign(lead);
    expect(await open()).toEqual(['next:null']);
  });

  it.each(['the holder', 'a signer'])('are not needed any more once %s rejects', async (who) => {
    const { add, sign, decide, open, outcome } = await givenSign();
    await add(['reviewer', 'lead'], 'parallel');
    await (who === 'a signer' ? sign(reviewer, 'rejected') : decide('rejected'));
    expect(await open()).toEqual(['next:null']);
    expect(await outcome()).toBe('rejected');
  });

  it('let the token go on when the last of them is taken away', async () => {
    const { engine, add, decide, open, signerOf } = await givenSign();
    await add(['reviewer'], 'parallel');
    await decide();
    await engine.run(removeSigner, { taskId: await signerOf('reviewer'), comment }, { actor: acceptor });
    expect(await open()).toEqual(['next:null']);
  });
});

describe('signers after the decision', () => {
  it('are asked once the holder has approved', async () => {
    const { add, sign, decide, open } = await givenSign();
    await add(['reviewer'], 'after');
    await add(['lead'], 'after');
    expect(await open()).toEqual(['sign:acceptor']);
    await decide();
    expect(await open()).toEqual(['sign:reviewer', 'sign:lead']);
    await sign(lead);
    await sign(reviewer);
    expect(await open()).toEqual(['next:null']);
  });

  it('are not asked when he rejects, and reject for him', async () => {
    const first = await givenSign();
    await first.add(['reviewer'], 'after');
    await first.decide('rejected');
    expect(await first.open()).toEqual(['next:null']);
    const second = await givenSign();
    await second.add(['reviewer', 'lead'], 'after');
    await second.decide();
    await second.sign(reviewer, 'rejected');
    expect([await second.open(), await second.outcome()]).toEqual([['next:null'], 'rejected']);
  });

  it.each([
    ['an effect', button('approved', 'effect="x"'), button('rejected', '')],
    ['a status', button('approved', 'status="x"'), button('rejected', '')],
    ['no rejection', button('approved', ''), button('other', '')],
  ])('are refused where the decision has %s', async (_, ...buttons) => {
    const extensions = element('extensionElements', '', ...buttons);
    const { add } = await givenSign(
      process(element('userTask', 'id="sign" flowable:assignee="acceptor"', extensions)),
    );
    for (const position of ['after', 'parallel'] as const)
      await expect(add(['reviewer'], position)).rejects.toMatchObject({ code: 'workflow.signersBefore' });
    await add(['reviewer'], 'before');
  });
});

describe('adding signers', () => {
  it.each([
    ['by a stranger', { userIds: ['reviewer'], actor: finance, code: 'workflow.notYourTask' }],
    ['of oneself', { userIds: ['acceptor'], actor: acceptor, code: 'workflow.targetSelf' }],
    ['of whose case it is', { userIds: ['company'], actor: acceptor, code: 'workflow.targetOwner' }],
    [
      'of too many',
      {
        userIds: Array.from({ length: 20 }, (_, at) => `u${at}`),
        actor: acceptor,
        code: 'workflow.tooManySigners',
      },
    ],
  ])('is refused %s', async (_, { userIds, actor, code }) => {
    const { add } = await givenSign();
    await add(['lead'], 'before');
    await expect(add(userIds, 'before', actor)).rejects.toMatchObject({ code });
  });

  it('lets signers say yes or no and nothing else', async () => {
    const { engine, add, signerOf } = await givenSign();
    await add(['reviewer'], 'before');
    const taskId = await signerOf('reviewer');
    const by = { actor: reviewer };
    await expect(engine.run(complete, { taskId, outcome: 'other' }, by)).rejects.toMatchObject({
      code: 'workflow.outcomeUnknown',
    });
    await expect(engine.run(complete, { taskId, variables: { x: 1 } }, by)).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
    });
    await expect(engine.run(returnTask, { taskId, to: 'owner', comment }, by)).rejects.toMatchObject({
      code: 'workflow.signerSigns',
    });
    await expect(
      engine.run(addSigners, { taskId, userIds: ['lead'], position: 'before', comment }, by),
    ).rejects.toMatchObject({ code: 'workflow.signerSigns' });
  });

  it('ends with a return (ruoyi-vue-pro #566), which closes what signers still had to do', async () => {
    const { engine, taskId, add, open } = await givenSign();
    await add(['reviewer'], 'before');
    await engine.run(returnTask, { taskId, to: 'owner', comment }, { actor: acceptor });
    expect(await open()).toEqual(['sign:company']);
  });
});

describe('signers of one of several instances', () => {
  const several = process(
    element(
      'userTask',
      'id="sign" flowable:assignee="${who}"',
      '<multiInstanceLoopCharacteristics flowable:collection="${signers}" flowable:elementVariable="who"/>',
    ),
  );

  it('hold that instance alone, and are found again to be taken away (ruoyi-vue-pro #896)', async () => {
    const engine = memoryEngine();
    await engine.deploy(several);
    await engine.run(
      start,
      { processKey: 'p', variables: { signers: 'acceptor,finance' } },
      { actor: company },
    );
    const [first = '', second = ''] = (await engine.openTasks('sign')).map(({ id }) => id);
    await engine.run(
      addSigners,
      { taskId: first, userIds: ['reviewer'], position: 'parallel', comment },
      { actor: acceptor },
    );
    await engine.run(complete, { taskId: first }, { actor: acceptor });
    await engine.run(complete, { taskId: second }, { actor: finance });
    const [signer] = await engine.openTasks('sign');
    expect(signer).toMatchObject({ assigneeId: 'reviewer', signs: 'parallel' });
    await engine.run(removeSigner, { taskId: signer?.id ?? '', comment }, { actor: acceptor });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['next']);
  });
});
