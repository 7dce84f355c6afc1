import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { department } from '@policy/shared/contract/entities/identity/department.ts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sampleDraft } from '../../../test/conformance/sample-draft.ts';
import { addNeighbour, otherTenant } from '../../../test/conformance/world.ts';
import { databases } from '../../../test/database.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { bearer, signIn, startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { addAccount } from '../../db/seeds/accounts.ts';
import { seedReports } from '../../db/seeds/reference/reports.ts';
import { idOf } from '../../db/seeds/slug-id.ts';
import { repositoryOf } from '../../kit/repository.ts';

const at = 'blade-report/report/rest';
const bare = {
  ...{ view: 'table', dimensions: [], measures: [{ aggregate: 'count' }], conditions: [] },
  ...{ order: 'byDimension', rowLimit: 500 },
};
const cases = { ...bare, source: 'application', dimensions: [{ field: 'status' }] };
const money = {
  ...{ ...bare, source: 'payment', dimensions: [{ field: 'applicationId.agencyId' }] },
  measures: [{ aggregate: 'sum', field: 'amountWan' }, { aggregate: 'count' }],
};
const formula = '=HYPERLINK("http://evil.example","x")';

interface Row {
  level: string;
  names: (string | null)[];
  figures: (number | null)[];
}

describe.each(databases)('reports (%s)', (kind) => {
  let server: TestServer;
  let admin: Person;
  let neighbour: Person;
  let acceptor: Person;
  const rows = new Map([['department', idOf('a03')]]);
  let lead: Person;
  let lead03: Person;
  const [own, other] = [idOf('a03'), idOf('a04')];

  /** An application of an agency, and what was paid for it. */
  const addCase = async (n: number, agencyId: string, amountWan: number) => {
    const { id } = await repositoryOf(application, server.context).insert({
      ...{ applyNo: `NO-${String(n)}`, companyName: formula, creditCode: '91440000000000000X' },
      ...{ projectName: `项目${String(n)}`, agencyId, userId: idOf('user:admin') },
      guideId: rows.get('itemGuide')!,
      policyItemId: rows.get('policyItem')!,
      policyId: rows.get('policy')!,
      status: n % 2 ? 'paid' : 'draft',
      submitTime: '2026-03-31 23:30:00',
      pausedDays: 0,
    });
    await repositoryOf(payment, server.context).insert({
      ...{ applicationId: id, batchNo: 'B1', amountWan, result: 'paid', payDate: '2026-05-01' },
    });
  };

  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await personOf(server, 'admin');
    await addNeighbour(server);
    const { context } = server;
    for (const entity of [policy, policyItem, itemGuide]) {
      const { body } = await admin.post(`${entity.path}/submit`, sampleDraft(entity, { n: 1, rows }));
      rows.set(entity.name, String(body.data.id));
    }
    await seedReports(context);
    await addAccount(context, {
      ...{ id: 'user:lead03', account: 'lead03', password: 'lead03', realName: '工信领导', userType: 1 },
      ...{ roles: ['lead'], departments: ['a03'] },
    });
    await addCase(1, own, 10.5);
    await addCase(2, own, 0.25);
    await addCase(3, other, 100);
    neighbour = await personOf(server, 'neighbour', { tenantId: otherTenant });
    acceptor = await personOf(server, 'acceptor');
    lead = await personOf(server, 'lead');
    lead03 = await personOf(server, 'lead03');
  }, 120_000);
  afterAll(() => server.close());

  const preview = (design: object, by = admin) => by.post(`${at}/preview`, design);
  const rowsOf = async (design: object, by = admin) => {
    const { status, body } = await preview(design, by);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body.data.rows as Row[]).map(({ level, names, figures }) => [level, ...names, ...figures]);
  };
  const store = async (over: object) => {
    const draft = {
      ...money,
      name: '拨付',
      category: 'fund',
      isPublished: 1,
      roleIds: idOf('role:lead'),
      ...over,
    };
    const { status, body } = await admin.post(`${at}/submit`, draft);
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body.data.id);
  };
  const run = (id: string, by: Person, asked: object = {}) => by.post(`${at}/run`, { id, asked });

  describe('a data set', () => {
    test('is counted by the database, with a total beside it and choices by their names', async () => {
      expect(await rowsOf(cases)).toEqual([
        ['row', '草稿', 1],
        ['row', '已拨付', 2],
        ['all', null, 3],
      ]);
    });

    test('adds money up exactly, by what its references lead to', async () => {
      const names = await repositoryOf(department, server.context).names([own, other]);
      expect(await rowsOf({ ...money, order: 'mostFirst' })).toEqual([
        ['row', names.get(other), 100, 1],
        ['row', names.get(own), 10.75, 2],
        ['all', null, 110.75, 3],
      ]);
    });

    test('puts moments into the months of Shanghai, and lays a pivot’s totals both ways', async () => {
      const design = {
        ...cases,
        view: 'pivot',
        dimensions: [{ field: 'submitTime', grain: 'month' }, { field: 'status' }],
      };
      expect(await rowsOf(design)).toEqual([
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
      const [[, ...days]] = (await rowsOf({ ...money, dimensions: [], measures })) as [(string | number)[]];
      expect(days.every((value) => Number(value) > 0)).toBe(true);
    });

    test('shows rows one by one when nothing is worked out, and tells when there are more', async () => {
      const design = { ...cases, dimensions: [{ field: 'applyNo' }], measures: [], rowLimit: 100 };
      expect(await rowsOf(design)).toEqual([1, 2, 3].map((n) => ['row', `NO-${String(n)}`]));
      const id = await store({ ...design, rowLimit: 2, roleIds: '' });
      expect((await run(id, admin)).body.data).toMatchObject({ isCut: true, rows: { length: 2 } });
    });

    test('takes every comparison on every field of every source', async () => {
      const { reportSources } = await import('@policy/shared/contract/report/sources.ts');
      const { fieldsOfSource } = await import('@policy/shared/contract/report/source-fields.ts');
      const { comparisonsOf, isNumber, isTime } = await import('@policy/shared/contract/report/fit.ts');
      const samples: Record<string, string> = {
        reference: own,
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
          const { status, body } = await preview({ ...bare, source, dimensions, conditions, measures });
          expect(status, `${source} ${JSON.stringify(body)}`).toBe(200);
        }
      }
    });
  });

  describe('who reads what', () => {
    test('no data set reads across tenants, whatever it asks for', async () => {
      for (const design of [cases, money, { ...bare, source: 'portalUser' }]) {
        const rows = await rowsOf(design, neighbour);
        expect(rows.flat().filter((value) => typeof value === 'number' && value > 0)).toEqual([]);
      }
      const id = await store({});
      expect((await run(id, neighbour)).status).toBe(404);
      expect((await neighbour.post(`${at}/export`, { id, format: 'csv' })).status).toBe(404);
    });

    test('a reader’s data scope holds for the source and for everything that it is read through', async () => {
      const byMoney = await store({});
      const figures = async (by: Person) => (await run(byMoney, by)).body.data.rows.at(-1).figures;
      expect(await figures(lead)).toEqual([110.75, 3]);
      expect(await figures(lead03)).toEqual([10.75, 2]);
      const byCase = await store({ ...cases, category: 'case' });
      expect((await run(byCase, lead03)).body.data.rows.at(-1).figures).toEqual([2]);
    });

    test('a report shows nobody what its lists would not show him', async () => {
      const id = await store({ ...bare, source: 'loginLog', category: 'platform' });
      expect(await run(id, lead)).toMatchObject({
        ...{ status: 403, body: { msg: '您没有查看“登录日志”的权限，不能运行此报表' } },
      });
    });

    test('a report is seen and run by the roles that it was granted to, once it is published', async () => {
      const granted = await store({ name: '授予的' });
      const others = await store({ name: '别人的', roleIds: idOf('role:finance') });
      const unpublished = await store({ name: '草稿的', isPublished: 0 });
      const listed = (await lead.get(`${at}/list`, { size: '200' })).body.data.records as { id: string }[];
      const ids = listed.map(({ id }) => id);
      expect([granted, others, unpublished].map((id) => ids.includes(id))).toEqual([true, false, false]);
      const answers = [await run(granted, lead), await run(others, lead), await run(unpublished, lead)];
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    });

    test('running is not designing, and neither is for those without a code', async () => {
      expect((await preview(cases, lead)).status).toBe(403);
      expect((await lead.post(`${at}/submit`, { ...money, name: 'x', category: 'fund' })).status).toBe(403);
      const id = await store({});
      for (const call of ['run', 'export', 'preview'])
        expect((await acceptor.post(`${at}/${call}`, { ...money, id, format: 'csv' })).status).toBe(403);
    });
  });

  describe('a design', () => {
    test.each([
      ['a field that is not on the list', { dimensions: [{ field: 'creditCode' }] }],
      ['a column that no answer carries', { dimensions: [{ field: 'bankAccountCipher' }] }],
      ['a way that is not on the list', { dimensions: [{ field: 'userId.passwordHash' }] }],
      ['a sum of words', { measures: [{ aggregate: 'sum', field: 'applyNo' }] }],
      ['a span of something that is no time', { dimensions: [{ field: 'status', grain: 'month' }] }],
      [
        'a value that does not fit',
        { conditions: [{ field: 'submitTime', is: 'ge', value: ['yesterday'] }] },
      ],
      ['a comparison that does not fit', { conditions: [{ field: 'status', is: 'like', value: ['x'] }] }],
    ])('with %s is refused', async (_, over) => {
      const { status, body } = await preview({ ...cases, ...over });
      expect([status, body.msg]).toEqual([
        400,
        expect.stringMatching(/^报表设计有误，请检查：(分组|指标|条件) 1$/),
      ]);
      const draft = { ...cases, name: '坏的', category: 'case', ...over };
      expect((await admin.post(`${at}/submit`, draft)).body.msg).toBe(body.msg);
    });

    test('that is SQL is no design', async () => {
      for (const field of ['status; drop table report', "status') union select", '1', 'a.b.c.d'])
        expect((await preview({ ...cases, dimensions: [{ field }] })).status).toBe(400);
      expect((await preview({ ...cases, source: 'user' })).status).toBe(400);
      expect((await preview({ ...cases, dimensions: [], measures: [] })).body.msg).toBe(
        '请至少选择一个分组或指标',
      );
    });
  });

  describe('what is asked', () => {
    const asking = {
      ...cases,
      ...{ name: '问', category: 'case' },
      conditions: [
        { field: 'status', is: 'in', value: ['draft'], isAsked: true },
        { field: 'submitTime', is: 'between', isAsked: true },
      ],
    };
    const total = async (id: string, asked: object) =>
      (await run(id, admin, asked)).body.data.rows.at(-1).figures[0];

    test('takes the reader’s values, else the author’s, and nothing when it was emptied', async () => {
      const id = await store(asking);
      expect(await total(id, {})).toBe(1);
      expect(await total(id, { 0: ['paid'] })).toBe(2);
      expect(await total(id, { 0: [] })).toBe(3);
      expect(await total(id, { 0: [], 1: ['2026-03-31', '2026-03-31'] })).toBe(3);
      expect(await total(id, { 0: [], 1: ['2026-04-01', '2026-04-01'] })).toBe(0);
    });

    test('is bound, never read as a query', async () => {
      const id = await store({
        ...asking,
        conditions: [{ field: 'projectName', is: 'like', isAsked: true }],
      });
      expect(await total(id, { 0: ["%' or '1'='1"] })).toBe(0);
      expect(await total(id, { 0: ['%'] })).toBe(0);
      expect(await total(id, { 0: ['项目'] })).toBe(3);
      const dated = await store(asking);
      expect(await run(dated, admin, { 1: ['x', 'y'] })).toMatchObject({
        ...{ status: 400, body: { msg: '查询条件“提交时间”的值不正确' } },
      });
    });
  });

  describe('a file', () => {
    const fetched = async (format: string) => {
      const id = await store({
        ...bare,
        ...{ name: '清单', category: 'case' },
        source: 'application',
        measures: [],
        dimensions: [{ field: 'companyName' }, { field: 'status' }],
      });
      const { body } = await admin.post(`${at}/export`, { id, format });
      const query = { id: String(body.data.id) };
      const seen: number[] = [];
      for (let tries = 0; tries < 200; tries += 1) {
        const { data } = (await admin.get(`${at}/export-progress`, query)).body;
        seen.push(Number(data.progress));
        if (data.result !== 'running') break;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      const { access_token: token } = (await signIn(server, 'admin')).body;
      const url = `/api/${at}/export-file?id=${query.id}`;
      const file = await server.app.inject({ url, headers: bearer(String(token)) });
      return { query, seen, file };
    };

    test('is made while its progress is told, with formulas made harmless', async () => {
      const { seen, file, query } = await fetched('xlsx');
      expect(seen.at(-1)).toBe(100);
      expect(seen).toEqual([...seen].sort((one, two) => one - two));
      const [sheet] = (await readXlsx(file.rawPayload)).sheets;
      expect(sheet!.rows[0]).toEqual(['申报单位', '状态']);
      expect(sheet!.rows.slice(1).map(([name]) => name)).toEqual(Array(3).fill(`'${formula}`));
      expect(String(file.headers['content-disposition'])).toContain(encodeURIComponent('清单'));
      for (const call of ['export-progress', 'export-file'])
        expect((await lead.get(`${at}/${call}`, query)).status).toBe(404);
    });

    test('is a CSV that spreadsheet programs read as UTF-8', async () => {
      const { file } = await fetched('csv');
      const text = file.rawPayload.toString('utf8');
      expect(text.startsWith('\ufeff申报单位,状态')).toBe(true);
      expect(text).toContain(`'=HYPERLINK`);
    });

    test('is a PDF with Chinese in a font of its own', async () => {
      const { file } = await fetched('pdf');
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.rawPayload.toString('latin1')).toMatch(/FontName \/[A-Z]{6}\+NotoSansSC/);
    });

    test('is gone after a day, while its run stays', async () => {
      const { query } = await fetched('csv');
      server.clock.moveBy(25 * 3_600_000);
      const later = await personOf(server, 'admin');
      const id = await nextDay(later);
      await later.post(`${at}/export`, { id, format: 'csv' });
      expect(await later.get(`${at}/export-file`, query)).toMatchObject({
        status: 404,
        body: { msg: '文件已过期，请重新导出' },
      });
      const runs = (await later.get('blade-report/run/list', { size: '200', format: 'csv' })).body.data
        .records;
      expect(runs.find((one: { id: string }) => one.id === query.id)).toMatchObject({
        result: 'done',
        rowCount: 3,
      });
    });

    const nextDay = async (by: Person) => {
      const { body } = await by.post(`${at}/submit`, { ...money, name: '次日', category: 'fund' });
      return String(body.data.id);
    };
  });

  test('every report that is there from the beginning runs', async () => {
    const later = await personOf(server, 'admin');
    for (const slug of ['cases', 'paid', 'decision', 'overdue', 'companies', 'guides', 'sign-in']) {
      const { status, body } = await run(idOf(`report:${slug}`), later);
      expect(status, `${slug} ${JSON.stringify(body)}`).toBe(200);
    }
    const { records } = (await later.get(`${at}/list`, { name: '各月办件状态' })).body.data;
    expect(records[0].lastRunTime).toMatch(/^\d{4}-\d\d-\d\d /);
  });
});
