import { readFile } from 'node:fs/promises';
import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { expect, it } from 'vitest';

import { idOf } from '../slug-id.ts';
import { rowsToInsert } from '../slug-rows.ts';
import type { SlugRow } from '../slug-rows.ts';
import { articleFamilies } from './articles.ts';
import { contentFamilies } from './content-families.ts';

const today = '2026-11-28';
const families = articleFamilies(today);
const known = new Map(
  [...contentFamilies(today), ...families].map(({ entity, rows }) => [entity.name, rows.map(({ id }) => id)]),
);
const rowsOf = (name: string): readonly SlugRow[] =>
  families.find(({ entity }) => entity.name === name)?.rows ?? [];

it.each(families.map(({ entity, rows }) => [entity.name, entity, rows] as const))(
  '%s holds as its contract says, points to what is there, and says in words what it shows',
  (_, entity, rows) => {
    expect(rows.length).toBeGreaterThan(4);
    expect(rowsToInsert(entity, rows)).toHaveLength(rows.length);
    for (const [field, schema] of Object.entries(entity.fields)) {
      const { source, describedBy } = metaOf(schema);
      if (describedBy) expect(rows.filter((row) => row[field] && !row[describedBy])).toEqual([]);
      if (!source) continue;
      const lost = rows
        .flatMap((row) => (row[field] ?? []) as string | string[])
        .filter(
          (slug) =>
            !(source === 'department' ? /^a(0\d|1[012])$/.test(slug) : known.get(source)?.includes(slug)),
        );
      expect(lost).toEqual([]);
    }
  },
);

it('has a notice of every type and an interpretation of four forms', () => {
  expect(new Set(rowsOf('policyNotice').map(({ type }) => type)).size).toBe(5);
  expect(new Set(rowsOf('interpretation').map(({ form }) => form)).size).toBe(4);
});

it('shows pictures that the portal really has, small ones', async () => {
  const pictures = families.flatMap(({ rows }) => rows.flatMap(({ imageUrl }) => (imageUrl ?? []) as string));
  expect(pictures.length).toBeGreaterThan(8);
  for (const picture of pictures) {
    const body = await readFile(new URL(`../../../../portal/public${picture}`, import.meta.url), 'utf8');
    expect(body).toMatch(/^<svg xmlns=/);
    expect(body.length).toBeLessThan(8000);
  }
});

it('leads to rows by their ids, and shows advertisements on the day of seeding', () => {
  const links = rowsOf('focusItem').map(({ linkUrl }) => String(linkUrl));
  expect(links[0]).toBe(`/policyinfo/policyinfoDetail?id=${idOf('pol-001')}`);
  for (const { startTime, endTime } of rowsOf(advertisement.name)) {
    expect(String(startTime) < `${today} 00:00:00`).toBe(true);
    expect(String(endTime) > `${today} 00:00:00`).toBe(true);
  }
});
