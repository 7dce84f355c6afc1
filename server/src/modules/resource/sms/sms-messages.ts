import { reasons } from '@policy/shared/contract/kit/readable.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { idsOf, permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { momentOf } from '../../../kit/runtime/clock.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { smsMessageTable, smsOutbox } from '../tables.ts';
import { createCourier } from './courier.ts';
import type { Courier } from './courier.ts';
import { load } from './loaded-message.ts';
import { phonesOf } from './phones.ts';
import { acceptMessages, putInOutbox } from './send-message.ts';

const everyMs = 5_000;
const tags = [smsMessage.name];

const message = z.object({
  code: z.string().trim().min(1).max(50),
  phones: z.unknown(),
  params: z.unknown(),
});
const accepted = z.object({ id: z.uuid(), phone: z.string(), state: z.string() });

/** The log of messages, what sends them, and the acts on them. */
export const smsMessageModule =
  (services: Services): Module =>
  (app) => {
    const courier = createCourier(services, (error) => app.log.error({ err: error }, 'SMS were not sent'));
    crudModule(smsMessage, { verbs: ['list', 'detail'] })(app);
    addSend(app, courier);
    addResend(app, courier);
    addReveal(app);
    keepDelivering(app, courier);
    services.gauges.add({
      name: 'sms_outbox_age_seconds',
      help: 'Age of the oldest SMS that still has to leave; 0 when none waits',
      read: () => oldestWaiting(services),
    });
  };

function addSend(app: FastifyInstance, courier: Courier) {
  const config = { guard: permission('sms_send'), perMinute: 60 };
  const asked = message.partial();
  const response = { 200: z.object({ results: z.array(accepted) }) };
  const schema = { tags, querystring: asked, body: asked.nullish(), response };
  app.post('/blade-resource/sms/endpoint/send-message', { config, schema }, (request) => {
    const { code, phones, params } = readParameters(request, message);
    return writeOnce(request, async (context) => {
      const wanted = { code, phones: phonesOf(phones), params };
      const results = await acceptMessages(context, app.services.cipher, wanted);
      context.afterCommit(courier.poke);
      return { results };
    });
  });
}

const ids = z.object({ ids: z.string().max(20_000) }).partial();

/** Failed messages are tried once more from the beginning. */
function addResend(app: FastifyInstance, courier: Courier) {
  const config = { guard: permission('sms_log_resend'), perMinute: 60 };
  const schema = { tags, querystring: ids, body: ids.nullish(), response: { 200: z.null() } };
  app.post('/blade-resource/sms-log/resend', { config, schema }, (request) =>
    writeOnce(request, async (context) => {
      const rows = await repositoryOf(smsMessage, context).allOf(idsOf(request));
      if (rows.some(({ state }) => state !== 'failed')) throw new Refusal('sms.notFailed');
      const chosen = rows.map(({ id }) => id);
      await context.db
        .update(smsMessageTable)
        .set({ state: 'queued', attempts: 0, failReason: null })
        .where(inArray(smsMessageTable.id, chosen));
      for (const id of chosen) await putInOutbox(context, id);
      context.afterCommit(courier.poke);
      return null;
    }),
  );
}

const revealed = z.object({ id: z.string(), reason: reasons(200) });

/** What a message of the outbox says in full, to who gives a reason; the log keeps who asked and why. */
function addReveal(app: FastifyInstance) {
  const config = { guard: permission('sms_log_reveal'), perMinute: 30 };
  const part = revealed.partial();
  const response = { 200: z.object({ phone: z.string(), content: z.string() }) };
  const schema = { tags, querystring: part, body: part.nullish(), response };
  app.post('/blade-resource/sms-log/reveal', { config, schema }, async (request) => {
    const { context } = request;
    const { id, reason } = readParameters(request, revealed);
    const row = await repositoryOf(smsMessage, context).get(id);
    if (row.state !== 'kept') throw new Refusal('sms.notKept');
    const { sending } = found(await load(app.services, row.id));
    const { tenantId, actor } = context;
    app.services.logs.add(usualLog, {
      ...{ tenantId, userId: actor?.userId },
      values: { logLevel: 'info', logId: 'sms.revealed', logData: `${row.id}: ${reason}` },
    });
    return { phone: sending.phone, content: sending.content };
  });
}

async function oldestWaiting({ database: { db }, clock }: Services): Promise<number> {
  const { createTime } = smsMessageTable;
  const [oldest] = await db
    .select({ since: sql<string>`min(${createTime})`.mapWith(createTime) })
    .from(smsOutbox)
    .innerJoin(smsMessageTable, eq(smsMessageTable.id, smsOutbox.messageId));
  return oldest?.since ? (clock.now().getTime() - momentOf(oldest.since).getTime()) / 1000 : 0;
}

function keepDelivering(app: FastifyInstance, courier: Courier) {
  const timer = setInterval(courier.poke, everyMs);
  timer.unref();
  app.addHook('onListen', courier.poke);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await courier.settled();
  });
}
