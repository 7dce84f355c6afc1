import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Departing, ErasurePorts } from './departing.ts';
import { isAmong } from './departing.ts';
import { sealRows } from './sealed-records.ts';
import type { Sealing } from './sealed-records.ts';

/**
 * Years from the end of the year of a payment, and from the end of the year in which something was made public.
 *
 * Payments: vouchers are kept for thirty years, counted from the first day after the accounting year (会计档案管理办法, 2015, order 79 of the
 * Ministry of Finance and the National Archives, article 14 and its tables, on the ground of 会计法, article 23); the accounting year is the
 * calendar year (会计法, article 11). Publicity: documents of agencies that are not kept for ever are kept for ten or thirty years
 * (机关文件材料归档范围和文书档案保管期限规定, 2006, order 8 of the National Archives, articles 6 and 8). That a list of publicity is one of
 * ten years is our reading: no rule names such lists, and an agency whose own table (article 12) says thirty has to say so here.
 */
const keptYears = { accounting: 30, publicity: 10 } as const;

/** The last day of the year so many years after that of a day. */
export const lastDayOf = (day: string, clause: keyof typeof keptYears): string =>
  `${String(Number(day.slice(0, 4)) + keptYears[clause])}-12-31`;

/** A row that the law keeps, and the day that its time begins with. */
export interface KeptRow {
  id: string;
  day: string;
}

/** Cases of his that were paid, with the day of their last payment. */
export async function paidCases(db: Database, { keys }: Departing): Promise<KeptRow[]> {
  if (keys.paid.length === 0) return [];
  const { rows } = await db.execute<{ id: string; day: string }>(sql`
    select id::text, coalesce((select max(pay_date) from payment where payment.application_id = application.id),
      (update_time at time zone 'Asia/Shanghai')::date)::text as day from application where ${isAmong(sql`id`, keys.paid)}`);
  return rows;
}

/** Entries of publicity about his cases, with the last day on which each was open to objections. */
export async function publicityOf(db: Database, { keys }: Departing): Promise<KeptRow[]> {
  if (keys.publicity.length === 0) return [];
  const { rows } = await db.execute<{ id: string; day: string }>(sql`
    select entry.id::text, list.publicity_end::text as day from publicity_entry entry
    join publicity_list list on list.id = entry.list_id where ${isAmong(sql`entry.id`, keys.publicity)}`);
  return rows;
}

type Kept = Sealing['rows'][number];

/** What of a paid case is kept: the columns of each table by which its person and his account are known. */
const ofPaidCase: readonly [table: string, (caseId: string) => SQL][] = [
  [
    'application',
    (
      id,
    ) => sql`select id::text, jsonb_build_object('company_name', company_name, 'project_name', project_name,
      'form_data', form_data, 'account_name', account_name, 'bank_name', bank_name,
      'bank_account_masked', bank_account_masked, 'bank_account_cipher', bank_account_cipher,
      'account_reason', account_reason, 'account_proof_id', account_proof_id,
      'account_proof_name', account_proof_name) as kept from application where id = ${id}`,
  ],
  [
    'payment',
    (id) => sql`select id::text, jsonb_build_object('account_name', account_name, 'bank_name', bank_name,
      'bank_account_masked', bank_account_masked, 'fail_reason', fail_reason) as kept
      from payment where application_id = ${id}`,
  ],
  [
    'application_file',
    (id) => sql`select id::text, jsonb_build_object('name', name, 'attach_id', attach_id,
      'material_id', material_id) as kept from application_file where application_id = ${id}`,
  ],
  [
    'wf_instance',
    (id) => sql`select id::text, jsonb_build_object('title', title, 'company_name', company_name) as kept
      from wf_instance where business_key = ${id}`,
  ],
  [
    'wf_variable',
    (
      id,
    ) => sql`select instance_id::text as id, jsonb_object_agg(wf_variable.name, value) as kept from wf_variable
      join wf_instance on wf_instance.id = instance_id where business_key = ${id} group by instance_id`,
  ],
];

/** Tables of which something is kept aside. */
export const sealedTables: readonly string[] = [
  ...ofPaidCase.map(([table]) => table),
  ...['attachment', 'publicity_entry'],
];

/** Keeps aside what the law keeps, before the rows are emptied. */
export async function sealValues(
  context: Context,
  person: Departing,
  { cipher }: ErasurePorts,
): Promise<void> {
  const { db } = context;
  const personHash = person.hash;
  for (const { id, day } of await paidCases(db, person)) {
    const common = { clause: 'accounting' as const, lastDay: lastDayOf(day, 'accounting'), personHash };
    for (const [tableName, query] of ofPaidCase) {
      const { rows } = await db.execute<Record<keyof Kept, unknown>>(query(id));
      const kept = rows.map((row) => ({ id: String(row.id), kept: row.kept }));
      await sealRows(context, cipher, { ...common, tableName, rows: kept });
    }
  }
  await sealFiles(context, person, cipher);
  for (const { id, day } of await publicityOf(db, person)) {
    const { rows } = await db.execute<{ kept: unknown }>(sql`
      select jsonb_build_object('name', name, 'code_masked', code_masked, 'remark', remark) as kept
      from publicity_entry where id = ${id}`);
    await sealRows(context, cipher, {
      ...{
        tableName: 'publicity_entry',
        clause: 'publicity',
        lastDay: lastDayOf(day, 'publicity'),
        personHash,
      },
      rows: rows.map(({ kept }) => ({ id, kept })),
    });
  }
}

/** Files behind payments are as old as what they stand behind; the last day of all is that of the newest payment. */
async function sealFiles(context: Context, person: Departing, cipher: ErasurePorts['cipher']) {
  const { keys, hash: personHash } = person;
  if (keys.paidFiles.length === 0) return;
  const days = (await paidCases(context.db, person)).map(({ day }) => day).toSorted();
  const lastDay = lastDayOf(days.at(-1) ?? wireDate(context.clock.now()), 'accounting');
  const { rows } = await context.db.execute<{ id: string; kept: unknown }>(sql`
    select id::text, jsonb_build_object('original_name', original_name) as kept from attachment
    where ${isAmong(sql`id`, keys.paidFiles)} and uploader_id = ${person.userId}`);
  await sealRows(context, cipher, {
    ...{ tableName: 'attachment', clause: 'accounting', lastDay, personHash },
    rows,
  });
}
