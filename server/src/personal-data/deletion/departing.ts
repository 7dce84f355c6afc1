import { deletedAccount } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';

/** Ids and other values by which rows are found to be about a person who is deleted. */
const personKeys = [
  ...(['user', 'account', 'owner', 'phones', 'phonePrints', 'sessions', 'members', 'requests'] as const),
  ...([
    'starts',
    'drafts',
    'ended',
    'paid',
    'cases',
    'payments',
    'publicity',
    'instances',
    'comments',
  ] as const),
  ...(['uploads', 'paidFiles', 'sms', 'mails', 'outgoing', 'rows'] as const),
] as const;
export type PersonKey = (typeof personKeys)[number];

/** A person who is about to be deleted, and everything that is his. */
export interface Departing {
  tenantId: string;
  userId: string;
  account: string;
  /** Stands in the logs in the place of his account, and is the account of the row that stays. */
  hash: string;
  /** His name, phones and addresses, as far as nobody else has the same: others' texts must not lose what they say of others. */
  mentions: readonly string[];
  keys: Readonly<Record<PersonKey, readonly string[]>>;
}

/** What is known of messages and files above this room. */
export interface ErasurePorts {
  cipher: FieldCipher;
  /** Messages that went, or are to go, to these phones and addresses, and the forms in which codes know the phones. */
  messagesTo: (
    context: Context,
    to: { phones: readonly string[]; emails: readonly string[] },
  ) => Promise<{ sms: readonly string[]; mails: readonly string[]; phonePrints: readonly string[] }>;
  /** Those of some files that anything still holds. */
  heldAmong: (context: Context, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What a query answers in its column `id`, as texts. */
export async function column(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string | null }>(query);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Holds for columns that have one of the values; for none where there is none. */
export const isAmong = (value: SQL, among: readonly string[]): SQL =>
  among.length === 0 ? sql`false` : sql`${value} in ${among}`;

const idOf = (name: string): SQL => sql.raw(name);

/** Gathers whose rows are to go, while they still say so. */
export async function departing(context: Context, userId: string, ports: ErasurePorts): Promise<Departing> {
  const { db, tenantId } = context;
  const ids = (query: SQL) => column(db, query);
  const [account] = await ids(sql`select account as id from "user" where id = ${userId}`);
  const known = found(account);
  const places = await contactsOf(context, userId);
  const own = await casesOf(db, userId);
  const [members, requests, sessions] = [
    await ids(sql`select id from company_member where uid = ${userId}`),
    await ids(sql`select id from registration where user_id = ${userId}
      or (tenant_id = ${tenantId} and user_id is null and account = ${known})`),
    await ids(sql`select id from session where user_id = ${userId}`),
  ];
  // What was begun for a company is the company's.
  const starts = await ids(
    sql`select id from process_draft where user_id = ${userId} and company_id is null`,
  );
  const { sms, mails, phonePrints } = await ports.messagesTo(context, places);
  const told = await ids(sql`select id from account_message where user_id = ${userId}`);
  const whole = {
    ...{ user: [userId], account: [known], owner: [`${tenantId}:${userId}`] },
    ...{ phones: places.phones, phonePrints, sessions, members, requests, starts, ...own },
    ...{ sms, mails, outgoing: [...sms, ...mails, ...told] },
  };
  const { cases, payments, publicity, uploads } = own;
  const rows = [userId, ...members, ...requests, ...cases, ...payments, ...publicity, ...uploads, ...sms];
  const hash = ports.cipher.fingerprint(`${userId}|${known}`, 'deletion.person').slice(0, 22);
  return {
    ...{ tenantId, userId, account: known, hash: `${deletedAccount}${hash}` },
    // The longest first: a name may stand within another one of his.
    mentions: [...places.names, ...places.phones, ...places.emails].toSorted((a, b) => b.length - a.length),
    keys: { ...whole, rows: [...rows, ...mails] },
  };
}

/** Cases that he filed for himself with what belongs to them; what he filed for a company is the company's. */
async function casesOf(db: Database, userId: string) {
  const ids = (query: SQL) => column(db, query);
  const his = sql`user_id = ${userId} and company_id is null`;
  const drafts = await ids(sql`select id from application where ${his} and status = 'draft'`);
  const ended = await ids(sql`select id from application where ${his} and status <> 'draft'`);
  const isPaid = sql`status in ('paid', 'recovered') or exists (select 1 from payment
    where payment.application_id = application.id and payment.result = 'paid')`;
  const paid = await ids(sql`select id from application where ${his} and (${isPaid})`);
  const cases = [...drafts, ...ended];
  const ofCases = (table: string) =>
    ids(sql`select id from ${idOf(table)} where ${isAmong(sql`application_id`, cases)}`);
  const instances = await ids(sql`select id from wf_instance where owner_id = ${userId}
    or ${isAmong(sql`business_key`, cases)}`);
  const comments = await ids(sql`select id from wf_comment where user_id = ${userId}
    and ${isAmong(sql`instance_id`, instances)}`);
  return {
    ...{ drafts, ended, paid, cases, instances, comments },
    ...{ payments: await ofCases('payment'), publicity: await ofCases('publicity_entry') },
    uploads: await ids(
      sql`select id from attachment where uploader_id = ${userId} and company_id is null and is_deleted < 2`,
    ),
    paidFiles: await filesOf(db, paid),
  };
}

/** Files that stand behind what was paid. */
async function filesOf(db: Database, paid: readonly string[]): Promise<string[]> {
  if (paid.length === 0) return [];
  return column(
    db,
    sql`select attach_id as id from application_file where application_id in ${paid}
      union select account_proof_id from application where id in ${paid}
      union select unnest(ids_in(form_data::text)) from application where id in ${paid}
      union select form_file.attach_id from form_file join wf_instance on wf_instance.id = form_file.instance_id
        where wf_instance.business_key in ${paid}
      union select wf_comment_file.attach_id from wf_comment_file
        join wf_comment on wf_comment.id = wf_comment_file.comment_id
        join wf_instance on wf_instance.id = wf_comment.instance_id where wf_instance.business_key in ${paid}`,
  );
}

/** How he is called and reached, as far as nobody else of the tenant is called or reached so. */
async function contactsOf({ db, tenantId }: Context, userId: string) {
  const his = (field: string, ofMember: string) => sql`
    select ${idOf(field)} as said from "user" where id = ${userId}
    union select ${idOf(ofMember)} from company_member where uid = ${userId}`;
  const others = (field: string, ofMember: string) => sql`
    select ${idOf(field)} from "user" where tenant_id = ${tenantId} and id <> ${userId} and ${idOf(field)} is not null
    union select ${idOf(ofMember)} from company_member where tenant_id = ${tenantId} and uid <> ${userId}
      and ${idOf(ofMember)} is not null`;
  const alone = (field: string, ofMember: string) =>
    column(
      db,
      sql`select said as id from (${his(field, ofMember)}) own where length(said) > 1
        and said not in (${others(field, ofMember)})`,
    );
  return {
    names: await alone('real_name', 'member_name'),
    phones: await alone('phone', 'contact_phone'),
    emails: await alone('email', 'email'),
  };
}
