import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { contactErrors } from '../../../accounts/contacts.ts';
import { userTable } from '../../../accounts/tables.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { networkOf } from '../../../kit/runtime/request-facts.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { codeMinutes, isRight, keepMessage, takeTry, spendCode } from '../account-codes/account-codes.ts';
import type { accountMessages } from '../account-codes/tables.ts';
import { saidOf } from '../account-codes/said.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { proof, proveByFactor } from '../ways/prove-oneself.ts';
import { formerContact } from './former-contact.ts';
import type { ContactKind } from './former-contact.ts';

const path = '/blade-user/contact';
const tags = ['user'];
const asking = proof.extend({
  kind: z.enum(['phone', 'email']),
  value: z.string().trim().max(100).default(''),
});
/** `oldPlace` says where the code for the change went besides, masked; null where the person could not be reached before. */
const asked = z.object({
  id: z.string(),
  minutes: z.int(),
  oldPlace: z.enum(['phone', 'email']).nullable(),
});
const code = z.string().trim().max(20).default('');
const confirming = z.object({ id: z.string().max(60).default(''), newCode: code, oldCode: code });

/** A person changes where he is reached: his password or a key of his, a code from there and one from where he was reached before. */
export function addContactChange(app: FastifyInstance, signIn: SignInServices) {
  const parameters = (shape: z.ZodObject) => ({
    querystring: shape.partial(),
    body: shape.partial().nullish(),
  });
  const config = { guard: 'signedIn', perMinute: 10 } as const;
  app.post(
    `${path}/ask`,
    { config, schema: { tags, response: { 200: asked }, ...parameters(asking) } },
    (request) => ask(signIn, request, readParameters(request, asking)),
  );
  app.post(
    `${path}/confirm`,
    { config, schema: { tags, response: { 200: z.null() }, ...parameters(confirming) } },
    async (request) => {
      await confirm(signIn, request.context, readParameters(request, confirming));
      return null;
    },
  );
}

async function ask(
  signIn: SignInServices,
  request: FastifyRequest,
  { kind, value, ...said }: z.output<typeof asking>,
): Promise<z.output<typeof asked>> {
  const { context } = request;
  const errors = contactErrors({ phone: kind === 'phone' ? value : undefined, email: value }, context.locale);
  const wrong = errors.filter(({ field }) => field === kind);
  if (wrong.length > 0) throw new InvalidDraft(wrong.map((one) => ({ ...one, field: 'value' })));
  if (value === '') throw new Refusal('mail.address', { address: '' }, 'value');
  await proveByFactor(signIn, request, { ...said, purpose: 'contact' });
  const { userId } = found(context.actor);
  const { phone, email } = userTable;
  const [person] = await context.db.select({ phone, email }).from(userTable).where(eq(userTable.id, userId));
  const before = found(person);
  if (before[kind] === value) throw new Refusal('contact.same', {}, 'value');
  const id = await inTransaction(context, (inside) =>
    keepMessage(inside, signIn.services.cipher, {
      ...{ purpose: kind, said: value, userId, network: networkOf(context.remoteIp ?? '') },
    }),
  );
  return { id, minutes: codeMinutes, oldPlace: formerContact(kind, before)?.kind ?? null };
}

async function confirm(
  signIn: SignInServices,
  context: Context,
  { id, newCode, oldCode }: z.output<typeof confirming>,
): Promise<void> {
  const { cipher } = signIn.services;
  const { userId, sessionId } = found(context.actor);
  const row = await takeTry(context, { id, userId, purposes: ['phone', 'email'] });
  if (!row) throw new Refusal('contact.over');
  if (!isRight(cipher, row, { secret: newCode, kept: row.secretHash }))
    throw new Refusal('contact.wrong', {}, 'newCode');
  const isFromBefore =
    row.oldSecretHash === '' || isRight(cipher, row, { secret: oldCode, kept: row.oldSecretHash });
  if (!isFromBefore) throw new Refusal('contact.wrong', {}, 'oldCode');
  await inTransaction(context, (inside) => changeContact(inside, cipher, row));
  signIn.sessions.forget(sessionId);
}

async function changeContact(
  context: Context,
  cipher: SignInServices['services']['cipher'],
  row: typeof accountMessages.$inferSelect,
): Promise<void> {
  const userId = await spendCode(context, row);
  const kind: ContactKind = row.purpose === 'phone' ? 'phone' : 'email';
  // His own row is his to change in this field, whatever he may do with those of others; the rules see to it that a phone is one person's.
  const own = withRights(context, { scopes: new Map() });
  await repositoryOf(user, own).update(userId, { [kind]: saidOf(cipher, row) });
}
