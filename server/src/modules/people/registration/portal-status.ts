import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import {
  registerPaths,
  registerStatus,
  registerStatusInput,
} from '@policy/shared/contract/people/register.ts';
import type { RegisterStatus } from '@policy/shared/contract/people/register.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { assertSmsCode } from '../../../sign-on/sms-codes.ts';
import { registrationTable } from '../tables.ts';
import { hashOfNumber, idNumberPlace } from './document-number.ts';
import { assertCaptcha } from './portal-register.ts';

const nothing: RegisterStatus = { status: 'none', sentAt: null, reason: null, answerBy: null, form: null };

/**
 * How far a request has come, for whoever knows its number and its phone; the whole form of a refused one for whoever holds
 * the phone as well. It never tells more than the request's own state.
 */
export function addPortalStatus(app: FastifyInstance) {
  const documented = registerStatusInput.partial();
  const schema = {
    ...{ tags: [registration.name], response: { 200: registerStatus } },
    ...{ querystring: documented, body: documented.nullish() },
  };
  const config = { guard: 'public', perMinute: 20 } as const;
  app.post(`/${registerPaths.status}`, { config, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { number, phone, smsCode } = readParameters(request, registerStatusInput);
    if (number === '') throw new Refusal('registration.number', {}, 'number');
    if (phone === '') throw new Refusal('registration.phoneMissing', {}, 'phone');
    const { context } = request;
    const { services } = request.server;
    const isProved = smsCode !== '';
    // The code is not used up: the form that comes back is sent with it.
    if (isProved)
      await assertSmsCode(context, services.cipher, { phone, code: smsCode, purpose: 'register' });
    await assertCaptcha(request);
    const row = await newest(context, hashOfNumber(services.cipher, number), phone);
    if (!row) return nothing;
    const { status, createTime: sentAt, reason, answerBy } = row;
    const form = isProved && status === 'refused' ? await formOf(context, services, row) : null;
    return { status, sentAt, reason: status === 'refused' ? reason : null, answerBy, form };
  });
}

async function newest(context: Context, numberHash: string, phone: string) {
  const { id, tenantId, isDeleted, createTime } = registrationTable;
  const [row] = await context.db
    .select({ id })
    .from(registrationTable)
    .where(
      and(
        ...[eq(tenantId, context.tenantId), eq(isDeleted, 0), eq(registrationTable.kind, 'portal')],
        ...[eq(registrationTable.numberHash, numberHash), eq(registrationTable.phone, phone)],
      ),
    )
    .orderBy(desc(createTime), desc(id))
    .limit(1);
  return row ? repositoryOf(registration, context).first(eq(id, row.id)) : null;
}

async function formOf(
  { db }: Context,
  { cipher }: Services,
  row: RowOf<typeof registration>,
): Promise<RegisterStatus['form']> {
  const { idNumberSealed: sealed } = registrationTable;
  const [kept] = await db.select({ sealed }).from(registrationTable).where(eq(registrationTable.id, row.id));
  const idNumber = typeof kept?.sealed === 'string' ? cipher.open(kept.sealed, idNumberPlace) : '';
  return {
    ...{ userType: row.applicantType ?? 'enterprise', idNumber, ...namesOf(row) },
    ...{ companyName: said(row.companyName), creditCode: said(row.creditCode) },
    ...{ legalPerson: said(row.legalPerson), phone: said(row.phone) },
  };
}

const said = (value: string | null) => value ?? '';

/** Whoever came with a ticket has chosen no account. */
const namesOf = ({ applicantType, name, source, account }: RowOf<typeof registration>) => ({
  account: source === 'portal' ? account : '',
  ...(applicantType === 'individual'
    ? { name: said(name), contactName: '' }
    : { name: '', contactName: said(name) }),
});
