import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { codeMinutes, newCode, newToken, personState, secretHash } from '../account-codes/account-codes.ts';
import type { Due, TellPorts } from '../account-codes/account-deliverer.ts';
import { markTold } from '../account-codes/mark-told.ts';
import { accountMessages } from '../account-codes/tables.ts';

const officer = 1;
const day = 86_400_000;
/** What one network, all of them together, and the devices that a person has used may ask for him in a day. */
const most = { network: 3, strangers: 6, devices: 6 };

/** Sends the code or the link, if what was typed is somebody who may be reached that way and has not been asked for too often. */
export async function tellReset(context: Context, { row, said }: Due, ports: TellPorts): Promise<void> {
  const person = await personMeant(context, said, row.userType);
  if (!person || !(await mayBeAsked(context, person.id, row))) return;
  const byPhone = row.purpose === 'resetByPhone';
  const to = byPhone ? person.phone : person.email;
  if (!to) return;
  const secret = byPhone ? newCode() : newToken();
  const isFirst = await markTold(context, row.id, {
    userId: person.id,
    secretHash: secretHash(ports.services.cipher, row.id, secret),
    stateHash: await personState(context.db, person.id),
  });
  if (isFirst) await (byPhone ? tellCode : tellLink)(context, { row, person, to, secret }, ports);
}

interface Telling {
  row: Due['row'];
  person: { userType: number };
  to: string;
  secret: string;
}

async function tellCode(context: Context, { to, secret }: Telling, { messengers }: TellPorts) {
  const params = { code: secret, minutes: String(codeMinutes) };
  await messengers.sms(context, { phone: to, template: 'code', params });
}

async function tellLink(context: Context, { row, person, to, secret }: Telling, ports: TellPorts) {
  const page = await pageFor(context, person.userType, ports);
  if (!page) return;
  const { subject, text } = catalogue(context.locale).mail.resetLink;
  // What stands behind the # is sent to no server, and stands in no log.
  const facts = { minutes: codeMinutes, link: `${page}/login/reset#${row.id}.${secret}` };
  await ports.messengers.mail(context, { address: to, subject, text: fill(text, facts), isSecret: true });
}

async function pageFor(context: Context, userType: number, { services }: TellPorts): Promise<string | null> {
  const { config } = services;
  if (userType === officer) return config.adminOrigin + config.adminBasePath;
  return services.portalOf(context);
}

/** The one active person of an account name or a phone; nobody where two have the phone. */
async function personMeant({ db, tenantId }: Context, said: string, admitted: number) {
  const { id, userType, phone, email } = userTable;
  const isHis = and(
    ...[eq(userTable.tenantId, tenantId), eq(userTable.isDeleted, 0), eq(userTable.status, 1)],
    or(eq(userTable.account, said), eq(userTable.phone, said)),
    admitted === 0 ? undefined : sql`${userType} = ${admitted}`,
  );
  const people = await db.select({ id, userType, phone, email }).from(userTable).where(isHis).limit(2);
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** A stranger who asks again and again uses up his own share, and never that of the devices that the person has used. */
async function mayBeAsked({ db }: Context, userId: string, asked: Due['row']): Promise<boolean> {
  // Two requests for one person are counted one after the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reset:${userId}`}, 0))`);
  const since = wireTime(new Date(momentOf(asked.createTime).getTime() - day));
  const { network, isKnownDevice, createTime, secretHash: sent, purpose } = accountMessages;
  const recent = await db
    .select({ network, isKnownDevice })
    .from(accountMessages)
    .where(
      and(
        ...[eq(accountMessages.userId, userId), gt(createTime, since), isNotNull(sent)],
        or(eq(purpose, 'resetByPhone'), eq(purpose, 'resetByMail')),
      ),
    );
  const own = recent.filter((one) => one.isKnownDevice === asked.isKnownDevice);
  if (asked.isKnownDevice === 1) return own.length < most.devices;
  const near = own.filter((one) => one.network === asked.network);
  return own.length < most.strangers && near.length < most.network;
}
