import type { Warning } from '@policy/shared/contract/content/warning.ts';
import { beforeAll, expect, test, vi } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { brokenLinks } from './leads-nowhere.ts';

const path = 'policy/policyinfo';
const nowhere = '00000000-0000-7000-8000-000000000000';
const pageOf = (id: string) => `/policyinfo/policyinfoDetail?id=${id}`;

describeOnEachServer('what is shown before a review', (server) => {
  const editor = signedIn(server, 'editor');
  const publisher = signedIn(server, 'publisher');
  // The words are those of its dictionary.
  beforeAll(() => seedPlatform(server.context));
  const added = async (besides: object) => {
    const { status, body } = await editor.post(`${path}/submit`, {
      ...{ title: '办法', issuer: '区政府', agencyId: idOf('district'), docType: 'policy', topic: '产业' },
      ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>', ...besides },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body.data.id);
  };
  const warningsOf = async (id: string): Promise<[string, string, string][]> => {
    const { status, body } = await editor.get(`${path}/warnings`, { id });
    expect(status, JSON.stringify(body)).toBe(200);
    return (body.data as Warning[]).map(({ kind, field, said }) => [kind, field, said]);
  };

  test('links and files that lead nowhere, words and numbers that should not be public, in the row and below it', async () => {
    const target = await added({});
    const link = (href: string) => `<p><a href="${href}">见</a></p>`;
    const id = await added({
      summary: '绝密，请致电13800138000',
      body: link(pageOf(target)) + link(pageOf(nowhere)) + link('https://www.example.cn/a') + link('/help'),
      attachments: [{ attachId: nowhere, name: '附件.pdf', ext: 'pdf', sizeKb: 1 }],
      sourceUrl: pageOf(nowhere),
    });
    const clause = { policyId: id, clauseNo: '第一条', title: '条', content: link(pageOf(nowhere)) };
    expect((await editor.post(`${path}/policycontentsubmit`, clause)).status).toBe(200);
    const found = await warningsOf(id);
    expect(found).toEqual(
      expect.arrayContaining([
        ['word', 'summary', '绝密'],
        ['number', 'summary', '13800138000'],
        // What is not public yet is nowhere for a reader.
        ['link', 'body', pageOf(target)],
        ['link', 'body', pageOf(nowhere)],
        ['link', 'sourceUrl', pageOf(nowhere)],
        ['file', 'attachments', '附件.pdf'],
        ['link', 'content', pageOf(nowhere)],
      ]),
    );
    expect(found).toHaveLength(7);
    await editor.post(`${path}/toReview`, { ids: target });
    await publisher.post(`${path}/publish`, { ids: target });
    expect(await warningsOf(id)).not.toContainEqual(['link', 'body', pageOf(target)]);
  });

  test('links are looked up once for each kind of page, however many there are', async () => {
    const ids = [await added({}), await added({})];
    for (const id of ids) {
      await editor.post(`${path}/toReview`, { ids: id });
      await publisher.post(`${path}/publish`, { ids: id });
    }
    const links = ['/\\[x', ...[...ids, nowhere, 'none'].map(pageOf)];
    const select = vi.spyOn(server.context.db, 'select');
    const broken = await brokenLinks(server.context, links);
    expect([...broken]).toEqual(['/\\[x', pageOf(nowhere), pageOf('none')]);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
  });

  test('the address of a source is one of the web', async () => {
    const { status } = await editor.post(`${path}/submit`, {
      ...{ id: await added({}), version: 1, sourceUrl: 'www.example.cn' },
    });
    expect(status).toBe(400);
  });

  test('pictures without words, and nothing where all is well', async () => {
    expect(await warningsOf(await added({}))).toEqual([]);
    const ad = { code: 'test', title: '图', imageUrl: '/images/a.svg' };
    const { body } = await editor.post('advertisement/submit', ad);
    const { data } = (await editor.get('advertisement/warnings', { id: body.data.id })).body;
    expect(data).toMatchObject([{ kind: 'alternative', field: 'imageAlt', said: '/images/a.svg' }]);
  });
});
