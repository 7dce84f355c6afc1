import { reasons } from '@policy/shared/contract/kit/readable.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { idsOf, permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { oldestWaiting, putInOutboxAgain } from '../../../kit/transaction/outbox.ts';
import { smsMessageTable } from '../tables.ts';
import { load } from './loaded-message.ts';
import { phonesOf } from './phones.ts';
import { acceptMessages, asOutboxRecord } from './send-message.ts';

const tags = [smsMessage.name];

const message = z.object({
  code: z.string().trim().min(1).max(50),
  phones: z.unknown(),
  params: z.unknown(),
});
const accepted = z.object({ id: z.uuid(), phone: z.string(), state: z.string() });

/** The log of messages, and the acts on them. */
export const smsMessageModule =
  ({ clock, database, gauges }: Services): Module =>
  (app) => {
    crudModule(smsMessage, { verbs: ['list', 'detail'] })(app);
    addSend(app);
    addResend(app);
    addReveal(app);
    gauges.add({
      name: 'sms_outbox_age_seconds',
      help: 'Age of the oldest SMS that still has to leave; 0 when none waits',
      read: () => oldestWaiting(database.db, 'sms', clock.now()),
    });
  };

function addSend(app: FastifyInstance) {
  const config = { guard: permission('sms_send'), perMinute: 60 };
  const asked = message.partial();
  const response = { 200: z.object({ results: z.array(accepted) }) };
  const schema = { tags, querystring: asked, body: asked.nullish(), response };
  app.post('/blade-resource/sms/endpoint/send-message', { config, schema }, (request) => {
    const { code, phones, params } = readParameters(request, message);
    return writeOnce(request, async (context) => {
      const wanted = { code, phones: phonesOf(phones), params, isUnasked: true as const };
      return { results: await acceptMessages(context, app.services.cipher, wanted) };
    });
  });
}

const ids = z.object({ ids: z.string().max(20_000) }).partial();

/** Failed messages are tried once more from the beginning. */
function addResend(app: FastifyInstance) {
  const config = { guard: permission('sms_log_resend'), perMinute: 60 };
  const schema = { tags, querystring: ids, body: ids.nullish(), response: { 200: z.null() } };
  app.post('/blade-resource/sms-log/resend', { config, schema }, (request) =>
    writeOnce(request, async (context) => {
      const rows = await repositoryOf(smsMessage, context).allOf(idsOf(request));
      const chosen = rows.map(({ id }) => id);
      // Asked while it is changed: another attempt may have succeeded since the rows were read.
      const isFailed = and(inArray(smsMessageTable.id, chosen), eq(smsMessageTable.state, 'failed'));
      const failed = await context.db
        .update(smsMessageTable)
        .set({ state: 'queued', attempts: 0, failReason: null })
        .where(isFailed)
        .returning({ id: smsMessageTable.id });
      if (failed.length < chosen.length) throw new Refusal('sms.notFailed');
      await putInOutboxAgain(context, 'sms', rows.map(asOutboxRecord));
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
    if (app.services.config.mode === 'production') await assertNoCode(context, row.templateCode);
    const { sending } = found(await load(app.services, row.id));
    const { tenantId, actor } = context;
    app.services.logs.add(usualLog, {
      ...{ tenantId, userId: actor?.userId },
      values: { logLevel: 'info', logId: 'sms.revealed', logData: `${row.id}: ${reason}` },
    });
    return { phone: sending.phone, content: sending.content };
  });
}

/** Refuses a message with a code: it is good for an act of whoever it was sent to. */
async function assertNoCode(context: Context, templateCode: string): Promise<void> {
  const isIt = eq(tableOf(smsTemplate).templateCode, templateCode);
  const template = await repositoryOf(smsTemplate, context).first(isIt);
  if (template?.kind !== 'notice') throw new Refusal('sms.isSecret');
}
