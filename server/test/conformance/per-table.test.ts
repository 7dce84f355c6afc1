import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachDatabase } from '../database.ts';
import { perTable } from './per-table.ts';

describeOnEachDatabase('a question about every table', (database) => {
  let asked: string[] = [];
  const namesOf = perTable(async (db, tables) => {
    asked.push(...tables);
    const { rows } = await db.execute<{ names: string }>(
      sql`select coalesce(string_agg(name, ',' order by name), '') as names from region`,
    );
    return new Map(tables.map((table) => [table, table === 'region' ? rows[0]!.names : '']));
  });
  const regions = async () => {
    asked = [];
    return (await namesOf(database())).get('region');
  };
  const add = (name: string, db = database()) =>
    db.execute(sql`
      insert into region (id, tenant_id, create_time, update_time, code, name, level, sort)
      values (${randomUUID()}, '000000', now(), now(), ${name}, ${name}, 1, 1)`);

  test('is asked about all the first time, and then about those alone that were written to', async () => {
    expect(await regions()).toBe('');
    expect(asked).toEqual(expect.arrayContaining(['region', 'policy', 'user']));
    expect(await regions()).toBe('');
    expect(asked).toEqual([]);
    await add('a');
    expect(await regions()).toBe('a');
    expect(asked).toEqual(['region']);
  });

  test('sees what changes no number of rows', async () => {
    await database().execute(sql`update region set name = 'b'`);
    expect(await regions()).toBe('b');
    await database().execute(sql`with gone as (delete from region returning id) select * from gone`);
    await add('c');
    expect(await regions()).toBe('c');
  });

  test('is not misled by what was rolled back', async () => {
    const failing = database().transaction(async (tx) => {
      await add('d', tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await regions()).toBe('c');
  });
});
