import { readFile } from 'node:fs/promises';

import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '../../kit/runtime/clock.ts';
import { sniff } from '../../modules/resource/sniff.ts';
import { rowsToInsert } from '../slug-rows.ts';
import { contentFamilies } from './content-families.ts';
import { guideMaterialRows, guideRows, guideSectionRows } from './item-guides.ts';
import { publicityEntryRows, publicityListRows } from './publicity-lists.ts';

const today = '2026-11-21';
const families = contentFamilies(today);
const han = /\p{Script=Han}/u;

describe('the demonstration content', () => {
  it('is as large as the city wrote it', () => {
    expect(Object.fromEntries(families.map(({ entity, rows }) => [entity.name, rows.length]))).toEqual({
      industry: 12,
      tag: 25,
      policy: 40,
      policyClause: 272,
      detailedRule: 28,
      detailedRuleSection: 140,
      policyItem: 30,
      itemGuide: 30,
      itemGuideSection: 210,
      itemGuideMaterial: 146,
      publicityList: 20,
      publicityEntry: 216,
    });
  });

  it.each(families.map((family) => [family.entity.name, family] as const))(
    'has rows of %s that are whole drafts under ids of their own',
    (_name, { entity, rows }) => {
      const made = rowsToInsert(entity, rows);
      expect(new Set(made.map(({ id }) => id)).size).toBe(rows.length);
    },
  );

  it('refuses a row that says more than its entity knows', () => {
    const [first] = families;
    expect(() => rowsToInsert(first!.entity, [{ ...first!.rows[0]!, colour: 'red' }])).toThrow(/colour/);
  });

  it.each(families.map((family) => [family.entity.name, family] as const))(
    'links rows of %s to rows that come before them or to an agency',
    (name, { entity, rows }) => {
      const before = families.slice(
        0,
        families.findIndex((family) => family.entity.name === name),
      );
      for (const [field, schema] of Object.entries(entity.fields)) {
        const { source } = metaOf(schema);
        if (!source) continue;
        const target = before.find((family) => family.entity.name === source);
        const known = new Set(target?.rows.map(({ id }) => id));
        const lost = rows
          .flatMap((row) => (row[field] ?? []) as string | string[])
          .filter((slug) => !(source === 'department' ? /^a(0\d|1[012])$/.test(slug) : known.has(slug)));
        expect(lost).toEqual([]);
      }
    },
  );

  it('spells every choice with the key of the contract', () => {
    const chosen = families.flatMap(({ entity, rows }) =>
      Object.entries(entity.fields)
        .filter(([, schema]) => ['choice', 'choices'].includes(metaOf(schema).kind))
        .flatMap(([field]) => rows.flatMap((row) => (row[field] ?? []) as string | string[])),
    );
    expect(chosen.length).toBeGreaterThan(500);
    expect(chosen.filter((value) => han.test(value))).toEqual([]);
  });

  it('leads to small files that the portal really has and that are what they are called', async () => {
    const links = guideMaterialRows.flatMap(
      ({ templateUrl, sampleUrl }) => [templateUrl ?? [], sampleUrl ?? []].flat() as string[],
    );
    expect(new Set(links).size).toBe(17);
    for (const link of new Set(links)) {
      const body = await readFile(new URL(`../../../../portal/public${link}`, import.meta.url));
      expect([link, (await sniff(body))?.type]).toEqual([link, link.split('.').at(-1)]);
      expect(body.length).toBeLessThan(40_000);
    }
  });

  it('adds up: each list is as long and as dear as it says', () => {
    for (const list of publicityListRows(today)) {
      const own = publicityEntryRows.filter(({ listId }) => listId === list.id);
      const sum = own.reduce((total, { amountWan }) => total + Number(amountWan), 0);
      expect([own.length, Number(sum.toFixed(4))]).toEqual([list.totalCount, list.totalAmountWan]);
    }
  });
});

describe.each(['2026-11-21', '2026-12-31', '2027-02-28', '2028-02-29', '2031-07-01'])(
  'seeded on %s',
  (day) => {
    let guides: ReturnType<typeof guideRows>;
    beforeAll(() => {
      guides = guideRows(day);
    });

    it('has at least fifteen open windows, some that close soon and some yet to open', () => {
      const open = guides.filter((guide) => String(guide.applyStart) <= day && String(guide.applyEnd) >= day);
      expect(open.length).toBeGreaterThanOrEqual(15);
      expect(open.some((guide) => String(guide.applyEnd) <= addDays(day, 10))).toBe(true);
      expect(guides.some((guide) => String(guide.applyStart) > day)).toBe(true);
    });

    it('names in the text of each guide the window that the guide has', () => {
      const byId = new Map(guides.map((guide) => [guide.id, guide]));
      const times = guideSectionRows(day).filter(({ sectionKey }) => sectionKey === 'time');
      expect(times).toHaveLength(30);
      for (const { guideId, content } of times) {
        const guide = byId.get(String(guideId))!;
        expect(content).toContain(`${String(guide.applyStart)} 至 ${String(guide.applyEnd)}`);
      }
    });

    it('has a list whose period runs, and says each period as it is', () => {
      const lists = publicityListRows(day);
      expect(
        lists.some((list) => String(list.publicityStart) <= day && String(list.publicityEnd) >= day),
      ).toBe(true);
      for (const list of lists)
        expect(list.body).toContain(`${String(list.publicityStart)}至${String(list.publicityEnd)}`);
    });
  },
);
