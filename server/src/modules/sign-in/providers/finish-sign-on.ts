import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { RegistrationTicket } from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { loadMembership } from '../../../membership/membership.ts';
import { keepTicket } from '../../../sign-on/tickets.ts';
import { admits } from '../clients/clients.ts';
import type { Client } from '../clients/clients.ts';
import type { SessionOpening } from '../tokens/session-tokens.ts';
import { knownLogin, sourceOf, storedLogin } from '../third-party/stored-login.ts';
import { withVouched } from './came-back.ts';
import type { CameBack } from './came-back.ts';
import type { Vouched } from './port.ts';
import { sessionOpening } from './session-opening.ts';
import type { ProviderRow } from './settings.ts';
import type { SignOnPorts } from './visits.ts';

/** Who came back: somebody with an account here, and what his session begins with, or somebody who may register. */
export type Came =
  | { known: { userId: string; account: string }; opening: SessionOpening; redirect: string }
  | { ticket: RegistrationTicket; redirect: string };

/** Asks the provider who came back, and looks for his account. */
export async function whoCameBack(
  ports: SignOnPorts,
  request: FastifyRequest,
  back: CameBack,
): Promise<Came> {
  const { redirect } = back.attempt;
  const came = await withVouched(ports, { ...back, context: request.context }, (row, vouched) =>
    accountOf(ports, request, { client: back.client, row, vouched }),
  );
  return { ...came, redirect };
}

interface Looked {
  client: Client;
  row: ProviderRow;
  vouched: Vouched;
}

async function accountOf(ports: SignOnPorts, request: FastifyRequest, looked: Looked) {
  const { client, row, vouched } = looked;
  const { context } = request;
  const { subject, person } = vouched;
  // Officers are made by their administrators and tie their logins themselves: a stranger leaves no trace at their door.
  const isForOfficers = client.userType === 1 || row.audience === 'officer';
  const asked = { source: sourceOf(row.id), openId: subject, nickName: person.name };
  const login = await (isForOfficers ? knownLogin(context, asked) : storedLogin(context, asked));
  if (login?.userId) return knownAccount(ports, request, { ...looked, userId: login.userId });
  if (isForOfficers || !login) throw new Refusal('signOn.noAccount');
  const { name, userType, level } = person;
  const facts = { ...person, loginId: login.id, providerId: row.id };
  const ticket = await keepTicket(context, ports.services.cipher, facts);
  return { ticket: { ticket, name, userType, level, vouched: toldOf(person) } };
}

/** What the provider says of somebody, as his own form shows it to him. */
const toldOf = ({ name, idNumber, phone, companyName, creditCode, legalPerson }: Vouched['person']) => ({
  ...{ name, phone, companyName, creditCode, legalPerson },
  idNumber: idNumber && maskOf('idNumber', idNumber),
});

/** The account that a login is tied to, which may sign in here and now. */
async function knownAccount(
  ports: SignOnPorts,
  request: FastifyRequest,
  { client, row, vouched, userId }: Looked & { userId: string },
) {
  const found = await repositoryOf(user, request.context).first(eq(userTable.id, userId));
  if (!found || !admits(client, found.userType)) throw new Refusal('signIn.wrong');
  if (found.status !== 1) throw new Refusal('signIn.disabled');
  const opening = await openingOf(ports, request, { userId: found.id, providerId: row.id, vouched });
  return { known: { userId: found.id, account: found.account }, opening };
}

async function openingOf(
  { services }: SignOnPorts,
  { context }: FastifyRequest,
  { userId, providerId, vouched }: { userId: string; providerId: string; vouched: Vouched },
): Promise<SessionOpening> {
  const { subject, session, access, identity } = vouched;
  const { level, creditCode } = vouched.person;
  const companyId = await companyOf(context, userId, creditCode);
  const facts = { companyId, providerId, level, subject, session, access, identity };
  return sessionOpening(services, context.tenantId, facts);
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
