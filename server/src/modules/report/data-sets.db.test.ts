import { describe, expect, test } from 'vitest';

import { enginesHere } from '../../../test/database.ts';
import { agencies, at, bare, cases, money, reportFixtureOf } from '../../../test/fixtures/report-fixture.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { comparisonsOf, isNumber, isTime } from '@policy/shared/contract/report/fit.ts';
import { fieldsOfSource } from '@policy/shared/contract/report/source-fields.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';

describe.each(enginesHere())('a data set (%s)', (kind) => {
  const world = reportFixtureOf(kind);

  test('is counted by the database, with a total beside it and choices by their names', async () => {
    expect(await world().rowsOf(cases)).toEqual([
      ['row', '草稿', 1],
      ['row', '已拨付', 2],
      ['all', null, 3],
    ]);
  });

  test('adds money up exactly, by what its references lead to', async () => {
    const names = await repositoryOf(department, world().server.context).names([...agencies]);
    expect(await world().rowsOf({ ...money, order: 'mostFirst' })).toEqual([
      ['row', names.get(agencies[1]), 100, 1],
      ['row', names.get(agencies[0]), 10.75, 2],
      ['all', null, 110.75, 3],
    ]);
  });

  test('puts moments into the months of Shanghai, and lays a pivot’s totals both ways', async () => {
    const design = {
      ...cases,
      view: 'pivot',
      dimensions: [{ field: 'submitTime', grain: 'month' }, { field: 'status' }],
    };
    expect(await world().rowsOf(design)).toEqual([
      ['row', '2026-03', '草稿', 1],
      ['row', '2026-03', '已拨付', 2],
      ['all', null, null, 3],
      ['column', null, '草稿', 1],
      ['column', null, '已拨付', 2],
      ['line', '2026-03', null, 3],
    ]);
  });

  test('works out the days between two times', async () => {
    const measures = ['average', 'median', 'least', 'most'].map((aggregate) => ({
      ...{ aggregate, field: 'applicationId.createTime', since: 'applicationId.submitTime' },
    }));
    const [[, ...days]] = (await world().rowsOf({ ...money, dimensions: [], measures })) as [
      (string | number)[],
    ];
    expect(days.every((value) => Number(value) > 0)).toBe(true);
  });

  test('shows rows one by one when nothing is worked out, and tells when there are more', async () => {
    const design = { ...cases, dimensions: [{ field: 'applyNo' }], measures: [], rowLimit: 100 };
    expect(await world().rowsOf(design)).toEqual([1, 2, 3].map((n) => ['row', `NO-${String(n)}`]));
    const id = await world().store({ ...design, rowLimit: 2, roleIds: '' });
    expect((await world().run(id, world().admin)).body.data).toMatchObject({
      isCut: true,
      rows: { length: 2 },
    });
  });

  test('takes every comparison on every field of every source', async () => {
    const samples: Record<string, string> = {
      reference: agencies[0],
      flag: '1',
      date: 'today',
      dateTime: '2026-01-01',
    };
    for (const [source, of] of Object.entries(reportSources)) {
      const fields = fieldsOfSource(of);
      for (let from = 0; from < fields.length; from += 6) {
        const part = fields.slice(from, from + 6);
        const dimensions = part.map((field) => ({
          field: field.path,
          ...(isTime(field) && { grain: 'quarter' }),
        }));
        const conditions = part.map((field, n) => {
          const is = comparisonsOf(field)[n % comparisonsOf(field).length]!;
          const value = field.options[0] ?? samples[field.kind] ?? '1';
          const values = is === 'between' ? [value, value] : is.endsWith('ull') ? [] : [value];
          return { field: field.path, is, value: values };
        });
        const measures = part.map((field) => ({
          ...{ aggregate: isNumber(field) ? 'median' : 'distinct', field: field.path },
        }));
        const { status, body } = await world().preview({ ...bare, source, dimensions, conditions, measures });
        expect(status, `${source} ${JSON.stringify(body)}`).toBe(200);
      }
    }
  });

  test('every report that is there from the beginning runs', async () => {
    for (const slug of ['cases', 'paid', 'decision', 'overdue', 'companies', 'guides', 'sign-in']) {
      const { status, body } = await world().run(idOf(`report:${slug}`), world().admin);
      expect(status, `${slug} ${JSON.stringify(body)}`).toBe(200);
    }
    const { records } = (await world().admin.get(`${at}/list`, { name: '各月办件状态' })).body.data;
    expect(records[0].lastRunTime).toMatch(/^\d{4}-\d\d-\d\d /);
  });
});
