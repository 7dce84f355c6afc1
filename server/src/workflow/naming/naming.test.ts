import { describe, expect, it } from 'vitest';

import { draw, element, end, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import { start } from '../commands/start.ts';

const named = (rules: string, key = 'p', ...elements: readonly string[]) =>
  draw(
    key,
    element('extensionElements', '', `<policy:naming ${rules}/>`),
    ...(elements.length > 0 ? elements : [startEvent(), userTask('a'), end(), path('start', 'a', 'end')]),
  );

async function givenDeployed(...documents: readonly string[]) {
  const engine = memoryEngine();
  for (const xml of documents) await engine.deploy(xml);
  const begin = async (input: Partial<Parameters<typeof run>[0]> = {}) => run({ processKey: 'p', ...input });
  const run = async (input: {
    processKey: string;
    serialNumber?: string;
    title?: string;
    variables?: object;
  }) => {
    const { variables, ...rest } = input;
    const { result } = await engine.run(start, { ...rest, variables: { ...variables } });
    return engine.store.instances.get(result.instanceId);
  };
  return { engine, begin };
}

describe('the number of a process', () => {
  it('is counted from one in each period that its rule names, in Asia/Shanghai', async () => {
    const { engine, begin } = await givenDeployed(named('serial="QJ{yyyy}{MM}-{0000}"'));
    engine.now = new Date('2026-01-31T15:59:00Z');
    expect((await begin())?.serialNumber).toBe('QJ202601-0001');
    expect((await begin())?.serialNumber).toBe('QJ202601-0002');
    engine.now = new Date('2026-01-31T16:00:00Z');
    expect((await begin())?.serialNumber).toBe('QJ202602-0001');
  });

  it('is counted apart in each process, and keeps the digits that its rule did not foresee', async () => {
    const { begin } = await givenDeployed(named('serial="N{0}"'), named('serial="N{0}"', 'q'));
    for (let at = 0; at < 9; at += 1) await begin();
    expect((await begin())?.serialNumber).toBe('N10');
    expect((await begin({ processKey: 'q' }))?.serialNumber).toBe('N1');
  });

  it('is that of its business row where it has one, and takes no count then', async () => {
    const { begin } = await givenDeployed(named('serial="N{00}"'));
    expect((await begin({ serialNumber: 'YL1' }))?.serialNumber).toBe('YL1');
    expect((await begin())?.serialNumber).toBe('N01');
  });

  it('is its caller’s in a process that is called, whatever the rule of that says', async () => {
    const call = element('callActivity', 'id="c" calledElement="q"');
    const caller = [startEvent(), call, end(), path('start', 'c', 'end')];
    const { engine, begin } = await givenDeployed(
      named('serial="Q{00}" title="被调用"', 'q'),
      named('serial="P{00}" title="调用"', 'p', ...caller),
    );
    await begin();
    const rows = [...engine.store.instances.values()];
    expect(rows.map(({ serialNumber, title }) => [serialNumber, title])).toEqual([
      ['P01', '调用'],
      ['P01', '调用'],
    ]);
  });

  it.each([
    ['without a count', 'QJ{yyyy}', 'workflow.serialCount'],
    ['with two counts', 'QJ{00}-{00}', 'workflow.serialCount'],
    ['with a word that is no part of a date', 'QJ{week}{00}', 'workflow.namingToken'],
    ['with a brace that is not closed', 'QJ{yyyy{00}', 'workflow.namingToken'],
    ['with a month without its year', 'QJ{MM}{00}', 'workflow.serialPeriod'],
    ['with a day without its month', 'QJ{yyyy}{dd}{00}', 'workflow.serialPeriod'],
    ['that is too long', `${'N'.repeat(60)}{0}`, 'workflow.namingLength'],
  ])('is refused at deployment %s', async (_, rule, code) => {
    expect(await refusalOfModel(named(`serial="${rule}"`))).toMatchObject({ code });
  });
});

describe('the title of a process', () => {
  it('says what is known at the start: who starts it, the process, its number, the day and its fields', async () => {
    const rule = '{process} {starter}（{company}）{serial} {date}：{reason} {kinds}{file}{missing}';
    const { begin } = await givenDeployed(named(`serial="N{00}" title="${rule}"`));
    const variables = { reason: '探亲', kinds: ['年休', '调休'], file: { id: 1 } };
    expect((await begin({ title: '别的', variables }))?.title).toBe(
      'p 张敏（）N01 2026-01-05：探亲 年休、调休',
    );
  });

  it('stays what whoever starts it says, where no rule is or the rule has nothing to say', async () => {
    const { begin } = await givenDeployed(named('title="{reason}"'), named('serial="N{0}"', 'q'));
    expect((await begin({ title: '一件' }))?.title).toBe('一件');
    expect((await begin({ processKey: 'q', title: '另一件' }))?.title).toBe('另一件');
  });

  it('is cut to what lists can show, and never in the middle of a character', async () => {
    const { begin } = await givenDeployed(named('title="{reason}"'));
    const row = await begin({ variables: { reason: '𠮷'.repeat(400) } });
    expect(row?.title).toBe('𠮷'.repeat(300));
  });

  it.each(['{outcomes.review}', '{}', '{a', '{1st}'])('is refused at deployment with %s', async (token) => {
    expect(await refusalOfModel(named(`title="${token}"`))).toMatchObject({ code: 'workflow.namingToken' });
  });
});
