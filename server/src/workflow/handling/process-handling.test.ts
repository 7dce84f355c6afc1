import { describe, expect, it } from 'vitest';

import { taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, path, start as startEvent } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import type { Actor } from '../command.ts';
import { complete } from '../commands/complete.ts';
import { urge } from '../commands/handing/urge.ts';
import { resubmit } from '../commands/resubmit.ts';
import { start } from '../commands/start.ts';
import { withdraw } from '../commands/withdraw.ts';

const comment = '再核对一下';
const person = (userId: string, authority: Actor['authority'] = 'own'): Actor => ({
  ...{ tenantId: '000000', userId, ownIds: [userId], roleIds: [], departmentIds: [], authority },
});
const [initiator, holder, staff] = [person('chen'), person('li'), person('ops', 'operator')];
const by = { actor: initiator };

const form = '<extensionElements><policy:form key="f"/></extensionElements>';
const step = (id: string) => element('userTask', `id="${id}" flowable:assignee="li"`);
const begun = element('startEvent', 'id="start"', form);

/** A process that says something of itself: two steps beside each other, and one behind them. */
const drawn = (said: string, first = begun) =>
  draw(
    'p',
    ...[`<extensionElements>${said}</extensionElements>`, first, element('parallelGateway', 'id="fork"')],
    ...[step('a'), step('b'), element('parallelGateway', 'id="join"'), step('c'), end()],
    ...[path('start', 'fork', 'a', 'join', 'c', 'end'), path('fork', 'b', 'join')],
  );

async function given(said: string) {
  const engine = memoryEngine();
  await engine.deploy(drawn(said));
  const { result } = await engine.run(start, { processKey: 'p' }, by);
  const { instanceId } = result;
  const open = () =>
    [...engine.store.tasks.values()]
      .filter(({ endedAt }) => endedAt === null)
      .map(({ nodeId, isOwners }) => `${nodeId}${isOwners ? ' of the owner' : ''}`)
      .toSorted();
  const take = () => engine.run(withdraw, { instanceId, comment }, by);
  return { engine, instanceId, open, take, standing: () => engine.store.instances.get(instanceId) };
}

describe('a process that comes back when it is taken back', () => {
  const goesBack = '<policy:withdrawing does="goesBack"/>';

  it('is with whom it belongs to, without anything under way, and begins once more when he hands it in', async () => {
    const { engine, open, take, standing } = await given(goesBack);
    expect(open()).toEqual(['a', 'b']);
    await take();
    expect(open()).toEqual(['start of the owner']);
    expect(standing()).toMatchObject({ status: 'running', endedAt: null });
    expect([...engine.store.comments.values()]).toMatchObject([{ action: 'withdrawn', text: comment }]);
    const taskId = await taskAt(engine, 'start');
    const changed = { taskId, comment: '', variables: { amount: 3 }, correctable: ['amount'] };
    await engine.run(resubmit, changed, by);
    expect(open()).toEqual(['a', 'b']);
    expect(standing()?.variables).toMatchObject({ amount: 3 });
    for (const id of ['a', 'b', 'c'])
      await engine.run(complete, { taskId: await taskAt(engine, id) }, { actor: holder });
    expect(standing()).toMatchObject({ status: 'completed' });
    expect(engine.store.executions.size).toBe(0);
  });

  it('ends when it is taken back once more where its owner has it', async () => {
    const { open, take, standing } = await given(goesBack);
    await take();
    await take();
    expect([standing()?.status, open()]).toEqual(['withdrawn', []]);
  });

  it('does not, once somebody has decided something', async () => {
    const { engine, take } = await given(goesBack);
    await engine.run(complete, { taskId: await taskAt(engine, 'a') }, { actor: holder });
    await expect(take()).rejects.toMatchObject({ code: 'workflow.withdrawTooLate' });
  });
});

describe('taking a process back', () => {
  it('ends it where its author says nothing, or says so', async () => {
    for (const said of ['', '<policy:withdrawing does="ends"/>']) {
      const { take, standing } = await given(said);
      await take();
      expect(standing()).toMatchObject({ status: 'withdrawn' });
    }
  });

  it('is refused where its author does not let it be', async () => {
    const { take, standing } = await given('<policy:withdrawing does="never"/>');
    await expect(take()).rejects.toMatchObject({ code: 'workflow.processMayNotWithdraw' });
    expect(standing()).toMatchObject({ status: 'running' });
  });
});

describe('urging', () => {
  async function givenUrging(said: string) {
    const { engine } = await given(said);
    const taskId = await taskAt(engine, 'a');
    return { engine, urging: (actor = initiator) => engine.run(urge, { taskId, comment }, { actor }) };
  }
  const later = (engine: Awaited<ReturnType<typeof givenUrging>>['engine'], minutes: number) =>
    engine.advance(minutes * 60);

  it('is for nobody where the process does not let anybody be urged, but for operations staff', async () => {
    const { urging } = await givenUrging('<policy:urging never="true"/>');
    await expect(urging()).rejects.toMatchObject({ code: 'workflow.processMayNotUrge' });
    await urging(staff);
  });

  it('ends with the number that the process lets, task by task', async () => {
    const { engine, urging } = await givenUrging('<policy:urging most="2"/>');
    for (let times = 0; times < 2; times += 1) {
      await urging();
      await later(engine, 10);
    }
    await expect(urging()).rejects.toMatchObject({ code: 'workflow.urgedOften', facts: { most: 2 } });
    await engine.run(urge, { taskId: await taskAt(engine, 'b'), comment }, by);
  });

  it('waits as long as the process says, and ten minutes where it says nothing', async () => {
    for (const [said, minutes] of [
      ['<policy:urging minutes="60"/>', 60],
      ['', 10],
    ] as const) {
      const { engine, urging } = await givenUrging(said);
      await urging();
      await later(engine, minutes - 1);
      await expect(urging()).rejects.toMatchObject({ code: 'workflow.urgedJustNow', facts: { minutes } });
      await later(engine, 1);
      await urging();
    }
  });
});

describe('a document', () => {
  it.each([
    ['names a way to withdraw that there is not', '<policy:withdrawing does="fly"/>', 'withdrawingUnknown'],
    ['urges by a number that is none', '<policy:urging most="often"/>', 'urgingNumber'],
    ['urges as often as nobody does', '<policy:urging most="0"/>', 'urgingNumber'],
    ['waits longer than a month', '<policy:urging minutes="43201"/>', 'urgingNumber'],
  ])('that %s is refused', async (_, said, code) => {
    expect(await refusalOfModel(drawn(said))).toMatchObject({ code: `workflow.${code}` });
  });

  it('that comes back to somebody who could change nothing is refused', async () => {
    const back = '<policy:withdrawing does="goesBack"/>';
    const refusal = { code: 'workflow.goesBackNowhere' };
    expect(await refusalOfModel(drawn(back, startEvent()))).toMatchObject(refusal);
    expect(await refusalOfModel(drawn(`${back}<policy:case type="leave"/>`))).toMatchObject(refusal);
    expect(await refusalOfModel(drawn(back))).toBeUndefined();
    expect(await refusalOfModel(drawn('', startEvent()))).toBeUndefined();
  });
});
