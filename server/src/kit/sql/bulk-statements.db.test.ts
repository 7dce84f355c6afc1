import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import { deleteStatements, limitTo, updateStatements } from './bulk-statements.ts';
import { runAtOnce } from './run-at-once.ts';
import type { WrittenStatement } from './run-at-once.ts';

const book = pgTable('bulk_book', { id: uuid('id').primaryKey(), name: text('name') });
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

describeOnEachDatabase('statements that write many rows', (database) => {
  beforeAll(async () => {
    await database().execute(`create table bulk_book (id uuid primary key, name text)`);
    await database().execute(
      `insert into bulk_book select ('00000000-0000-4000-8000-' || lpad(g::text, 12, '0'))::uuid, 'old' from generate_series(1, 10000) g`,
    );
    await database().execute('analyze bulk_book');
  });

  const run = (statement: WrittenStatement) => runAtOnce(database(), [statement], false);
  const planOf = async ({ texts, sent }: WrittenStatement) => {
    const [before = '', after = ''] = texts;
    const { rows } = await database().execute(sql`explain ${sql.raw(before)}${sent[0]}${sql.raw(after)}`);
    return JSON.stringify(rows);
  };
  const update = (count: number) =>
    [
      ...updateStatements(book, {
        changed: Array.from({ length: count }, (_, at) => ({ id: idOf(at + 1), name: 'new' })),
        columns: ['name'],
      }),
    ][0]!;

  test('find a few rows of many by their ids, rather than reading the table', async () => {
    for (const count of [1, 7]) expect(await planOf(update(count))).not.toContain('Seq Scan');
    const [removal] = deleteStatements(book, [idOf(9_000)]);
    expect(await planOf(removal!)).not.toContain('Seq Scan');
  });

  test('change and remove every row that they are given', async () => {
    for (const count of [1, 10, 11, 101]) {
      await database().execute(`update bulk_book set name = 'old'`);
      await run(update(count));
      expect(await database().$count(book, sql`name = 'new'`)).toBe(count);
    }
    const ids = Array.from({ length: 1001 }, (_, at) => idOf(at + 1));
    for (const statement of deleteStatements(book, ids)) await run(statement);
    expect(await database().$count(book)).toBe(10_000 - 1001);
  });

  test('are the same text for about as many rows', () => {
    const told = (length: number) => limitTo(Array.from({ length }));
    expect([1, 2, 10, 11, 100, 1000].map(told)).toEqual([
      ...['limit 1', 'limit 10', 'limit 10', 'limit 100', 'limit 100', 'limit 1000'],
    ]);
  });
});
