import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { RegistrationTicket } from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

import { thirdPartyLogins, userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { loadMembership } from '../../../membership/membership.ts';
import { keepTicket } from '../../../sign-on/tickets.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { admits } from '../clients/clients.ts';
import type { Client } from '../clients/clients.ts';
import type { SessionOpening } from '../tokens/session-tokens.ts';
import { usedProvider } from './offered.ts';
import { followSteps } from './outcomes.ts';
import type { Vouched } from './port.ts';
import { accessPlace, identityPlace } from './sealed-places.ts';
import { settingsOf } from './settings.ts';
import type { Attempt, SignOnPorts } from './visits.ts';

/** What a provider sent its reader back with. */
export interface Brought {
  code: string;
  state: string;
  issuer: string;
  /** What the provider says instead of a code. */
  error: string;
}

/** Who came back: somebody with an account here, and what his session begins with, or somebody who may register. */
export type Came =
  | { known: { userId: string; account: string }; opening: SessionOpening; redirect: string }
  | { ticket: RegistrationTicket; redirect: string };

/** Asks the provider who came back, and looks for his account. */
export async function whoCameBack(
  ports: SignOnPorts,
  request: FastifyRequest,
  { client, attempt, brought }: { client: Client; attempt: Attempt; brought: Brought },
): Promise<Came> {
  const { context } = request;
  const { services, ask } = ports;
  const { nonce, verifier, returnAddress, redirect, providerId } = attempt;
  const steps = followSteps(context, providerId, 'return');
  try {
    const by = { client, config: services.config };
    const row = await usedProvider(context, { id: providerId }, by);
    if (brought.error !== '' || brought.code === '') throw new Refusal('signOn.denied');
    steps.reach('token');
    const settings = await settingsOf(context, services, row);
    const back = { ...brought, nonce, verifier, returnAddress };
    const vouched = await ask(settings, (provider, call) => provider.finish(back, call));
    steps.reach('account');
    const came = await accountOf(ports, request, { client, providerId, vouched });
    await steps.succeeded();
    return { ...came, redirect };
  } catch (error) {
    await steps.failed(error);
    throw error;
  }
}

interface Looked {
  client: Client;
  providerId: string;
  vouched: Vouched;
}

async function accountOf(
  ports: SignOnPorts,
  request: FastifyRequest,
  { client, providerId, vouched }: Looked,
) {
  const { context } = request;
  const { cipher } = ports.services;
  const login = await loginOf(request, providerId, vouched);
  if (login.userId !== null) {
    const found = await repositoryOf(user, context).first(eq(userTable.id, login.userId));
    if (found?.status !== 1 || !admits(client, found.userType)) throw new Refusal('signIn.wrong');
    const { id: userId, account } = found;
    return {
      known: { userId, account },
      opening: await openingOf(ports, request, { userId, providerId, vouched }),
    };
  }
  // Officers are made by their administrators; only who may apply registers himself.
  if (client.userType === 1) throw new Refusal('signOn.noAccount');
  const { person } = vouched;
  const { name, userType, level } = person;
  const ticket = await keepTicket(context, cipher, { ...person, loginId: login.id, providerId });
  return { ticket: { ticket, name, userType, level } };
}

/** The stored login of a person, made at his first visit; it is the provider's row that he belongs to, whatever it is called. */
async function loginOf({ context }: FastifyRequest, providerId: string, { subject, person }: Vouched) {
  const { db, tenantId, clock } = context;
  const createTime = wireTime(clock.now());
  const source = `sso:${providerId}`;
  const nickName = person.name;
  const [login] = await db
    .insert(thirdPartyLogins)
    .values({ id: uuidv7(), tenantId, source, openId: subject, nickName, createTime })
    .onConflictDoUpdate({
      target: [thirdPartyLogins.tenantId, thirdPartyLogins.source, thirdPartyLogins.openId],
      set: { nickName },
    })
    .returning({ id: thirdPartyLogins.id, userId: thirdPartyLogins.userId });
  if (!login) throw new Error(`No login of the provider ${providerId}`);
  return login;
}

async function openingOf(
  { services }: SignOnPorts,
  { context }: FastifyRequest,
  { userId, providerId, vouched }: { userId: string; providerId: string; vouched: Vouched },
): Promise<SessionOpening> {
  const { tenantId } = context;
  const { cipher, clock } = services;
  const { level, creditCode } = vouched.person;
  return {
    companyId: await companyOf(context, userId, creditCode),
    also: async (tx, sessionId) => {
      await tx.insert(sessionSignOns).values({
        ...{ id: sessionId, tenantId, providerId, level, subject: vouched.subject },
        accessSealed: vouched.access && cipher.seal(vouched.access, accessPlace(sessionId)),
        identitySealed: vouched.identity && cipher.seal(vouched.identity, identityPlace(sessionId)),
        checkedAt: wireTime(clock.now()),
      });
    },
  };
}

/** The company that a legal person came for, where he is a member of it; else the session begins as any other. */
async function companyOf(
  { db, tenantId, clock }: FastifyRequest['context'],
  userId: string,
  creditCode: string | null,
): Promise<string | null> {
  if (creditCode === null) return null;
  const table = tableOf(company);
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.creditCode, creditCode), eq(table.isDeleted, 0)));
  if (!found) return null;
  const companyId = found.id;
  return (await loadMembership(db, { tenantId, userId, companyId }, clock.now())).companyId;
}
