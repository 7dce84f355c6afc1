import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { idOf } from '../../src/seeds/slug-id.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { seedDemonstration } from '../demonstration.ts';
import { personOf } from './people.ts';

const migration = new URL('../../src/database/migrations/0035_application_form.sql', import.meta.url);
const pin = readFileSync(migration, 'utf8').split('--> statement-breakpoint').at(-1)!;

/** Guides with a draft of the company: one with a form of before, one whose editor chose another form. */
const [old, chosen] = ['g09', 'g11'].map((slug) => idOf(slug)) as [string, string];

describeOnDemonstration('a demonstration from before each guide had a form of its own', (server) => {
  const run = (statement: SQL) => server.database.db.execute(statement);
  const guideNow = async (id: string) =>
    (await (await personOf(server, 'editor')).get('policy/policyitemguide/detail', { id })).body.data;

  beforeAll(async () => {
    for (const key of ['form_subsidy', 'form_chosen'])
      await run(sql`insert into form_definition select tenant_id, ${key}, 1, schema, ui_schema, texts
        from form_definition where key = 'form_equipment'`);
    await run(sql`insert into form_design (id, tenant_id, create_time, update_time, form_key, name, main_version, state)
      select gen_random_uuid(), tenant_id, now(), now(), key, key, 1, 'published'
      from form_definition where key in ('form_subsidy', 'form_chosen')`);
    await run(sql`update item_guide set form_key = 'form_subsidy' where id = ${old}`);
    await run(sql`update item_guide set form_key = 'form_chosen' where id = ${chosen}`);
    await run(sql`update application set form_key = null, form_version = null`);
    await run(sql`delete from seed_run where name = 'demo.guide-forms'`);
    await run(sql.raw(pin));
    await seedDemonstration(server);
  });

  test('gives guides the form about their subject, but not one that has another', async () => {
    expect((await guideNow(old)).formKey).toBe('form_research');
    expect((await guideNow(chosen)).formKey).toBe('form_chosen');
  });

  test('leaves every application in the form that it was written in', async () => {
    const company = await personOf(server, 'yunlan-c001');
    const { body } = await company.get('policy/projectinfo/listall', { size: '50' });
    const draftOf = (guideId: string) =>
      body.data.records.find((row: { guideId: string }) => row.guideId === guideId);
    const [before, same] = [draftOf(old), draftOf(chosen)];
    expect(before).toMatchObject({ formKey: 'form_subsidy', formVersion: 1 });
    const read = async (id: string) => (await company.get('policy/projectinfo/case', { id })).body.data.form;
    expect(await read(before.id)).toMatchObject({ key: 'form_subsidy', version: 1, isOutdated: true });
    expect(await read(same.id)).toMatchObject({ key: 'form_chosen', version: 1, isOutdated: false });
  });
});
