import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { people } from '../../bpmn/application.ts';
import { contextOf } from '../../bpmn/context-of.ts';
import { draw, element, end, path, start } from '../../bpmn/draw.ts';
import { enginesHere } from '../../database.ts';
import { serverOf, signedIn } from '../../describe-on-server.ts';
import { fakeServer } from '../../fakes/fake-http.ts';
import type { FakeServer, Reply } from '../../fakes/fake-http.ts';
import { createCourier } from '../../../src/kit/routes/outbox-courier.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { asSystem, rulesFrom } from '../../../src/kit/rules/rules.ts';
import type { Context } from '../../../src/kit/runtime/context.ts';
import { takeDue, usualWaitsMs } from '../../../src/kit/transaction/outbox-delivery.ts';
import { outbox } from '../../../src/kit/transaction/outbox.ts';
import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
import { wfInstance, wfJob, wfTask, wfVariable } from '../../../src/workflow/adapters/tables.ts';
import { createWorkflow } from '../../../src/workflow/index.ts';
import { serviceEndpointTable } from '../../../src/modules/process-design/tables.ts';
import { offeredEndpoint } from '../../../src/modules/process-design/endpoints/call-offers.ts';
import { requestDeliverer } from '../../../src/modules/process-design/endpoints/request-deliverer.ts';

const secret = 'Bearer a-secret-that-nobody-reads';

const xmlOf = (key: string, at: string, more = '') =>
  draw(
    key,
    start(),
    end(),
    element(
      'serviceTask',
      'id="ask" name="查证"',
      `<extensionElements><policy:request endpoint="licences" method="POST" path="${at}" status="httpStatus"/>
      <policy:parameter name="amount" value="\${amount}"/><policy:answer from="data.items[0].id" to="licence"/></extensionElements>`,
    ),
    element('userTask', 'id="after" flowable:assignee="somebody"'),
    path('start', 'ask', 'after', 'end'),
    more,
  );
const caught = `<userTask id="mend" flowable:assignee="somebody"/><boundaryEvent id="failed" attachedToRef="ask"><errorEventDefinition/></boundaryEvent>${path('failed', 'mend')}`;
const plain = (key: string, at: string) => xmlOf(key, at);

describe.each(enginesHere())('a request of a service task (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  const workflow = createWorkflow({
    callOffers: { endpoint: offeredEndpoint, smsTemplate: () => Promise.resolve(null) },
  });
  let other: FakeServer;
  let reply: Reply;
  const fine = { status: 200, body: JSON.stringify({ data: { items: [{ id: 'L1' }] }, more: 'x' }) };
  // Days ahead of the server, whose own courier finds nothing due: each step is taken when the test says so.
  let aheadMs = 7 * 86_400_000;
  const clock = { now: () => new Date(server.clock.now().getTime() + aheadMs) };
  const context = (): Context => ({
    ...contextOf(people.lead, { db: server.database.db, clock }),
    tenantId: server.context.tenantId,
  });
  const services = () => ({ ...server.services, clock, rules: rulesFrom([]) });
  const inside = <T>(work: (there: Context) => Promise<T>) => inTransaction(context(), work);
  const ports = () => ({ db: server.database.db, clock });
  const courier = () =>
    createCourier(ports(), { processRequest: requestDeliverer(services()) }, (error) => {
      throw error;
    });
  const loop = () =>
    workflow.startTimers({
      ...{ db: server.database.db, clock, rules: rulesFrom([]), everyMs: 3_600_000 },
      report: () => undefined,
    });
  const goOn = async () => {
    const timers = loop();
    await timers.runDue();
    await timers.stop();
  };
  const begun = async (key: string, xml: string, variables: Record<string, string | number> = {}) => {
    await inside((there) => workflow.deploy(there, { xml }));
    const { instanceId } = await inside((there) =>
      workflow.start(there, { processKey: key, title: key, variables: { amount: 30, ...variables } }),
    );
    return instanceId;
  };
  const eventsOf = () => server.database.db.select().from(outbox).where(eq(outbox.kind, 'processRequest'));
  const openAt = async (instanceId: string) => {
    const rows = await server.database.db.select().from(wfTask).where(eq(wfTask.instanceId, instanceId));
    return rows.filter(({ endedAt }) => endedAt === null).map(({ nodeId }) => nodeId);
  };
  const variablesOf = async (instanceId: string) => {
    const rows = await server.database.db
      .select()
      .from(wfVariable)
      .where(eq(wfVariable.instanceId, instanceId));
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  const jobsOf = (instanceId: string) =>
    server.database.db.select().from(wfJob).where(eq(wfJob.instanceId, instanceId));
  const admin = signedIn(server, 'admin');

  beforeAll(async () => {
    other = await fakeServer(() => reply);
    const { body } = await admin.post('blade-workflow/design/endpoint/submit', {
      ...{ endpointKey: 'licences', name: '证照', baseUrl: `${other.origin}/v1`, methods: 'POST,GET' },
      ...{ secretHeader: 'Authorization', secret, timeoutSeconds: 5, status: 1 },
    });
    expect(body).toMatchObject({ code: 200 });
  });
  beforeEach(async () => {
    reply = fine;
    other.received.length = 0;
    await server.database.db.delete(outbox);
    await server.database.db.delete(wfInstance);
  });
  afterAll(() => other.close());

  test('leaves after the commit alone, with its key and secret, and the process goes on with the answer', async () => {
    const undone = inside(async (there) => {
      await workflow.deploy(there, { xml: plain('undone', '/c') });
      await workflow.start(there, { processKey: 'undone', title: 'u', variables: { amount: 1 } });
      throw new Error('no commit');
    });
    await expect(undone).rejects.toThrow('no commit');
    expect(await eventsOf()).toEqual([]);
    const id = await begun('p1', plain('p1', '/companies/${code}/licences?all=1'), { code: '甲/乙' });
    const [event] = await eventsOf();
    await goOn();
    expect([other.received, await openAt(id)]).toEqual([[], []]);
    await courier().deliver();
    expect(other.received).toHaveLength(1);
    const [received] = other.received;
    expect(`${received?.url.pathname}${received?.url.search}`).toBe(
      `/v1/companies/${encodeURIComponent('甲/乙')}/licences?all=1`,
    );
    expect(received?.headers).toMatchObject({ authorization: secret, 'idempotency-key': event?.id });
    expect(JSON.parse(String(received?.body))).toEqual({ amount: 30 });
    expect([await eventsOf(), await openAt(id)]).toEqual([[], []]);
    await goOn();
    expect(await openAt(id)).toEqual(['after']);
    const variables = await variablesOf(id);
    expect(variables).toMatchObject({ httpStatus: 200, licence: 'L1' });
    expect(JSON.stringify([variables, await jobsOf(id)])).not.toContain(secret);
  });

  test('is neither lost nor doubled by a crash before sending, after sending, and after the answer', async () => {
    const id = await begun('p2', plain('p2', '/c'));
    const [event] = await eventsOf();
    // Taken, and the process dies before it has sent anything.
    await takeDue(ports(), 'processRequest', usualWaitsMs);
    expect(await courier().deliver()).toBe(0);
    aheadMs += 61_000;
    // Sent, and the process dies before it has written down what came of it.
    const taken = await takeDue(ports(), 'processRequest', usualWaitsMs);
    await requestDeliverer(services()).deliver(taken!.event);
    await goOn();
    expect(await openAt(id)).toEqual([]);
    aheadMs += 61_000;
    expect(await courier().deliver()).toBe(1);
    expect(other.received.map(({ headers }) => headers['idempotency-key'])).toEqual([event?.id, event?.id]);
    // Answered, and the process dies before it goes on; whoever comes later goes on once.
    expect(await eventsOf()).toEqual([]);
    await Promise.all([goOn(), goOn()]);
    expect(await openAt(id)).toEqual(['after']);
    expect(await jobsOf(id)).toEqual([]);
  });

  const giveUp = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await courier().deliver();
      aheadMs += 7_201_000;
    }
  };

  test('that fails is tried with growing waits, then stands, and is repeated under its key or passed over', async () => {
    reply = { status: 503 };
    const id = await begun('p3', plain('p3', '/c'));
    await courier().deliver();
    expect(await eventsOf()).toMatchObject([{ attempts: 1, state: 'pending', lastError: 'callHttp 503' }]);
    await giveUp();
    await goOn();
    expect(await eventsOf()).toMatchObject([{ attempts: 5, state: 'dead' }]);
    const why = async () => inside((there) => workflow.operations.standingOf(there, [id]));
    expect(await why()).toMatchObject([{ kind: 'call', nodeName: '查证', detail: '对方返回状态 503' }]);
    const jobs = () => inside((there) => workflow.operations.deadTimersOf(there, id, 'call'));
    const again = { instanceId: id, jobIds: await jobs(), comment: '对方已恢复' };
    await inside((there) => workflow.retry(there, again, 'operator'));
    expect(await why()).toEqual([]);
    await giveUp();
    await goOn();
    expect(new Set(other.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await why()).toMatchObject([{ kind: 'call' }]);
    const skipped = { instanceId: id, jobIds: await jobs(), comment: '线下核对' };
    await inside((there) => workflow.skipCalls(there, skipped, 'operator'));
    expect(await openAt(id)).toEqual(['after']);
    // Nobody waits for what is dead: it stands among what leaves no longer.
    expect(await eventsOf()).toEqual([]);
    expect(await variablesOf(id)).toMatchObject({ licence: null });
  });

  test('that is refused for good is an error of its step, which a border event catches', async () => {
    reply = { status: 422 };
    const id = await begun('p4', xmlOf('p4', '/c', caught));
    await courier().deliver();
    expect(await eventsOf()).toEqual([]);
    await goOn();
    expect([await openAt(id), other.received.length]).toEqual([['mend'], 1]);
  });

  test('repeated from the outbox reaches a process that stood', async () => {
    reply = { status: 500 };
    const id = await begun('p5', plain('p5', '/c'));
    await giveUp();
    await goOn();
    const [dead] = await eventsOf();
    reply = fine;
    await admin.post('blade-log/outbox/repeat', { ids: dead?.id });
    await expect.poll(async () => (await eventsOf()).length, { timeout: 20_000 }).toBe(0);
    await goOn();
    expect(await openAt(id)).toEqual(['after']);
  });

  test.each([
    ['a redirect', { status: 302 }, 'workflow.callRedirect'],
    ['no JSON', { status: 200, body: '<html>' }, 'workflow.callNotJson'],
    ['more than is read', { status: 200, body: 'x'.repeat(70_000) }, 'workflow.callTooLong'],
  ])('is not followed into %s', async (_, answer, code) => {
    reply = answer;
    const id = await begun('p6', plain('p6', '/c'));
    await courier().deliver();
    expect(await jobsOf(id)).toMatchObject([{ answer: { ok: false, code } }]);
  });

  test.each([
    ['a value that climbs', '/c/${code}/x', '..'],
    ['one that climbs once it is decoded', '/c/${code}', '../../admin'],
    ['one that climbs decoded twice', '/c/${code}', '%2e%2e/x'],
  ])('does not leave its address by %s', async (_, at, code) => {
    const id = await begun('p7', plain('p7', at), { code });
    await courier().deliver();
    expect(other.received).toEqual([]);
    expect(await jobsOf(id)).toMatchObject([{ answer: { ok: false, code: 'workflow.callPath' } }]);
  });

  test('goes nowhere while its endpoint is off, and is not deployed for one that is not there', async () => {
    const rows = repositoryOf(serviceEndpoint, asSystem(server.context, 'a test turns it off'));
    const [endpoint] = await rows.all(eq(serviceEndpointTable.endpointKey, 'licences'));
    await rows.update(endpoint!.id, { status: 0 });
    const id = await begun('p8', plain('p8', '/c'));
    await courier().deliver();
    expect(await jobsOf(id)).toMatchObject([{ answer: { ok: false, code: 'workflow.callEndpointOff' } }]);
    await rows.update(endpoint!.id, { status: 1 });
    expect(other.received).toEqual([]);
    const unknown = plain('p9', '/c').replace('"licences"', '"nowhere"');
    await expect(inside((there) => workflow.deploy(there, { xml: unknown }))).rejects.toMatchObject({
      ...{ code: 'workflow.modelEndpoint', facts: { node: '查证', endpoint: 'nowhere' } },
    });
    const denied = plain('p9', '/c').replace('method="POST"', 'method="DELETE"');
    await expect(inside((there) => workflow.deploy(there, { xml: denied }))).rejects.toMatchObject({
      code: 'workflow.modelEndpointMethod',
    });
  });
});
