import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { deletionPath, deletionPlan } from '@policy/shared/contract/people/deletion.ts';
import type { DeletionPlan } from '@policy/shared/contract/people/deletion.ts';
import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { userTable } from '../../../accounts/tables.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import { atField, found, Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { holdMembers } from '../../../membership/administrators.ts';
import { consequencesOf } from '../../../personal-data/deletion/consequences.ts';
import type { ErasurePorts } from '../../../personal-data/deletion/departing.ts';
import { erasePerson } from '../../../personal-data/deletion/erase-person.ts';
import { assertMayBeDeleted, hindrancesOf } from '../../../personal-data/deletion/hindrances.ts';
import { assertSmsCode, makeSmsCode, smsMinutes, spendSmsCode } from '../../../sign-on/sms-codes.ts';

/** What deleting takes of other areas. */
export interface DeletionPorts {
  sessions: SessionEnds;
  /** Refuses whoever does not know his own password; a wrong one counts like a failed attempt to sign in. */
  provePassword: (context: Context, sm3: string) => Promise<unknown>;
  /** Refuses what no key of the caller's has signed for a deletion in this session. */
  provePasskey: (request: FastifyRequest, credential: string) => Promise<unknown>;
  /** Puts an SMS with a code into the outbox, in the caller's open transaction. */
  sendCode: (context: Context, code: { phone: string; code: string; minutes: number }) => Promise<unknown>;
  erasure: ErasurePorts;
}

const proof = z.object({
  /** SM3 of the password in hex, as sign-in sends it. */
  password: z.string().max(200).default(''),
  /** Or the code that was sent to the account's own phone. */
  code: optionalLine(20),
  /** Or what a device of his signed for it. */
  credential: z.string().max(20_000).default(''),
});
type Proof = z.output<typeof proof>;

const tags = [user.name];
const purpose = 'deletion';

/** A person has his own account deleted: he is told what that means, proves that it is he, and is gone. */
export const ownDeletionModule =
  (ports: DeletionPorts): Module =>
  (app) => {
    const { services } = app;
    app.get(
      `/${deletionPath}/plan`,
      { config: { guard: 'signedIn', perMinute: 20 }, schema: { tags, response: { 200: deletionPlan } } },
      ({ context }) => planOf(context, ports.erasure),
    );
    app.post(
      `/${deletionPath}/code`,
      { config: { guard: 'signedIn', perMinute: 5 }, schema: { tags, response: { 200: z.null() } } },
      async ({ context }) => {
        await sendCode(context, services, ports);
        return null;
      },
    );
    const schema = {
      ...{ tags, response: { 200: z.null() } },
      ...{ querystring: proof.partial(), body: proof.partial().nullish() },
    };
    app.post(
      `/${deletionPath}/confirm`,
      { config: { guard: 'signedIn', perMinute: 10 }, schema },
      async (request) => {
        const { context } = request;
        const said = readParameters(request, proof);
        const byKey = () => ports.provePasskey(request, said.credential);
        const hash = await deleteSelf(context, { services, ports, byKey }, said);
        // What the log writes of this very call is written after its answer.
        request.context = { ...context, actor: { ...caller(context), account: hash } };
        return null;
      },
    );
  };

const caller = (context: Context): Actor => found(context.actor);

async function planOf(context: Context, erasure: ErasurePorts): Promise<DeletionPlan> {
  const { userId } = caller(context);
  const hindrances = await hindrancesOf(context, userId);
  const { phone, hash } = await howReached(context);
  return {
    ...(await consequencesOf(context, userId, erasure)),
    hindrances: hindrances.map((one) => ({
      code: one.code,
      message: sentenceOf(one, context.locale) ?? one.code,
    })),
    ways: { password: hash !== null, phone: phone !== null },
  };
}

async function howReached({ db, actor }: Context) {
  const { phone, passwordHash: hash } = userTable;
  const [row] = await db
    .select({ phone, hash })
    .from(userTable)
    .where(eq(userTable.id, found(actor).userId));
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return { phone: textOf(row?.phone), hash: textOf(row?.hash) };
}

async function ownPhone(context: Context): Promise<string> {
  const { phone } = await howReached(context);
  if (phone === null) throw new Refusal('deletion.noPhone', {}, 'code');
  return phone;
}

/** A code to the account's own phone, wherever the caller sits: it is good for this and nothing else. */
async function sendCode(context: Context, { cipher }: Services, { sendCode: send }: DeletionPorts) {
  const phone = await ownPhone(context);
  await assertMayBeDeleted(context, caller(context).userId);
  await inTransaction(context, async (inside) => {
    const code = await makeSmsCode(inside, cipher, { phone, purpose });
    await send(inside, { phone, code, minutes: smsMinutes });
  });
}

interface Parts {
  services: Services;
  ports: DeletionPorts;
  /** Has the caller prove himself by what his device signed. */
  byKey: () => Promise<unknown>;
}

/** Answers what stands in the place of the account from now on. */
async function deleteSelf(context: Context, parts: Parts, said: Proof): Promise<string> {
  const { services, ports } = parts;
  const { userId } = caller(context);
  await assertMayBeDeleted(context, userId);
  const spend = await proven(context, parts, said);
  // What this server has noted of him and not written yet would be written after he is gone.
  await services.logs.flush();
  const { hash } = await inTransaction(context, async (inside) => {
    await holdPerson(inside, userId);
    await assertMayBeDeleted(inside, userId);
    await spend(inside);
    await ports.sessions.endAllWithin(inside, [userId], 'removed');
    return erasePerson(inside, userId, ports.erasure);
  });
  ports.sessions.forgetAll();
  return hash;
}

/** Before the transaction, so that a wrong proof counts whatever becomes of the rest; answers what uses a code up within it. */
async function proven(
  context: Context,
  { services: { cipher }, ports, byKey }: Parts,
  { password, code, credential }: Proof,
): Promise<(inside: Context) => Promise<void>> {
  if (credential !== '') {
    await atField('password', byKey());
    return () => Promise.resolve();
  }
  if (password !== '') {
    await atField('password', ports.provePassword(context, password));
    return () => Promise.resolve();
  }
  if (code === '') throw new Refusal('deletion.proof', {}, 'password');
  const typed = { phone: await ownPhone(context), code, purpose } as const;
  await atField('code', assertSmsCode(context, cipher, typed));
  return (inside) => atField('code', spendSmsCode(inside, cipher, typed));
}

/** Holds his row and the members of his companies, so that nothing that is looked at changes before the commit. */
async function holdPerson(context: Context, userId: string): Promise<void> {
  const { uid, companyId } = tableOf(companyMember);
  const places = await context.db.select({ companyId }).from(tableOf(companyMember)).where(eq(uid, userId));
  const companies = places.flatMap((place) => (place.companyId === null ? [] : [place.companyId]));
  for (const id of [...new Set(companies)].toSorted()) await holdMembers(context, id);
  await context.db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
}
