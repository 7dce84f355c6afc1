import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import { mostPdfLines } from '@policy/shared/contract/report/design.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { enginesHere } from '../../../test/database.ts';
import { fakeS3 } from '../../../test/fakes/fake-s3.ts';
import type { FakeS3 } from '../../../test/fakes/fake-s3.ts';
import { at, bare, formula, reportFixtureOf } from '../../../test/fixtures/report-fixture.ts';
import { readXlsx } from 'hucre/xlsx';
import { personOf } from '../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../test/test-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { expireFiles } from './expire-files.ts';
import { pdfOf } from './files/pdf.ts';

describe.each(enginesHere())('a file of a report (%s)', (kind) => {
  const world = reportFixtureOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  let s3: FakeS3;
  beforeAll(async () => {
    s3 = await fakeS3('AKTEST');
  });
  afterAll(() => s3.close());

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
    const isOver = async () => {
      const { data } = (await world().admin.get(`${at}/export-progress`, query)).body;
      seen.push(Number(data.progress));
      return data.result !== 'running';
    };
    await vi.waitUntil(isOver, { timeout: 120_000, interval: 25 });
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

  test('of more lines than a PDF holds is refused as one, with how many it holds', async () => {
    const grid = {
      columns: [{ title: '数量', isFigure: true }],
      lines: Array.from({ length: mostPdfLines + 1 }, () => ({ cells: [1], isTotal: false })),
    };
    const paper = { title: '长', note: '', grid };
    await expect(pdfOf(paper, () => Promise.resolve())).rejects.toMatchObject({
      ...{ code: 'report.pdfTooLong', facts: { limit: mostPdfLines } },
    });
  });

  test('lies in the storage that the tenant uses, which has to stay for as long', async () => {
    const storage = {
      ...{ category: 'minio', ossCode: 'reports', endpoint: s3.origin, bucketName: 'files' },
      ...{ accessKey: 'AKTEST', secretKey: 'a-secret' },
    };
    const { id, version } = (await world().admin.post('blade-resource/oss/submit', storage)).body.data;
    expect((await world().admin.post('blade-resource/oss/enable', { id })).body).toMatchObject({ code: 200 });
    const { query, file } = await fetched('csv');
    const [[key, body] = []] = [...s3.objects];
    expect(key).toBe(`/files/000000/${query.id}.csv`);
    expect(file.rawPayload).toEqual(body);
    const moved = { id, version: Number(version) + 1, bucketName: 'elsewhere' };
    expect((await world().admin.post('blade-resource/oss/submit', moved)).body.msg).toBe(
      '该配置下已有文件，不能修改存储位置，请新增配置',
    );
  });

  test('is gone after a day, from wherever it lay, while its run stays', async () => {
    const { query } = await fetched('csv');
    expect(s3.objects.size).toBe(2);
    const { clock, services } = world().server;
    clock.moveBy(24 * 3_600_000 + 1000);
    const later = await personOf(world().server, 'admin');
    const gone = { status: 404, body: { msg: '文件已过期，请重新导出' } };
    // Past its day it is handed out no more, whether or not a round has come by.
    expect(await later.get(`${at}/export-file`, query)).toMatchObject(gone);
    s3.refused.add('DELETE');
    expect(await expireFiles(services)).toBe(3);
    s3.refused.clear();
    expect(s3.objects.size).toBe(2);
    expect(await expireFiles(services)).toBe(2);
    expect(s3.objects.size).toBe(0);
    expect(await later.get(`${at}/export-file`, query)).toMatchObject(gone);
    const runs = (await later.get('blade-report/run/list', { size: '200', format: 'csv' })).body.data.records;
    expect(runs.find((one: { id: string }) => one.id === query.id)).toMatchObject({
      ...{ result: 'done', rowCount: 3, fileName: null, ossId: null },
    });
  });

  test('that a broken process left half made is told as failed', async () => {
    const { services, context, clock } = world().server;
    const reader = await personOf(world().server, 'admin');
    const reportId = await world().store({}, reader);
    const by = { userId: idOf('user:admin'), progress: 5, rowCount: 0, durationMs: 0 };
    const row = { reportId, format: 'csv' as const, result: 'running' as const, ...by };
    const { id } = await repositoryOf(reportRun, context).insert(row);
    const told = async () => (await reader.get('blade-report/run/detail', { id })).body.data;
    await expireFiles(services);
    expect(await told()).toMatchObject({ result: 'running' });
    clock.moveBy(11 * 60_000);
    await expireFiles(services);
    expect(await told()).toMatchObject({ result: 'failed' });
  });
});
