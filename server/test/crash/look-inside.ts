import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../src/database/client.ts';
import { openDatabase } from '../../src/database/client.ts';

/** What a data folder holds after a crash: the marks of all that was written, and how much of it is half. */
export interface Inside {
  marks: string[];
  halves: Record<string, number>;
}

const marks: Record<string, SQL> = {
  application: sql`select id from application`,
  saved: sql`select id from application where project_name = '断电演练 ' || id and form_data is not null`,
  attachment: sql`select id from attachment`,
  file: sql`select id from application_file`,
  declared: sql`select id from application where declaration_signed_at is not null`,
  claimed: sql`select id from wf_task where assignee_id is not null`,
  completed: sql`select id from wf_task where status = 'done' and outcome is not null`,
};

const handedIn = sql`application.status <> 'draft'`;

/** Each finds rows that one transaction should have written together. */
const halves: Record<string, SQL> = {
  'an application that was handed in without its process': sql`select id from application where ${handedIn}
    and not exists (select 1 from wf_instance i where i.id = process_instance_id and i.business_key = application.id::text)`,
  'a draft with a process': sql`select id from application where status = 'draft' and exists
    (select 1 from wf_instance i where i.business_key = application.id::text)`,
  'an application without the record of how it came to its status': sql`select id from application where not exists
    (select 1 from application_transition t where t.application_id = application.id and t.to_status = application.status)`,
  'a running process that waits for nothing': sql`select id from wf_instance i where i.status = 'running'
    and not exists (select 1 from wf_execution e where e.instance_id = i.id)`,
  'a running process whose step has neither task nor timer': sql`select id from wf_instance i where i.status = 'running'
    and not exists (select 1 from wf_task t where t.instance_id = i.id and t.status in ('candidate', 'doing'))
    and not exists (select 1 from wf_job j where j.instance_id = i.id)`,
  'an open task of a process that is over': sql`select t.id from wf_task t join wf_instance i on i.id = t.instance_id
    where t.status in ('candidate', 'doing') and i.status <> 'running'`,
  'a closed task without the record of its command': sql`select t.id from wf_task t where t.status = 'done'
    and not exists (select 1 from wf_command c where c.instance_id = t.instance_id and c.name not in ('start', 'claim'))`,
  'a message that waits to be sent without the event that sends it': sql`select m.id from sms_message m where m.state = 'queued'
    and not exists (select 1 from outbox o where o.kind = 'sms' and o.record_id = m.id)`,
  'a file of an application without its attachment': sql`select f.id from application_file f where not exists
    (select 1 from attachment a where a.id = f.attach_id)`,
};

/** Opens the database of a folder whose server is dead, reads everything and closes it again. */
export async function lookInside(folder: string): Promise<Inside> {
  const opened = await openDatabase({ dataDir: folder });
  try {
    return { marks: await allMarks(opened.db), halves: await allHalves(opened.db, folder) };
  } finally {
    await opened.close();
  }
}

async function allMarks(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, query] of Object.entries(marks))
    found.push(...(await idsOf(db, query)).map((id) => `${kind}:${id}`));
  return found;
}

async function allHalves(db: Database, folder: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [sentence, query] of Object.entries(halves)) found[sentence] = (await idsOf(db, query)).length;
  const { rows } = await db.execute<{ name: string }>(sql`select name from attachment`);
  const missing = rows.filter(({ name }) => !existsSync(join(folder, 'files', name.slice(0, 2), name)));
  found['an attachment without its file'] = missing.length;
  return found;
}

async function idsOf(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
