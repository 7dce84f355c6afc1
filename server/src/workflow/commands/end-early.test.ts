import { describe, expect, it } from 'vitest';

import { givenApplication, handle, openNodes, people } from '../../../test/bpmn/application.ts';
import { operator } from '../../../test/bpmn/engine.ts';
import { terminate } from './terminate.ts';
import { withdraw } from './withdraw.ts';

describe('terminating a process', () => {
  it.each([
    ['its starter', people.company],
    ['operations staff', operator],
  ])('by %s ends everything it holds and keeps the reason', async (_, actor) => {
    const { engine, instanceId } = await givenApplication();
    await handle(engine, 'accept', people.acceptor);
    const { result, events } = await engine.run(terminate, { instanceId, comment: '放弃申报' }, { actor });
    expect(result.status).toBe('terminated');
    expect(events.map((event) => event.type)).toEqual(['taskCancelled', 'taskCancelled', 'instanceEnded']);
    expect(engine.store.instances.get(instanceId)).toMatchObject({ endReason: '放弃申报' });
    expect([engine.store.executions.size, engine.store.jobs.size, await openNodes(engine)]).toEqual([
      0,
      0,
      [],
    ]);
  });

  it.each([
    { whom: 'an officer', actor: people.acceptor, code: 'workflow.notStarter', comment: '理由' },
    { whom: 'nobody who gives no reason', actor: people.company, code: 'request.invalid', comment: ' ' },
  ])('is for $whom not possible', async ({ actor, code, comment }) => {
    const { engine, instanceId } = await givenApplication();
    await expect(engine.run(terminate, { instanceId, comment }, { actor })).rejects.toMatchObject({ code });
  });
});

describe('withdrawing an application', () => {
  it.each([
    { how: 'by somebody else', actor: people.acceptor, code: 'workflow.notStarter', decided: false },
    {
      how: 'after an officer has decided',
      actor: people.company,
      code: 'workflow.withdrawTooLate',
      decided: true,
    },
  ])('$how is refused', async ({ actor, code, decided }) => {
    const { engine, instanceId } = await givenApplication();
    if (decided) await handle(engine, 'accept', people.acceptor);
    await expect(engine.run(withdraw, { instanceId }, { actor })).rejects.toMatchObject({
      code,
      status: decided ? 400 : 403,
    });
  });

  it('twice is refused', async () => {
    const { engine, instanceId } = await givenApplication();
    await engine.run(withdraw, { instanceId }, { actor: people.company });
    const again = engine.run(withdraw, { instanceId }, { actor: people.company });
    await expect(again).rejects.toMatchObject({ code: 'workflow.instanceEnded', status: 400 });
  });
});
