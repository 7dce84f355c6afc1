import { expect, it } from 'vitest';

import { people, taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from './complete.ts';
import { start } from './start.ts';
import { withdraw } from './withdraw.ts';

const { acceptor, company } = people;
const comment = '不办了';
const called = draw(
  'q',
  startEvent(),
  element('userTask', 'id="a" flowable:assignee="acceptor"'),
  end(),
  path('start', 'a', 'end'),
);
const caller = draw(
  'p',
  startEvent(),
  element('callActivity', 'id="x" calledElement="q"'),
  userTask('b'),
  end(),
  path('start', 'x', 'b', 'end'),
);

async function givenCalled() {
  const engine = memoryEngine();
  for (const xml of [called, caller]) await engine.deploy(xml);
  const { result } = await engine.run(start, { processKey: 'p' }, { actor: company });
  const take = (instanceId: string) => engine.run(withdraw, { instanceId, comment }, { actor: company });
  return { engine, root: result.instanceId, take };
}

it('a called process is not withdrawn by itself', async () => {
  const { engine, root, take } = await givenCalled();
  const child = [...engine.store.instances.values()].find(({ id }) => id !== root);
  await expect(take(child?.id ?? '')).rejects.toMatchObject({ code: 'workflow.withdrawCalled' });
  await take(root);
  expect(engine.store.instances.get(root)).toMatchObject({ status: 'withdrawn' });
});

it('a process is not withdrawn once something was decided in one that it called', async () => {
  const { engine, root, take } = await givenCalled();
  await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: acceptor });
  await expect(take(root)).rejects.toMatchObject({ code: 'workflow.withdrawTooLate' });
});
