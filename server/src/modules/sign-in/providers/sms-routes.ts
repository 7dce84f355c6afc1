import { phoneProblem } from '@policy/shared/auth/credentials/phone.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import { smsPurposes } from '@policy/shared/contract/sign-in/sign-on.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { userTable } from '../../../accounts/tables.ts';
import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { assertSmsCode, makeSmsCode, smsMinutes, spendSmsCode } from '../../../sign-on/sms-codes.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { keepPhoneTicket } from '../../../sign-on/tickets.ts';

/** Puts a code into the outbox in the open transaction, as the area that keeps messages does. */
export type SendCode = (
  context: Context,
  code: { phone: string; code: string; minutes: number },
) => Promise<void>;

const purpose = z.enum(smsPurposes).default('signOn');
const asked = z.object({ phone: optionalLine(40), purpose });
const typed = asked.extend({ code: optionalLine(20) });
const tags = ['signOn'];
/** How long a proved phone counts for a session. */
const phoneMs = 30 * 60_000;

/** The SMS step: a code to a phone, and the ticket of a phone whose code was right. */
export function addSmsStep(app: FastifyInstance, services: Services, send: SendCode) {
  const sending = { tags, querystring: asked.partial(), response: { 200: z.null() } };
  app.get(
    '/policy/gdgovesso/sendMs',
    { config: { guard: 'public', perMinute: 20, acts: true }, schema: sending },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      await sendCode(request, services, send);
      return null;
    },
  );
  const checking = {
    tags,
    querystring: typed.partial(),
    response: { 200: z.object({ ticket: z.string() }) },
  };
  app.get(
    '/policy/gdgovesso/checkMs',
    { config: { guard: 'public', perMinute: 30 }, schema: checking },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const said = typed.parse(queryOf(request));
      assertPhone(said.phone);
      await assertSmsCode(request.context, services.cipher, said);
      return { ticket: await inTransaction(request.context, (context) => prove(context, services, said)) };
    },
  );
}

const problems = {
  'phone.empty': 'signOn.phoneEmpty',
  'phone.length': 'signOn.phoneLength',
  'phone.format': 'signOn.phoneFormat',
} as const;
const isProblem = (code: string): code is keyof typeof problems => Object.hasOwn(problems, code);

function assertPhone(phone: string): void {
  const problem = phoneProblem(phone);
  if (problem !== null && isProblem(problem)) throw new Refusal(problems[problem], {}, 'phone');
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
}

async function sendCode(request: FastifyRequest, services: Services, send: SendCode) {
  const { phone, purpose: wanted } = asked.parse(queryOf(request));
  await requireUsableTenant(request.context, request.context.tenantId);
  assertPhone(phone);
  const [key, answer] = [header(request, 'captcha-key'), header(request, 'captcha-code')];
  if (!(await services.captchas.check(key, answer))) throw new Refusal('signIn.captcha');
  await inTransaction(request.context, async (context) => {
    const code = await makeSmsCode(context, services.cipher, { phone, purpose: wanted });
    const isTold = await isOwnPhone(context, phone);
    // A message of another kind that this phone just had would tell that it is known here: the answer is the same, but for its owner.
    await send(context, { phone, code, minutes: smsMinutes }).catch((error: unknown) => {
      if (isTold || !(error instanceof Refusal) || error.code !== 'sms.tooOften') throw error;
    });
  });
}

/** Whether a phone is that of whoever is signed in. */
async function isOwnPhone(context: Context, phone: string): Promise<boolean> {
  const { actor } = context;
  const person = actor && (await repositoryOf(user, context).first(eq(userTable.id, actor.userId)));
  return person?.phone === phone;
}

/** Uses the code up. Where somebody is signed in, the phone has to be his own, and his session is worth more from now on. */
async function prove(context: Context, { cipher }: Services, said: z.output<typeof typed>): Promise<string> {
  await spendSmsCode(context, cipher, said);
  const { actor, db, tenantId, clock } = context;
  if (actor && said.purpose === 'signOn') {
    if (!(await isOwnPhone(context, said.phone))) throw new Refusal('signOn.phoneOther');
    const now = clock.now();
    const phoneUntil = wireTime(new Date(now.getTime() + phoneMs));
    await db
      .insert(sessionSignOns)
      .values({ id: actor.sessionId, tenantId, level: 0, phoneUntil, checkedAt: wireTime(now) })
      .onConflictDoUpdate({ target: sessionSignOns.id, set: { phoneUntil } });
  }
  return keepPhoneTicket(context, cipher, said.phone);
}
