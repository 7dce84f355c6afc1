import { describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../test/bpmn/application.ts';
import { button, candidate, draw, element, end, path, start as startEvent } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { delegate } from '../commands/handing/delegate.ts';
import { addSigners } from '../commands/handing/add-signers.ts';
import { returnTask } from '../commands/return-task.ts';
import { start } from '../commands/start.ts';
import { nobody as noPeople } from '../people/people.ts';
import type { People, ProxyAgent, Wanted } from '../people/people.ts';

const { acceptor, reviewer, finance, lead, company } = people;

const step = (id: string, attributes: string, ...extensions: readonly string[]) =>
  element('userTask', `id="${id}" ${attributes}`, element('extensionElements', '', ...extensions));
const nobody = (attributes: string) => `<policy:nobody ${attributes}/>`;
const samePerson = (as: string) => `<policy:samePerson as="${as}"/>`;
const given = (person: string) => `flowable:assignee="${person}"`;

const drawn = (...steps: readonly string[]) => {
  const ids = steps.map((one) => /id="(\w+)"/.exec(one)?.[1] ?? '');
  return draw('p', startEvent(), ...steps, end(), path('start', ...ids, 'end'));
};

async function started(xml: string, over: Partial<People> = {}, variables: Record<string, string> = {}) {
  const asked: Wanted[] = [];
  const find = (wanted: Wanted) => {
    asked.push(wanted);
    return Promise.resolve(['found']);
  };
  const engine = memoryEngine('refuse', undefined, { ...noPeople, find, ...over });
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p', variables }, { actor: company });
  const offered = () => [...engine.store.candidates.values()].map(({ userId, roleId }) => userId ?? roleId);
  const open = async () => (await engine.openTasks()).map(({ nodeId }) => nodeId);
  return { engine, asked, offered, open };
}

describe('candidates who have to be looked up', () => {
  it.each([
    [
      'by a post',
      candidate('post="${post}" department="d1,d2"'),
      { kind: 'post', posts: ['chief'], departments: ['d1', 'd2'] },
    ],
    ['as the initiator’s leader', candidate('leader="2"'), { kind: 'leader', level: 2, of: 'company' }],
    ['as a department’s leader', candidate('leaderOf="${dept}"'), { kind: 'leaderOf', departments: ['d7'] }],
  ])('are found %s', async (_, extension, wanted) => {
    const { asked, offered } = await started(
      drawn(step('a', '', extension)),
      {},
      { post: 'chief', dept: 'd7' },
    );
    expect(asked).toEqual([wanted]);
    expect(offered()).toEqual(['found']);
  });

  it('are whoever started the process, or handled a step last', async () => {
    const xml = drawn(
      step('a', given('acceptor')),
      step('b', '', candidate('handlerOf="a"'), candidate('relation="initiator"')),
    );
    const { engine, offered } = await started(xml);
    await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: acceptor });
    expect(offered()).toEqual(['acceptor', 'company']);
  });

  const operator = { ...lead, authority: 'operator' as const };
  const handled = candidate('handlerOf="a"');

  it('are whose task it was, where operations staff decided for him', async () => {
    const { engine, offered } = await started(drawn(step('a', given('acceptor')), step('b', '', handled)));
    await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: operator });
    expect(offered()).toEqual(['acceptor']);
  });

  it('are whose task it was, where a proxy decided for him or it was delegated', async () => {
    const proxyAgentsOf = () =>
      Promise.resolve(new Map<string, ProxyAgent>([['acceptor', { agentId: 'reviewer', kind: 'act' }]]));
    const xml = drawn(step('a', given('acceptor')), step('b', '', handled));
    const proxied = await started(xml, { proxyAgentsOf });
    await proxied.engine.run(complete, { taskId: await taskAt(proxied.engine, 'a') }, { actor: reviewer });
    expect(proxied.offered()).toEqual(['acceptor']);
    const { engine, offered } = await started(xml);
    const taskId = await taskAt(engine, 'a');
    await engine.run(delegate, { taskId, assignee: 'reviewer', comment: '请办' }, { actor: acceptor });
    await engine.run(complete, { taskId }, { actor: operator });
    expect(offered()).toEqual(['acceptor']);
  });

  it('are nobody where nobody held it, which does not make operations staff the handler', async () => {
    const offers = candidate('user="acceptor"');
    const xml = drawn(step('a', '', offers), step('b', '', handled, nobody('act="fallback" user="finance"')));
    const { engine, offered } = await started(xml);
    await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: operator });
    expect(offered()).toEqual(['acceptor', 'finance']);
  });

  const unsound = ['leader="0"', 'leader="1" role="x"', 'relation="friend"', 'handlerOf="a" leaderOf="d"'];
  it.each([...unsound, 'handlerOf="end"', 'handlerOf="gone"'])(
    'are refused at deployment where nobody could tell who is meant: %s',
    async (attributes) => {
      await expect(memoryEngine().deploy(drawn(step('a', '', candidate(attributes))))).rejects.toMatchObject({
        code: 'workflow.candidateRule',
      });
    },
  );
});

describe('a task that is for nobody', () => {
  const absent = { find: () => Promise.resolve([]), areThere: () => Promise.resolve(false) };
  const first = (attributes: string) => step('a', '', candidate('leader="1"'), nobody(attributes));

  it('passes, goes to the administrators, or to a fallback (JeecgBoot #6166)', async () => {
    const skipped = await started(drawn(first('act="skip"'), step('b', '')), absent);
    expect(await skipped.open()).toEqual(['b']);
    expect([...skipped.engine.store.tasks.values()][0]).toMatchObject({
      ...{ status: 'done', outcome: 'approved', assigneeId: 'system' },
    });
    expect([...skipped.engine.store.comments.values()]).toMatchObject([
      { action: 'skipped', userId: 'system' },
    ]);
    const kept = await started(drawn(first('act="administrator"')), absent);
    expect([await kept.open(), kept.offered()]).toEqual([['a'], ['admin']]);
    const handed = await started(drawn(first('act="fallback" user="gone,lead"')), {
      ...absent,
      areThere: (candidates) => Promise.resolve(candidates.some(({ userId }) => userId === 'lead')),
    });
    expect([await handed.open(), handed.offered()]).toEqual([['a'], ['lead']]);
  });

  it('is refused where the fallback is not there either', async () => {
    const xml = drawn(first('act="fallback" user="lead"'));
    await expect(started(xml, absent)).rejects.toMatchObject({ code: 'workflow.nobodyFound' });
  });

  it('takes it from whoever was named and is not there any more', async () => {
    const xml = drawn(step('a', given('gone'), nobody('act="administrator"')));
    const { engine, offered } = await started(xml, absent);
    expect([...engine.store.tasks.values()][0]).toMatchObject({ assigneeId: null, status: 'candidate' });
    expect(offered()).toEqual(['admin']);
  });

  it('refuses the act that led there, and nothing has happened', async () => {
    const xml = drawn(step('z', given('acceptor')), first('act="refuse"'));
    const { engine, open } = await started(xml, absent);
    const taskId = await taskAt(engine, 'z');
    await expect(engine.run(complete, { taskId }, { actor: acceptor })).rejects.toMatchObject({
      code: 'workflow.nobodyFound',
    });
    expect(await open()).toEqual(['z']);
  });

  it('stays where the model says nothing', async () => {
    const { open } = await started(drawn(step('a', '', candidate('leader="1"'))), absent);
    expect(await open()).toEqual(['a']);
  });

  it('never passes a decision that has an effect', async () => {
    const effect = button('approved', 'effect="loan.pay"');
    for (const rule of [nobody('act="skip"'), samePerson('earlier')])
      await expect(memoryEngine().deploy(drawn(step('a', '', rule, effect)))).rejects.toMatchObject({
        code: 'workflow.passesByItself',
      });
  });

  it('is refused where that goes round for ever', async () => {
    const xml = draw(
      'p',
      startEvent(),
      step('a', '', nobody('act="skip"')),
      step('b', '', nobody('act="skip"')),
      path('start', 'a', 'b', 'a'),
    );
    await expect(started(xml, absent)).rejects.toMatchObject({ code: 'workflow.endless' });
  });
});

describe('who need not decide again (steedos #2111)', () => {
  it('is the initiator', async () => {
    const xml = drawn(step('a', given('company'), samePerson('initiator')), step('b', ''));
    const { engine, open } = await started(xml);
    expect(await open()).toEqual(['b']);
    expect([...engine.store.comments.values()]).toMatchObject([
      { action: 'autoApproved', userId: 'company' },
    ]);
  });

  it('is who approved the step before, or any before', async () => {
    const xml = drawn(
      step('a', given('acceptor')),
      step('b', given('acceptor'), samePerson('adjacent')),
      step('c', given('reviewer'), samePerson('adjacent')),
      step('d', given('acceptor'), samePerson('adjacent')),
      step('e', given('acceptor'), samePerson('earlier')),
    );
    const { engine, open } = await started(xml);
    const done = async (id: string, actor: typeof acceptor) =>
      engine.run(complete, { taskId: await taskAt(engine, id) }, { actor });
    await done('a', acceptor);
    expect(await open()).toEqual(['c']);
    await done('c', reviewer);
    expect(await open()).toEqual(['d']);
    await done('d', acceptor);
    expect(await open()).toEqual([]);
  });

  it('has said nothing more by that: no file and no mention of his goes with what a rule approves', async () => {
    const xml = drawn(step('a', given('acceptor')), step('b', given('acceptor'), samePerson('adjacent')));
    const { engine } = await started(xml);
    const attachments = [{ attachId: 'a1', name: 'a.pdf', ext: 'pdf', sizeBytes: 1 }];
    const said = { taskId: await taskAt(engine, 'a'), attachments, mentionIds: ['lead'] };
    await engine.run(complete, said, { actor: acceptor });
    expect([...engine.store.comments.values()]).toMatchObject([
      { action: 'approved', attachments, mentionIds: ['lead'] },
      { action: 'autoApproved', attachments: [], mentionIds: [] },
    ]);
    expect([...engine.store.copies.values()]).toMatchObject([{ userId: 'lead', taskId: said.taskId }]);
  });

  it('is not who approved for another, or signed besides him', async () => {
    const xml = drawn(
      step('a', given('acceptor')),
      step('b', given('lead'), samePerson('earlier')),
      step('c', given('finance'), samePerson('earlier')),
    );
    const agents = new Map<string, ProxyAgent>([['acceptor', { agentId: 'lead', kind: 'act' }]]);
    const { engine, open } = await started(xml, { proxyAgentsOf: () => Promise.resolve(agents) });
    const taskId = await taskAt(engine, 'a');
    const sign = { taskId, userIds: ['finance'], position: 'before' as const, comment: '会签' };
    await engine.run(addSigners, sign, { actor: lead });
    const signer = (await engine.openTasks()).find(({ signs }) => signs !== null)?.id ?? '';
    await engine.run(complete, { taskId: signer }, { actor: finance });
    await engine.run(complete, { taskId }, { actor: lead });
    expect(await open()).toEqual(['b']);
    await engine.run(complete, { taskId: await taskAt(engine, 'b') }, { actor: lead });
    expect(await open()).toEqual(['c']);
  });

  it('is not who started the process and was passed for that', async () => {
    const xml = drawn(
      step('a', given('company'), samePerson('initiator')),
      step('b', given('acceptor')),
      step('c', given('company'), samePerson('earlier')),
    );
    const { engine, open } = await started(xml);
    await engine.run(complete, { taskId: await taskAt(engine, 'b') }, { actor: acceptor });
    expect(await open()).toEqual(['c']);
  });

  it('is nobody after a return: what came back is looked at again', async () => {
    const xml = drawn(
      step('a', given('acceptor')),
      step('b', given('reviewer')),
      step('c', given('acceptor'), samePerson('earlier')),
    );
    const { engine, open } = await started(xml);
    const at = (id: string) => taskAt(engine, id);
    await engine.run(complete, { taskId: await at('a') }, { actor: acceptor });
    const back = { taskId: await at('b'), to: { nodeId: 'a' }, comment: '重办' };
    await engine.run(returnTask, back, { actor: reviewer });
    await engine.run(complete, { taskId: await at('a'), outcome: 'rejected' }, { actor: acceptor });
    await engine.run(complete, { taskId: await at('b') }, { actor: reviewer });
    expect(await open()).toEqual(['c']);
  });
});
