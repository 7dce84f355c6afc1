import { describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, path, start as startEvent } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';
import { nobody } from '../people/people.ts';
import type { People, Wanted } from '../people/people.ts';

const { acceptor, company } = people;

const copyTo = (...named: readonly string[]) =>
  element('serviceTask', 'id="tell" name="抄送"', element('extensionElements', '', ...named.map(child)));
const child = (attributes: string) => `<policy:copyTo ${attributes}/>`;
const step = element('userTask', 'id="a" flowable:assignee="acceptor"');
const drawn = (telling: string) =>
  draw('p', startEvent(), step, telling, end(), path('start', 'a', 'tell', 'end'));

async function played(telling: string, found: readonly string[], over: Partial<People> = {}) {
  const asked: Wanted[] = [];
  const find = (wanted: Wanted) => {
    asked.push(wanted);
    return Promise.resolve(found);
  };
  const engine = memoryEngine('refuse', undefined, { ...nobody, find, ...over });
  await engine.deploy(drawn(telling));
  await engine.run(start, { processKey: 'p', variables: { dept: 'd1,d2' } }, { actor: company });
  const { events } = await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: acceptor });
  return { engine, asked, events };
}

describe('a step that gives copies', () => {
  it('gives one to each whom it names, once, and the process goes on by itself', async () => {
    const telling = copyTo('role="finance" department="${dept}"', 'post="chief"', 'relation="initiator"');
    const { engine, asked, events } = await played(telling, ['chen', 'lin']);
    expect(asked).toEqual([
      {
        kind: 'named',
        alternatives: ['d1', 'd2'].map((departmentId) => ({
          ...{ userId: null, roleId: 'finance', departmentId, duty: null },
        })),
      },
      { kind: 'post', posts: ['chief'], departments: null },
    ]);
    expect(engine.store.copies.where(() => true)).toMatchObject(
      ['chen', 'lin', 'company'].map((userId) => ({ userId, taskId: null, step: '抄送', fromId: 'system' })),
    );
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['caseCopied', 'instanceEnded']));
  });

  it('stands in the history with those who were told', async () => {
    const { engine } = await played(copyTo('user="chen"'), ['chen']);
    const visit = engine.store.history.where(({ nodeId }) => nodeId === 'tell')[0];
    expect(engine.store.comments.where(({ action }) => action === 'copied')).toMatchObject([
      { historyId: visit?.id, taskId: null, userId: 'system', toIds: ['chen'] },
    ]);
  });

  it.each([
    '',
    '<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>',
  ])(
    'may be one that somebody decides: the copies are given when it is reached, once for all who decide %s',
    async (loop) => {
      const decided = element(
        'userTask',
        'id="a" name="审核" flowable:assignee="acceptor"',
        element('extensionElements', '', child('user="chen"'), child('relation="initiator"')) + loop,
      );
      const engine = memoryEngine('refuse', undefined, { ...nobody, find: () => Promise.resolve(['chen']) });
      await engine.deploy(draw('p', startEvent(), decided, end(), path('start', 'a', 'end')));
      const { events } = await engine.run(start, { processKey: 'p' }, { actor: company });
      expect(events.filter(({ type }) => type === 'caseCopied')).toMatchObject([
        { nodeId: 'a', step: '审核' },
      ]);
      expect(engine.store.copies.where(() => true)).toMatchObject([
        { userId: 'chen' },
        { userId: 'company' },
      ]);
    },
  );

  it('that finds nobody holds nothing up', async () => {
    const { engine, events } = await played(copyTo('role="gone"'), []);
    expect(engine.store.copies.where(() => true)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'instanceEnded', status: 'completed' });
  });

  it('gives none to whom the people of the engine do not know as a reader, nor to the engine itself', async () => {
    const asked: unknown[] = [];
    const readersAmong = (ids: readonly string[], process: unknown) => {
      asked.push([...ids], process);
      return Promise.resolve(new Set(ids.filter((id) => id !== 'company' && id !== 'lin')));
    };
    const telling = copyTo('user="chen"', 'relation="initiator"');
    const { engine, events } = await played(telling, ['chen', 'lin', 'system'], { readersAmong });
    expect(asked).toEqual([
      ['chen', 'lin', 'system', 'company'],
      { processKey: 'p', businessKey: null, caseType: null },
    ]);
    expect(engine.store.copies.where(() => true)).toMatchObject([{ userId: 'chen' }]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'caseCopied', userIds: ['chen'] }));
  });

  it('tells nobody again who has not opened yet what it gave him', async () => {
    const loop = draw(
      'p',
      startEvent(),
      step,
      copyTo('user="chen"'),
      end(),
      path('start', 'a', 'tell', 'a'),
      path('tell', 'end'),
    );
    const engine = memoryEngine('refuse', undefined, { ...nobody, find: () => Promise.resolve(['chen']) });
    await engine.deploy(loop);
    await engine.run(start, { processKey: 'p' }, { actor: company });
    const again = async () => {
      const taskId = await taskAt(engine, 'a');
      const { events } = await engine.run(complete, { taskId }, { actor: acceptor });
      return events.filter(({ type }) => type === 'caseCopied').length;
    };
    expect([await again(), await again()]).toEqual([1, 0]);
    const [copy] = engine.store.copies.values();
    engine.store.copies.set(copy!.id, { ...copy!, readAt: engine.now });
    expect(await again()).toBe(1);
  });

  it('tells nobody twice who is come to twice by one act', async () => {
    const twice = draw(
      'p',
      startEvent(),
      step,
      copyTo('user="chen"'),
      element(
        'serviceTask',
        'id="other" name="抄送"',
        element('extensionElements', '', child('user="chen"')),
      ),
      end(),
      path('start', 'a', 'tell', 'other', 'end'),
    );
    const engine = memoryEngine('refuse', undefined, { ...nobody, find: () => Promise.resolve(['chen']) });
    await engine.deploy(twice);
    await engine.run(start, { processKey: 'p' }, { actor: company });
    await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: acceptor });
    expect(engine.store.copies.where(() => true)).toHaveLength(1);
  });

  it.each(['handlerOf="tell"', 'relation="friend"', 'leader="0"'])(
    'is refused at deployment where nobody could tell whom it means: %s',
    async (attributes) => {
      await expect(memoryEngine().deploy(drawn(copyTo(attributes)))).rejects.toMatchObject({
        code: 'workflow.candidateRule',
      });
    },
  );

  it('has to name somebody, or work something out', async () => {
    await expect(memoryEngine().deploy(drawn(element('serviceTask', 'id="tell"')))).rejects.toMatchObject({
      code: 'workflow.modelMissing',
    });
  });
});
