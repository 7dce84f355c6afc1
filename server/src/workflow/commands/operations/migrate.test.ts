import { describe, expect, it } from 'vitest';

import { people, taskAt } from '../../../../test/bpmn/application.ts';
import {
  button,
  draw,
  element,
  end,
  path,
  start as startEvent,
  subProcess,
  timer,
  userTask,
} from '../../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../../test/bpmn/memory-store.ts';
import { complete } from '../complete.ts';
import { addSigners } from '../handing/add-signers.ts';
import { migrate, reportMigration } from './migrate.ts';
import { start } from '../start.ts';

const comment = '新版流程';
const line = (key: string, ...steps: readonly [string, string][]) =>
  draw(
    key,
    startEvent(),
    ...steps.map(([, xml]) => xml),
    end(),
    path('start', ...steps.map(([id]) => id), 'end'),
  );
const task = (id: string): [string, string] => [id, userTask(id)];

async function givenVersions(first: string, second: string) {
  const engine = memoryEngine();
  await engine.deploy(first);
  const { result } = await engine.run(start, { processKey: 'p' });
  const [deployed] = await engine.deploy(second);
  const asked = { instanceId: result.instanceId, deploymentId: deployed?.id ?? '' };
  const report = () => engine.keeper.transact((store) => reportMigration(store, asked));
  return { engine, asked, report, run: () => engine.run(migrate, { ...asked, comment }) };
}

describe('migrating an instance to another version', () => {
  it('goes on in it, where everything that stands has its counterpart', async () => {
    const { engine, report, run } = await givenVersions(
      line('p', task('a')),
      line('p', task('a'), task('b')),
    );
    expect(await report()).toEqual([{ nodeId: 'a', name: 'a', problem: null }]);
    await run();
    await engine.run(complete, { taskId: await taskAt(engine, 'a') });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['b']);
    expect([...engine.store.comments.values()]).toMatchObject([
      { action: 'migrated', text: 'v2 新版流程' },
      {},
    ]);
  });

  const waiting = draw(
    'p',
    startEvent(),
    userTask('a'),
    timer('late', 'a', { after: 'P1D' }),
    end(),
    path('start', 'a', 'end'),
    path('late', 'end'),
  );
  const loop = element(
    'userTask',
    'id="a"',
    '<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>',
  );
  it.each([
    ['is gone', line('p', task('a')), line('p', task('b')), { a: 'missing' }],
    [
      'is of another type',
      line('p', task('a')),
      line('p', ['a', element('receiveTask', 'id="a"')]),
      { a: 'type' },
    ],
    ['is done several times', line('p', task('a')), line('p', ['a', loop]), { a: 'instances' }],
    [
      'lies elsewhere',
      line('p', task('a')),
      line('p', ['sub', subProcess('sub', startEvent('s'), userTask('a'), end('e'), path('s', 'a', 'e'))]),
      { a: 'scope' },
    ],
    ['had a timer on its border', waiting, line('p', task('a')), { a: null, late: 'missing' }],
  ])('is refused where a node %s, and the report says so before', async (...[, first, second, problems]) => {
    const { engine, asked, report, run } = await givenVersions(first, second);
    expect(Object.fromEntries((await report()).map(({ nodeId, problem }) => [nodeId, problem]))).toEqual(
      problems,
    );
    const before = engine.store.instances.get(asked.instanceId);
    await expect(run()).rejects.toMatchObject({ code: 'workflow.migrateBlocked' });
    expect(engine.store.instances.get(asked.instanceId)).toEqual(before);
  });

  const step = (...inside: readonly string[]): [string, string] => [
    'a',
    element('userTask', 'id="a" flowable:assignee="acceptor"', element('extensionElements', '', ...inside)),
  ];
  const withEffect = line('p', step(button('approved', 'effect="x"'), button('rejected')));

  it('is refused where what passes by itself would have an effect', async () => {
    const passing = step('<policy:deadline act="pass" after="P1D"/>', button('approved'), button('rejected'));
    const { report, run } = await givenVersions(line('p', passing), withEffect);
    expect(await report()).toMatchObject([{ nodeId: 'a', problem: 'effect' }]);
    await expect(run()).rejects.toMatchObject({ code: 'workflow.migrateEffect' });
  });

  it.each(['parallel', 'after'] as const)(
    'is refused where what is signed (%s) would have an effect',
    async (position) => {
      const { engine, report, run } = await givenVersions(line('p', step()), withEffect);
      const signed = { taskId: await taskAt(engine, 'a'), userIds: ['reviewer'], position, comment };
      await engine.run(addSigners, signed, { actor: people.acceptor });
      expect(await report()).toMatchObject([{ nodeId: 'a', problem: 'effect' }]);
      await expect(run()).rejects.toMatchObject({ code: 'workflow.migrateEffect' });
    },
  );

  it('is for operations staff, and to another version of the same process', async () => {
    const { engine, asked } = await givenVersions(line('p', task('a')), line('p', task('a'), task('b')));
    const to = (deploymentId: string, actor = people.lead) =>
      engine.run(migrate, { ...asked, deploymentId, comment }, { actor });
    await expect(to(asked.deploymentId)).rejects.toMatchObject({ code: 'workflow.notOperator' });
    const [other] = await engine.deploy(line('q', task('a')));
    const own = engine.store.instances.get(asked.instanceId)?.deploymentId ?? '';
    for (const deploymentId of [own, other?.id ?? ''])
      await expect(engine.run(migrate, { ...asked, deploymentId, comment })).rejects.toMatchObject({
        code: 'workflow.migrateOther',
      });
  });
});
