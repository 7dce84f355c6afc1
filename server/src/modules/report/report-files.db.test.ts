import { describe, expect, test } from 'vitest';

import { databases } from '../../../test/database.ts';
import { at, bare, formula, reportWorldOf } from '../../../test/fixtures/report-world.ts';
import { readXlsx } from 'hucre/xlsx';
import { personOf } from '../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../test/test-server.ts';

describe.each(databases)('a file of a report (%s)', (kind) => {
  const world = reportWorldOf(kind);

  const fetched = async (format: string) => {
    const id = await world().store({
      ...bare,
      ...{ name: '清单', category: 'case' },
      source: 'application',
      measures: [],
      dimensions: [{ field: 'companyName' }, { field: 'status' }],
    });
    const { body } = await world().admin.post(`${at}/export`, { id, format });
    const query = { id: String(body.data.id) };
    const seen: number[] = [];
    for (let tries = 0; tries < 200; tries += 1) {
      const { data } = (await world().admin.get(`${at}/export-progress`, query)).body;
      seen.push(Number(data.progress));
      if (data.result !== 'running') break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const { access_token: token } = (await signIn(world().server, 'admin')).body;
    const url = `/api/${at}/export-file?id=${query.id}`;
    const file = await world().server.app.inject({ url, headers: bearer(String(token)) });
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
      expect((await world().lead.get(`${at}/${call}`, query)).status).toBe(404);
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
    world().server.clock.moveBy(25 * 3_600_000);
    const later = await personOf(world().server, 'admin');
    const id = await world().store({}, later);
    await later.post(`${at}/export`, { id, format: 'csv' });
    expect(await later.get(`${at}/export-file`, query)).toMatchObject({
      status: 404,
      body: { msg: '文件已过期，请重新导出' },
    });
    const runs = (await later.get('blade-report/run/list', { size: '200', format: 'csv' })).body.data.records;
    expect(runs.find((one: { id: string }) => one.id === query.id)).toMatchObject({
      result: 'done',
      rowCount: 3,
    });
  });
});
