import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { describe, expect, it } from 'vitest';

import { draw, element, end, flow, line, path, start as begun, userTask } from '../../../test/bpmn/draw.ts';
import { operator } from '../../../test/bpmn/engine.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { comment, givenReturns, parallel } from '../../../test/bpmn/returns.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { complete } from '../commands/complete.ts';
import { suspend } from '../commands/operations/suspend.ts';
import { start } from '../commands/start.ts';
import { terminate } from '../commands/terminate.ts';
import { parseModel } from '../model/parse.ts';

type Engine = ReturnType<typeof memoryEngine>;

const declared = (what: string) =>
  draw('p', begun(), end(), path('start', 'end')).replace(
    '<definitions',
    `<!DOCTYPE a [${what}]><definitions`,
  );
const chooses = (condition: string) =>
  draw(
    'p',
    ...[begun(), element('exclusiveGateway', 'id="g" name="金额判断"'), end(), end('other')],
    ...[path('start', 'g'), flow('g', 'end', condition), flow('g', 'other', 'true')],
  );
const script = (format: string, text: string) =>
  line(element('scriptTask', `id="a" name="计算" ${format}`, `<script><![CDATA[${text}]]></script>`));
const doubling = draw(
  'p',
  ...[begun(), element('exclusiveGateway', 'id="again"'), end()],
  element('serviceTask', 'id="grow" name="翻倍" flowable:expression="${a}${a}" flowable:resultVariable="a"'),
  ...[path('start', 'grow', 'again'), flow('again', 'grow', 'true'), flow('again', 'end', 'false')],
);
const held = draw(
  'p',
  begun(),
  element('userTask', 'id="a" name="审核" flowable:assignee="kermit"'),
  end(),
  path('start', 'a', 'end'),
);

const refusalOf = async (tried: Promise<unknown>): Promise<Refusal> => {
  const error: unknown = await tried.then(
    () => new Error('it was let'),
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error;
  throw error;
};
const saidOf = ({ code, facts }: Refusal) =>
  (['zh', 'en'] as const).map((locale) => refusalSentence(code, facts, locale));
const rowsOf = async (engine: Pick<Engine, 'keeper'>) => structuredClone(await engine.keeper.snapshot());

const beforeIt: [string, string, RegExp, string][] = [
  ['an XML bomb', declared('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">'), /modelDoctype/, 'DOCTYPE'],
  ['an external entity', declared('<!ENTITY a SYSTEM "file:///etc/passwd">'), /modelDoctype/, 'DOCTYPE'],
  ['a diagram of 10 MB', draw('p', `<!--${' '.repeat(10_000_000)}-->`), /modelTooLarge/, '2'],
  ['ten thousand blanks', `<definitions id="${' '.repeat(10_000)}`, /modelXml/, ''],
  ['an unknown element', line('<teleportTask id="a"/>'), /workflow\.model/, 'teleportTask'],
  ['an element that is not run', line('<businessRuleTask id="a"/>'), /modelElement/, 'businessRuleTask'],
  ['JavaScript', script('scriptFormat="javascript"', 'x = 1;'), /modelFeature/, '计算'],
  [
    'an unreachable node',
    draw('p', begun(), end(), path('start', 'end'), userTask('island'), path('island', 'end')),
    ...([/modelUnreached/, 'island'] as const),
  ],
  ['an expression that reaches for the constructor', chooses('a.constructor'), /Forbidden/, 'constructor'],
];

describe('bad input', () => {
  it.each(beforeIt)('%s is refused at deployment by what is wrong', async (...[, xml, code, named]) => {
    const engine = memoryEngine();
    // What is large is read in a thread by the server; who refuses it is the same.
    const isLarge = xml.length > 200_000;
    const refusal = await refusalOf(isLarge ? parseModel(xml) : engine.deploy(xml));
    expect(refusal.code).toMatch(code);
    for (const said of saidOf(refusal)) expect(said).toContain(named);
    expect(await engine.keeper.transact((store) => store.latestDeployment('p'))).toBeNull();
  });

  it.each([
    ['a condition with an unknown variable', chooses('unheard > 3'), {}, ['unheard', '金额判断']],
    ['values that double', doubling, { a: 'x' }, ['a', '64']],
    ['a variable of 5 MB', held, { note: 'x'.repeat(5_000_000) }, ['note']],
  ])('%s is refused when it begins, and nothing has begun', async (...[, xml, variables, named]) => {
    const engine = memoryEngine();
    await engine.deploy(xml);
    const refusal = await refusalOf(engine.run(start, { processKey: 'p', variables }));
    for (const said of saidOf(refusal)) for (const name of named) expect(said).toContain(name);
    expect((await rowsOf(engine)).instances).toEqual([]);
  });

  const own = { ...operator, authority: 'own' as const };
  const stranger = { ...own, userId: 'li', ownIds: ['li'] };
  type Given = { engine: Engine; taskId: string; instanceId: string };
  const acts: [string, string, (given: Given) => Promise<unknown>, string?][] = [
    [
      ...(['a variable that the node does not offer', 'workflow.fieldReadOnly'] as const),
      ({ engine, taskId }) => engine.run(complete, { taskId, variables: { amount: 9 } }, { actor: own }),
      'amount',
    ],
    [
      ...(['a variable of 5 MB', 'workflow.variableSize'] as const),
      ({ engine, taskId }) => engine.run(complete, { taskId, variables: { note: 'x'.repeat(5_000_000) } }),
      'note',
    ],
    [
      ...(['an act of somebody who is not the handler', 'workflow.notYourTask'] as const),
      ({ engine, taskId }) => engine.run(complete, { taskId }, { actor: stranger }),
    ],
    [
      ...(['the same key with another body', 'request.idempotencyKeyReused'] as const),
      ({ engine, taskId }) => engine.run(complete, { taskId, comment: 'other' }, { actor: own, key: 'k' }),
    ],
    [
      ...(['an act on what is not there', 'workflow.taskMissing'] as const),
      ({ engine }) => engine.run(complete, { taskId: 'gone' }, { actor: own }),
    ],
    [
      ...(['an act on a suspended instance', 'workflow.instanceSuspended'] as const),
      ({ engine, taskId }) => engine.run(complete, { taskId }, { actor: own }),
    ],
    [
      ...(['an act on an ended instance', 'workflow.instanceEnded'] as const),
      ({ engine, instanceId }) => engine.run(suspend, { instanceId, comment }),
    ],
  ];

  it.each(acts)('%s is refused, and the state stays as it was', async (...[name, code, act, named = '']) => {
    const engine = memoryEngine();
    await engine.deploy(held);
    const { instanceId } = (await engine.run(start, { processKey: 'p' })).result;
    const [task] = await engine.openTasks();
    const given = { engine, instanceId, taskId: task?.id ?? '' };
    if (name.endsWith('suspended instance')) await engine.run(suspend, { instanceId, comment });
    if (name.endsWith('an ended instance')) await engine.run(terminate, { instanceId, comment });
    if (name.includes('key'))
      engine.store.keyed.set(`kermit:k:complete:${given.taskId}`, {
        ...{ input: { taskId: given.taskId }, result: { instanceId, status: 'running', taskIds: [] } },
      });
    const before = await rowsOf(engine);
    const refusal = await refusalOf(act(given));
    expect(refusal.code).toBe(code);
    for (const said of saidOf(refusal)) expect(said).toContain(named);
    expect(await rowsOf(engine)).toEqual(before);
  });

  it('a roll-back into another branch is refused by both of its ends, and the state stays as it was', async () => {
    const { engine, does, back } = await givenReturns(...parallel);
    await does('a');
    const before = await rowsOf(engine);
    const refusal = await refusalOf(back('b', { nodeId: 'c' }));
    expect(refusal).toMatchObject({ code: 'workflow.rollBackTarget', facts: { from: 'b', to: 'c' } });
    for (const said of saidOf(refusal)) expect(said).toMatch(/b.*c|c.*b/s);
    expect(await rowsOf(engine)).toEqual(before);
  });
});
