import { describe, expect, it } from 'vitest';

import { openNodes } from '../../../test/bpmn/application.ts';
import { draw, element, end, flow, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { givenRunning, tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { fireTimer } from '../commands/fire-timer.ts';
import { retry } from '../commands/operations/retry.ts';
import { skipCalls } from '../commands/operations/skip-calls.ts';
import { start } from '../commands/start.ts';
import { withdraw } from '../commands/withdraw.ts';
import { parseModel } from '../model/parse.ts';
import type { CallAnswer } from '../rows.ts';

const extended = (...inside: readonly string[]) =>
  `<extensionElements>${inside.join('')}</extensionElements>`;
const ask = (id: string, attributes = '', ...more: readonly string[]) =>
  element(
    'serviceTask',
    `id="${id}"`,
    extended(
      `<policy:request endpoint="licences" method="POST" path="/companies/\${code}" status="httpStatus" ${attributes}/>`,
      '<policy:parameter name="amount" value="${amount}"/>',
      '<policy:answer from="data.id" to="licence"/>',
      ...more,
    ),
  );
const caught = (on: string, code = '') =>
  `<boundaryEvent id="failed" attachedToRef="${on}"><errorEventDefinition ${code}/></boundaryEvent>`;
const failed: CallAnswer = { ok: false, code: 'workflow.callHttp', facts: { status: 500 } };

type Engine = ReturnType<typeof memoryEngine>;

const callsOf = ({ store }: Engine) => store.jobs.where(({ kind }) => kind === 'call');

/** The only one. */
const callOf = (engine: Engine) => callsOf(engine)[0]!;

/** What the deliverer does to the row, and what the loop does then. */
async function answered(engine: Engine, answer: CallAnswer) {
  for (const job of callsOf(engine)) {
    engine.store.jobs.set(job.id, { ...job, answer });
    await engine.run(fireTimer, { jobId: job.id });
  }
}

async function begun(variables: Record<string, string | number>, ...elements: readonly string[]) {
  const engine = memoryEngine();
  await engine.deploy(draw('p', startEvent(), end(), ...elements));
  const ran = await engine.run(start, { processKey: 'p', variables });
  return { engine, ...ran, instanceId: ran.result.instanceId };
}

const given = { code: '../a b/中', amount: 30 };

describe('a service task that asks outside', () => {
  const line = [ask('ask'), tasks('after'), path('start', 'ask', 'after', 'end')];

  it('waits, with all that it asks worked out and each value of its path encoded', async () => {
    const { engine, events } = await begun(given, ...line);
    const [job] = callsOf(engine);
    expect(job?.call).toEqual({
      ...{ kind: 'request', endpoint: 'licences', method: 'POST', status: 'httpStatus' },
      ...{ path: `/companies/${encodeURIComponent(given.code)}`, parameters: { amount: 30 } },
      answers: [{ from: 'data.id', to: 'licence' }],
    });
    expect(events.filter(({ type }) => type === 'callAsked')).toMatchObject([
      { callId: job?.callId, kind: 'request', target: 'POST licences', isAgain: false },
    ]);
    expect(await openNodes(engine)).toEqual([]);
    await expect(engine.run(fireTimer, { jobId: job?.id ?? '' })).rejects.toMatchObject({
      code: 'workflow.callUnderWay',
    });
  });

  it('goes on with what is kept of the answer, once', async () => {
    const { engine, instanceId } = await begun(given, ...line);
    await answered(engine, { ok: true, values: { licence: 'L1', httpStatus: 201 } });
    expect(await openNodes(engine)).toEqual(['after']);
    expect(engine.store.instances.get(instanceId)?.variables).toMatchObject({
      ...{ licence: 'L1', httpStatus: 201 },
    });
    expect(callsOf(engine)).toEqual([]);
  });

  it.each(['', 'errorRef="e"'])('fails into its error border (%s)', async (reference) => {
    const error = '<error id="e" errorCode="callFailed"/>';
    const xml = draw(
      'p',
      startEvent(),
      end(),
      ...line,
      tasks('mend'),
      caught('ask', reference),
      path('failed', 'mend'),
    ).replace('<process ', `${error}<process `);
    const engine = memoryEngine();
    await engine.deploy(xml);
    await engine.run(start, { processKey: 'p', variables: given });
    await answered(engine, failed);
    expect(await openNodes(engine)).toEqual(['mend']);
    expect(callsOf(engine)).toEqual([]);
  });

  it('that nobody catches stays, is asked again under its id, or is passed over with a reason', async () => {
    const { engine, instanceId } = await begun(given, ...line);
    await expect(answered(engine, failed)).rejects.toMatchObject({ code: 'workflow.callFailed' });
    const job = callOf(engine);
    const again = await engine.run(retry, { instanceId, jobIds: [job.id], comment: '再试' });
    const asked = callOf(engine);
    expect(asked).toMatchObject({ callId: job.callId, answer: null });
    expect(again.events.map(({ type }) => type)).toEqual(['callAsked']);
    const skip = { instanceId, jobIds: [asked.id], comment: '线下已办' };
    await expect(engine.run(skipCalls, skip)).rejects.toMatchObject({ code: 'workflow.callUnderWay' });
    engine.store.jobs.set(asked.id, { ...asked, answer: failed });
    const skipped = await engine.run(skipCalls, skip);
    expect(skipped.events.map(({ type }) => type)).toContain('callOver');
    expect(await openNodes(engine)).toEqual(['after']);
    expect(engine.store.instances.get(instanceId)?.variables).toMatchObject({
      licence: null,
      httpStatus: null,
    });
    expect([...engine.store.comments.values()].map(({ action }) => action)).toEqual([
      ...['timersRetried', 'callsSkipped'],
    ]);
  });

  it('that was answered is not asked again where only the process could not go on', async () => {
    const { engine, instanceId } = await begun(given, ...line);
    const [job] = callsOf(engine);
    const answer: CallAnswer = { ok: true, values: { licence: 'L1' } };
    engine.store.jobs.set(job?.id ?? '', { ...job!, answer });
    const { events } = await engine.run(retry, { instanceId, jobIds: [job?.id ?? ''], comment: '再试' });
    expect(events).toEqual([]);
    expect(callsOf(engine)).toMatchObject([{ answer, callId: job?.callId }]);
  });

  it('is told to nobody any more once its process has ended', async () => {
    const { engine, instanceId } = await begun(given, ...line);
    const [job] = callsOf(engine);
    const { events } = await engine.run(withdraw, { instanceId });
    expect(events).toContainEqual(expect.objectContaining({ type: 'callOver', callId: job?.callId }));
    expect(callsOf(engine)).toEqual([]);
  });

  it('asks once for each of several instances, and one that fails takes the border of all', async () => {
    const several = ask('ask').replace(
      '</serviceTask>',
      '<multiInstanceLoopCharacteristics><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics></serviceTask>',
    );
    const { engine } = await begun(
      given,
      ...[several, tasks('after', 'mend'), path('start', 'ask', 'after', 'end')],
      ...[caught('ask'), path('failed', 'mend')],
    );
    expect(new Set(callsOf(engine).map(({ callId }) => callId)).size).toBe(3);
    const [first] = callsOf(engine);
    engine.store.jobs.set(first?.id ?? '', { ...first!, answer: failed });
    await engine.run(fireTimer, { jobId: first?.id ?? '' });
    expect(await openNodes(engine)).toEqual(['mend']);
    expect([callsOf(engine), engine.store.executions.size]).toEqual([[], 1]);
  });
});

describe('a service task that writes to people', () => {
  const sms = (attributes: string) =>
    element('serviceTask', 'id="ask"', extended(`<policy:sms template="result" ${attributes}/>`));

  it.each([
    ['to="initiator"', { phone: null, toId: 'operator' }],
    ['', { phone: null, toId: 'operator' }],
    ['to="phone" phone="${mobile}"', { phone: '13800000000', toId: null }],
  ])('names whom an SMS is for (%s)', async (attributes, to) => {
    const { engine } = await begun({ mobile: '13800000000' }, sms(attributes), path('start', 'ask', 'end'));
    const { starterId = '' } = [...engine.store.instances.values()][0] ?? {};
    expect(callsOf(engine)[0]?.call).toMatchObject({
      ...{ kind: 'sms', template: 'result' },
      ...{ ...to, toId: to.toId === null ? null : starterId },
    });
  });

  it('tells whom it names, and goes on at once', async () => {
    const notice = element(
      'serviceTask',
      'id="tell"',
      extended(
        '<policy:notice title="${code} 已办" text="请留意"/>',
        '<policy:noticeTo relation="initiator"/>',
      ),
    );
    const { events } = await begun(given, notice, path('start', 'tell', 'end'));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'noticeGiven', title: '../a b/中 已办', text: '请留意' }),
    );
  });
});

describe('a deployment refuses', () => {
  const task = (inside: string) =>
    draw(
      'p',
      startEvent(),
      end(),
      element('serviceTask', 'id="a" name="查证"', extended(inside)),
      path('start', 'a', 'end'),
    );
  const request = (path_: string, more = '') => `<policy:request endpoint="e" path="${path_}" ${more}/>`;

  it.each([
    [request('/../x'), 'workflow.modelCallPath'],
    [request('/%2e%2e/x'), 'workflow.modelCallPath'],
    [request('/%252e%252e%252fx'), 'workflow.modelCallPath'],
    [request('//other.example/x'), 'workflow.modelCallPath'],
    [request('/a\\b'), 'workflow.modelCallPath'],
    [request('/a#b'), 'workflow.modelCallPath'],
    [request('a'), 'workflow.modelCallPath'],
    [request('/..;x/y'), 'workflow.modelCallPath'],
    [request('/a', 'method="TRACE"'), 'workflow.modelCallKind'],
    ['<policy:request path="/a"/>', 'workflow.modelMissing'],
    [`${request('/a')}<policy:sms template="t"/>`, 'workflow.modelCalls'],
    [`${request('/a')}<policy:answer from="a..b" to="x"/>`, 'workflow.modelCallAnswer'],
    [`${request('/a')}<policy:answer from="a" to="constructor"/>`, 'workflow.expressionForbidden'],
    ['<policy:sms template="t" to="everybody"/>', 'workflow.modelCallKind'],
    ['<policy:sms template="t" to="phone"/>', 'workflow.modelMissing'],
    ['<policy:notice title="t" text="x"/>', 'workflow.modelMissing'],
  ])('%s', async (inside, code) => {
    const refused = await parseModel(task(inside)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code, facts: { node: '查证' } });
  });

  it('a border on a service task that asks nothing', async () => {
    const xml = draw(
      'p',
      startEvent(),
      end(),
      element('serviceTask', 'id="a" flowable:expression="${1}"'),
      userTask('b'),
      caught('a'),
      path('start', 'a', 'end'),
      flow('failed', 'b'),
    );
    await expect(parseModel(xml)).rejects.toMatchObject({ code: 'workflow.modelBoundary' });
  });

  it('nothing of a path that only looks like one that climbs', async () => {
    await expect(parseModel(task(request('/v1/${code}/a..b?next=../x')))).resolves.toHaveLength(1);
    const { engine } = await givenRunning(tasks('a'), path('start', 'a', 'end'));
    expect(callsOf(engine)).toEqual([]);
  });
});
