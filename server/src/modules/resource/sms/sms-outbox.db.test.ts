import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addClerk, addMember } from '../../../../test/companies.ts';
import { enginesHere } from '../../../../test/database.ts';
import { serverOf, signedIn } from '../../../../test/describe-on-server.ts';
import { fakeServer } from '../../../../test/fakes/fake-http.ts';
import type { FakeServer, Reply } from '../../../../test/fakes/fake-http.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { createCourier } from '../../../kit/routes/outbox-courier.ts';
import { outbox } from '../../../kit/transaction/outbox.ts';
import { withdrawConsent } from '../../../membership/give-consents.ts';
import { seedAgreements } from '../../../seeds/reference/agreements.ts';
import { smsMessageTable } from '../tables.ts';
import { smsDeliverer } from './sms-deliverer.ts';

const patient = { timeout: 60_000, interval: 50 };

describe.each(enginesHere())('an SMS in the outbox (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  const manager = signedIn(server, 'manager');
  let gateway: FakeServer;
  let reply: Reply;
  let last = 13_900_000_000;

  beforeAll(async () => {
    gateway = await fakeServer(() => reply);
    const add = async (path: string, sent: object) =>
      (await manager.post(`blade-resource/${path}/submit`, sent)).body.data;
    await add('sms-template', {
      ...{ templateCode: 'told', templateName: 'told', kind: 'notice', content: '{item}已拨付。' },
    });
    const config = await add('sms', {
      ...{ category: 'http', smsCode: 'http', signName: '政策兑现', endpoint: gateway.origin },
      ...{ bodyTemplate: '{"to":"{phone}"}', perMinute: 100, perDay: 1000 },
    });
    await manager.post('blade-resource/sms/enable', { id: config.id });
  });
  afterAll(() => gateway.close());

  const send = async () => {
    const asked = { code: 'told', phones: String((last += 1)), params: { item: '甲' } };
    // So much time has passed since the last message that he has to sign in again.
    const { body } = await (
      await personOf(server, 'manager')
    ).post('blade-resource/sms/endpoint/send-message', asked);
    return body.data.results[0].id as string;
  };
  const rowOf = async (id: string) =>
    (await server.context.db.select().from(smsMessageTable).where(eq(smsMessageTable.id, id)))[0];
  const eventOf = async (id: string) =>
    (await server.context.db.select().from(outbox).where(eq(outbox.recordId, id)))[0];
  /** Tries until the message is given up; the server's own courier may be the one who has it in hand. */
  const giveUp = async (id: string) => {
    const ports = { db: server.database.db, clock: server.clock };
    const courier = createCourier(ports, { sms: smsDeliverer(server.services) }, () => undefined);
    await expect
      .poll(async () => {
        await courier.deliver();
        server.clock.moveBy(1_801_000);
        return (await eventOf(id))?.state;
      }, patient)
      .toBe('dead');
  };
  const keysOf = () => new Set(gateway.received.map(({ headers }) => headers['idempotency-key']));

  test('leaves no more once whoever it goes to takes his consent back, though it waits already', async () => {
    await seedAgreements(server.context);
    const userId = await addClerk(server.context, 'told-by-sms');
    await addMember(server.context, {
      ...{ account: 'told-by-sms', companyId: null },
      contactPhone: String(last + 1),
    });
    reply = { status: 503 };
    const id = await send();
    await withdrawConsent(server.context, userId, 'sms');
    const ports = { db: server.database.db, clock: server.clock };
    const courier = createCourier(ports, { sms: smsDeliverer(server.services) }, () => undefined);
    await expect
      .poll(async () => {
        await courier.deliver();
        server.clock.moveBy(1_801_000);
        return (await rowOf(id))?.['state'];
      }, patient)
      .toBe('suppressed');
    expect(await eventOf(id)).toBeUndefined();
  });

  test('is given up after its last attempt, and every attempt told the provider the same key', async () => {
    gateway.received.length = 0;
    reply = { status: 503 };
    const id = await send();
    await giveUp(id);
    const event = await eventOf(id);
    expect(event).toMatchObject({ state: 'dead', attempts: 5, lastError: 'HTTP 503' });
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 5, failReason: 'HTTP 503' });
    expect(gateway.received.length).toBeGreaterThanOrEqual(5);
    expect(keysOf()).toEqual(new Set([event?.id]));
  });

  test('that cannot be read is given up in both lists, which leave the error to the log', async () => {
    reply = { status: 503 };
    const id = await send();
    await server.context.db
      .update(smsMessageTable)
      .set({ phoneSealed: 'sealed with another key' })
      .where(eq(smsMessageTable.id, id));
    await giveUp(id);
    const reason = 'failed unexpectedly, see the log of the server';
    expect(await eventOf(id)).toMatchObject({ state: 'dead', attempts: 5, lastError: reason });
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 5, failReason: reason });
  });

  test.each([
    ['the outbox', 'blade-log/outbox/repeat', async (id: string) => (await eventOf(id))?.id],
    ['the log of messages', 'blade-resource/sms-log/resend', async (id: string) => id],
  ])('is sent again from %s under the key of before', async (_, path, idOf) => {
    gateway.received.length = 0;
    reply = { status: 503 };
    const id = await send();
    await giveUp(id);
    reply = { status: 200 };
    const again = await personOf(server, 'manager');
    expect((await again.post(path, { ids: await idOf(id) })).body).toMatchObject({ code: 200 });
    await expect.poll(async () => (await rowOf(id))?.state, patient).toBe('sent');
    await expect.poll(() => eventOf(id), patient).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ attempts: 1, failReason: null });
    expect(keysOf().size).toBe(1);
  });
});
