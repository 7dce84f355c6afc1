import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { mailMessage } from '@policy/shared/contract/entities/resource/mail-message.ts';
import { reasons } from '@policy/shared/contract/kit/readable.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { idsOf, permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { putInOutboxAgain } from '../../../kit/transaction/outbox.ts';
import { mailMessageTable } from '../tables.ts';
import { loadMail } from './loaded-mail.ts';
import { asOutboxRecord } from './send-mail.ts';

const tags = [mailMessage.name];

/** The log of e-mails, and the acts on them. */
export const mailMessageModule = crudModule(mailMessage, {
  verbs: ['list', 'detail'],
  routes: (app) => {
    addResend(app);
    addReveal(app);
  },
});

/** Failed mails are tried once more from the beginning. */
function addResend(app: FastifyInstance) {
  const config = { guard: permission('mail_log_resend'), perMinute: 60 };
  const schema = { tags, ...idsSent, response: { 200: z.null() } };
  app.post(`/${mailMessage.path}/resend`, { config, schema }, (request) =>
    writeOnce(request, async (context) => {
      const rows = await repositoryOf(mailMessage, context).allOf(idsOf(request));
      const chosen = rows.map(({ id }) => id);
      // Asked while it is changed: another attempt may have succeeded since the rows were read.
      const isFailed = and(inArray(mailMessageTable.id, chosen), eq(mailMessageTable.state, 'failed'));
      const failed = await context.db
        .update(mailMessageTable)
        .set({ state: 'queued', attempts: 0, failReason: null })
        .where(isFailed)
        .returning({ id: mailMessageTable.id });
      if (failed.length < chosen.length) throw new Refusal('mail.notFailed');
      await putInOutboxAgain(context, 'mail', rows.map(asOutboxRecord));
      return null;
    }),
  );
}

const revealed = z.object({ id: z.string(), reason: reasons(200) });

/** What a mail of the outbox says in full, to who gives a reason; one with a link is told outside production only. */
function addReveal(app: FastifyInstance) {
  const config = { guard: permission('mail_log_reveal'), perMinute: 30 };
  const part = revealed.partial();
  const response = { 200: z.object({ address: z.string(), subject: z.string(), text: z.string() }) };
  const schema = { tags, querystring: part, body: part.nullish(), response };
  app.post(`/${mailMessage.path}/reveal`, { config, schema }, async (request) => {
    const { context } = request;
    const { id, reason } = readParameters(request, revealed);
    const row = await repositoryOf(mailMessage, context).get(id);
    if (row.state !== 'kept') throw new Refusal('mail.notKept');
    const { address, subject, text, isSecret } = found(await loadMail(app.services, row.id));
    if (isSecret && app.services.config.mode === 'production') throw new Refusal('mail.isSecret');
    const { tenantId, actor } = context;
    app.services.logs.add(usualLog, {
      ...{ tenantId, userId: actor?.userId },
      values: { logLevel: 'info', logId: 'mail.revealed', logData: `${row.id}: ${reason}` },
    });
    return { address, subject, text };
  });
}
