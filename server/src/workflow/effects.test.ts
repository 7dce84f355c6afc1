import { beforeEach, describe, expect, it } from 'vitest';

import { people } from '../../test/bpmn/application.ts';
import {
  button,
  candidate,
  draw,
  element,
  end,
  path,
  start as startEvent,
  userTask,
} from '../../test/bpmn/draw.ts';
import { memoryEngine } from '../../test/bpmn/memory-store.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { claim } from './commands/claim.ts';
import { complete } from './commands/complete.ts';
import { resubmit } from './commands/resubmit.ts';
import { returnTask } from './commands/return-task.ts';
import { start } from './commands/start.ts';
import { trigger } from './commands/trigger.ts';
import type { EffectCall, Effects } from './effects.ts';

const on = (act: string, attributes: string) => `<policy:on act="${act}" ${attributes}/>`;
const caseXml = draw(
  'p',
  '<extensionElements><policy:case type="loan"/></extensionElements>',
  startEvent(),
  userTask(
    'first',
    candidate('role="acceptor"'),
    button('accepted', 'status="open" effect="loan.accept"'),
    button('returned', 'status="back" effect="loan.ask" commentRequired="true"'),
    on('claim', 'status="seen" effect="loan.see"'),
    on('resubmit', 'status="again" effect="loan.again"'),
  ),
  userTask(
    'second',
    candidate('role="reviewer"'),
    button('approved', ''),
    button('returned', 'status="back"'),
  ),
  element(
    'receiveTask',
    'id="wait"',
    element(
      'extensionElements',
      '',
      button('heard', 'status="heard" effect="loan.hear"'),
      on('enter', 'effect="loan.enter"'),
    ),
  ),
  end('end', element('extensionElements', '', on('enter', 'status="over" effect="loan.end"'))),
  path('start', 'first', 'second', 'wait', 'end'),
);

describe('an effect', () => {
  let calls: { step: string; call: Pick<EffectCall, 'effect' | 'actedAs'>; prepared?: unknown }[];
  let refusing: string | null;
  let answers: Record<string, string | Record<string, string>>;
  const ran = async (call: EffectCall, prepared: object) => {
    calls.push({ step: `run ${call.effect}`, call, prepared });
  };
  const prepares: Effects = {
    fieldsOf: ({ effect }) => (effect === 'loan.accept' ? ['amount'] : []),
    prepare: async (call) => {
      calls.push({ step: `prepare ${call.effect}`, call });
      if (refusing === 'prepare') throw new Refusal('row.stale');
      return { variables: answers, run: () => ran(call, answers) };
    },
    keepFindings: async ({ findings }) => {
      if (Object.keys(findings).length > 0)
        calls.push({ step: 'findings', call: { effect: '', actedAs: null } });
    },
    runReached: (call) => ran(call, {}),
  };
  const steps = () => calls.map(({ step }) => step);

  beforeEach(() => {
    calls = [];
    refusing = null;
    answers = {};
  });

  async function given() {
    const engine = memoryEngine('refuse', prepares);
    await engine.deploy(caseXml);
    const { result } = await engine.run(
      start,
      { processKey: 'p', businessKey: 'L-1' },
      { actor: people.company },
    );
    const taskId = async (nodeId: string) => (await engine.openTasks(nodeId))[0]?.id ?? '';
    return { engine, instanceId: result.instanceId, taskId };
  }

  async function claimed() {
    const made = await given();
    const id = await made.taskId('first');
    await made.engine.run(claim, { taskId: id }, { actor: people.acceptor });
    calls = [];
    return { ...made, id };
  }

  it('stands on claiming, with its status', async () => {
    const { engine, taskId } = await given();
    const { events } = await engine.run(claim, { taskId: await taskId('first') }, { actor: people.acceptor });
    expect(steps()).toEqual(['prepare loan.see', 'run loan.see']);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'statusReached',
        status: 'seen',
        caseType: 'loan',
        actedAs: 'acceptor',
      }),
    );
  });

  it('is prepared after the guards, and runs after the process has moved on', async () => {
    const { engine, id } = await claimed();
    answers = { until: '2026-02-01' };
    const said = { taskId: id, outcome: 'accepted', variables: { amount: 5 }, findings: { marks: ['x'] } };
    const { events } = await engine.run(complete, said, { actor: people.acceptor });
    expect(steps()).toEqual(['prepare loan.accept', 'findings', 'run loan.accept']);
    expect(calls.at(-1)).toMatchObject({
      call: { businessKey: 'L-1', caseType: 'loan', variables: { amount: 5 }, actedAs: 'acceptor' },
      prepared: { until: '2026-02-01' },
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'statusReached', status: 'open' }));
  });

  it('gives the process what it answers, and nothing of what was typed', async () => {
    const { engine, id } = await claimed();
    answers = { until: '2026-02-01' };
    await engine.run(
      complete,
      { taskId: id, outcome: 'accepted', variables: { amount: 5 } },
      { actor: people.acceptor },
    );
    const [instance] = (await engine.keeper.snapshot()).instances;
    expect(instance?.variables).toEqual({ until: '2026-02-01' });
  });

  it('lets nothing be filled in but what it asks for', async () => {
    const { engine, id } = await claimed();
    const acting = { actor: people.acceptor };
    const beyond = { taskId: id, outcome: 'accepted', variables: { amount: 5, reviewer: 'x' } };
    await expect(engine.run(complete, beyond, acting)).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
      facts: { field: 'reviewer' },
    });
    expect(steps()).toEqual([]);
  });

  it('is not asked where a guard refuses', async () => {
    const { engine, id } = await claimed();
    const strange = engine.run(complete, { taskId: id, outcome: 'accepted' }, { actor: people.colleague });
    await expect(strange).rejects.toMatchObject({ code: 'workflow.notYourTask' });
    expect(steps()).toEqual([]);
  });

  it('that refuses leaves everything as it was', async () => {
    const { engine, id } = await claimed();
    const before = await engine.keeper.snapshot();
    refusing = 'prepare';
    const refused = engine.run(complete, { taskId: id, outcome: 'accepted' }, { actor: people.acceptor });
    await expect(refused).rejects.toMatchObject({ code: 'row.stale' });
    expect(await engine.keeper.snapshot()).toEqual(before);
    expect(steps()).toEqual(['prepare loan.accept']);
  });

  it('happens once for a repeated key', async () => {
    const { engine, id } = await claimed();
    const by = { actor: people.acceptor, key: 'k' };
    await engine.run(complete, { taskId: id, outcome: 'accepted' }, by);
    await engine.run(complete, { taskId: id, outcome: 'accepted' }, by);
    expect(steps()).toEqual(['prepare loan.accept', 'run loan.accept']);
  });

  it('says until when a correction is due, and stands on handing it in again', async () => {
    const { engine, id, taskId } = await claimed();
    answers = { dueAt: '2026-02-01T00:00:00.000Z' };
    await engine.run(returnTask, { to: 'owner', taskId: id, comment: '请补充' }, { actor: people.acceptor });
    expect((await engine.keeper.snapshot()).jobs).toMatchObject([
      { dueAt: new Date('2026-02-01T00:00:00.000Z') },
    ]);
    answers = {};
    const again = { taskId: await taskId('first') };
    const { events } = await engine.run(resubmit, again, { actor: people.company });
    expect(events).toContainEqual(expect.objectContaining({ type: 'statusReached', status: 'again' }));
    expect(steps()).toEqual(['prepare loan.ask', 'run loan.ask', 'prepare loan.again', 'run loan.again']);
  });

  it('says how the process ends where nobody answers in time', async () => {
    const { engine, id } = await claimed();
    answers = {
      dueAt: '2026-02-01T00:00:00.000Z',
      overdue: { status: 'rejected', reason: 'neverAnswered' },
    };
    await engine.run(returnTask, { to: 'owner', taskId: id, comment: '请补充' }, { actor: people.acceptor });
    await engine.advance(60 * 86_400);
    expect([...engine.store.instances.values()]).toMatchObject([
      { status: 'rejected', endReason: 'neverAnswered' },
    ]);
  });

  it('stands on entering, on what a waiting node hears, and on the end', async () => {
    const { engine, id, taskId, instanceId } = await claimed();
    await engine.run(complete, { taskId: id, outcome: 'accepted' }, { actor: people.acceptor });
    const second = await taskId('second');
    await engine.run(claim, { taskId: second }, { actor: people.reviewer });
    calls = [];
    await engine.run(complete, { taskId: second }, { actor: people.reviewer });
    expect(steps()).toEqual(['run loan.enter']);
    const { events } = await engine.run(trigger, { instanceId, nodeId: 'wait', outcome: 'heard' });
    expect(steps()).toEqual(['run loan.enter', 'prepare loan.hear', 'run loan.hear', 'run loan.end']);
    expect(events.flatMap((event) => (event.type === 'statusReached' ? [event.status] : []))).toEqual([
      'heard',
      'over',
    ]);
  });

  it('of a button that returns to the applicant is not that of going back a step', async () => {
    const { engine, id, taskId } = await claimed();
    await engine.run(complete, { taskId: id, outcome: 'accepted' }, { actor: people.acceptor });
    const second = await taskId('second');
    await engine.run(claim, { taskId: second }, { actor: people.reviewer });
    const { events } = await engine.run(
      returnTask,
      { taskId: second, to: { nodeId: 'first' }, comment: '再看' },
      { actor: people.reviewer },
    );
    expect(events.some(({ type }) => type === 'statusReached')).toBe(false);
  });
});
