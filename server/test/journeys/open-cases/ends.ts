import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../../src/database/client.ts';

type Row = Record<string, unknown>;
/** The rows of one case by their table, or the lists by the word `lists`. */
export type Ends = Record<string, Record<string, Row[]>>;

/** What belongs to a case, with the column that leads to it, or to its process. */
const parts = {
  application: 'id',
  application_transition: 'application_id',
  application_comment: 'project_id',
  application_file: 'application_id',
  publicity_entry: 'application_id',
  payment: 'application_id',
  wf_instance: 'business_key',
  wf_execution: 'instance_id',
  wf_task: 'instance_id',
  wf_history: 'instance_id',
  wf_comment: 'instance_id',
  wf_job: 'instance_id',
} as const;
const lists = 'publicity_list';

/** Ids, seals, and how often a row was written: another order or number of writes is no other end. */
const leftOut = new Set(['id', 'version', 'rev', 'bank_account_cipher', 'deployment_id', 'execution_id']);

/** Tables whose rows others point to, with what names such a row. */
const named = {
  user: 'account',
  // What was an account's is its company's by now.
  company:
    '(select u.account from company_member m join "user" u on u.id = m.uid where m.company_id = company.id limit 1)',
  department: 'full_name',
  application: 'project_name',
  wf_instance: "'process of ' || title",
  wf_task: 'node_id',
  wf_history: 'node_id',
  item_guide: 'title',
  publicity_list: "title || ' until ' || ends_at",
  attachment: 'original_name',
};

/** Every row that the cases have now, told without ids, so that two plays of one script tell the same. */
export async function readEnds(db: Database): Promise<Ends> {
  const names = await readNames(db);
  const ends: Ends = {
    lists: { [lists]: (await readRows(db, lists)).map((row) => told(row, names)).sort(byTime) },
  };
  for (const [table, column] of Object.entries(parts)) {
    for (const row of await readRows(db, table)) {
      const owner = String(names.get(String(row[column]))).replace('process of ', '');
      ((ends[owner] ??= {})[table] ??= []).push(told(row, names));
    }
  }
  for (const tables of Object.values(ends)) for (const rows of Object.values(tables)) rows.sort(byTime);
  return ends;
}

async function readRows(db: Database, table: string): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(
    sql`select ${beside[table] ?? sql`to_jsonb(t)`} as row from ${sql.identifier(table)} t`,
  );
  return rows.map(({ row }) => row);
}

/** Rows with what stood in them when the cases were begun, and stands elsewhere or under another name by now. */
const beside: Record<string, SQL> = {
  wf_instance: sql`to_jsonb(t) || jsonb_build_object('variables', (select coalesce(jsonb_object_agg(v.name, v.value), '{}') from wf_variable v where v.instance_id = t.id))`,
  wf_task: sql`to_jsonb(t) || jsonb_build_object('kind', case when t.is_owners then 'supplement' else 'work' end)`,
};

async function readNames(db: Database): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [table, name] of Object.entries(named)) {
    const { rows } = await db.execute<{ id: string; name: string }>(
      sql`select id::text as id, ${sql.raw(name)} as name from ${sql.identifier(table)}`,
    );
    for (const row of rows) names.set(row.id, row.name);
  }
  return names;
}

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function told(row: Row, names: ReadonlyMap<string, string>): Row {
  const kept = Object.fromEntries(Object.entries(row).filter(([column]) => !leftOut.has(column)));
  const text = JSON.stringify(kept).replace(anyId, (id) =>
    JSON.stringify(names.get(id) ?? 'another row').slice(1, -1),
  );
  return JSON.parse(text) as Row;
}

const timeOf = (row: Row) =>
  String(row['at'] ?? row['created_at'] ?? row['started_at'] ?? row['create_time']);

/** By time; what one act wrote, by what it says. */
function byTime(one: Row, other: Row): number {
  const [first, second] = [one, other].map((row) => `${timeOf(row)} ${JSON.stringify(row)}`);
  return String(first) < String(second) ? -1 : 1;
}
