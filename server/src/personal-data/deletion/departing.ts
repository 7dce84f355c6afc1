import { deletedAccount } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { column } from './column.ts';
import { mentionsOf } from './mentions.ts';

/** Ids and other values by which rows are found to be about a person who is deleted. */
const personKeys = [
  ...(['user', 'account', 'owner', 'phones', 'phonePrints', 'sessions', 'members', 'requests'] as const),
  ...([
    'starts',
    'drafts',
    'ended',
    'paid',
    'cases',
    'papers',
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
  /** His names, phones and addresses as others may have written them (`mentions.ts`): their texts must not lose what they say of others. */
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
  const places = await mentionsOf(context, userId);
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
  const { cases, papers, payments, publicity, uploads } = own;
  const rows = [userId, ...members, ...requests, ...cases, ...papers, ...payments, ...publicity, ...uploads];
  const hash = ports.cipher.fingerprint(`${userId}|${known}`, 'deletion.person').slice(0, 22);
  return {
    ...{ tenantId, userId, account: known, hash: `${deletedAccount}${hash}` },
    // The longest first: a name may stand within another one of his.
    mentions: [...places.names, ...places.phones, ...places.emails].toSorted((a, b) => b.length - a.length),
    keys: { ...whole, rows: [...rows, ...sms, ...mails] },
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
    ...{ papers: await ofCases('application_file'), payments: await ofCases('payment') },
    publicity: await ofCases('publicity_entry'),
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
