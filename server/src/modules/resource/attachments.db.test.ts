import { readFileSync } from 'node:fs';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../test/test-server.ts';
import { tableOf } from '../../kit/table/table.ts';
import { purgeRemoved } from './purge.ts';

const paper = readFileSync(new URL('../../../test/fixtures/paper.pdf', import.meta.url));
const hourMs = 3_600_000;
const table = tableOf(attachment);

/** A PNG's first bytes, which say how large it would unfold. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(17);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0000000049444154', 'hex')]);
}

describeOnEachServer('attachments', (server) => {
  let admin: Person;
  let manager: Person;
  let held: string;
  beforeAll(async () => {
    [admin, manager] = [await personOf(server, 'admin'), await personOf(server, 'manager')];
    held = await upload('通知.pdf');
    const file = { attachId: held, name: '通知.pdf', ext: 'pdf', sizeKb: 1 };
    const [agency] = (await admin.get('blade-system/dept/list')).body.data;
    const policy = {
      ...{ title: '带附件的政策', docNo: '云府〔2026〕9号', issuer: '区政府', agencyId: agency.id },
      ...{ level: 'district', docType: 'policy', publishDate: '2026-01-01', attachments: [file] },
      ...{
        topic: '综合',
        writtenDate: '2026-01-01',
        effectiveDate: '2026-01-01',
        summary: 's',
        body: '<p>b</p>',
      },
      ...{ source: '区政府' },
    };
    const added = await admin.post('policy/policyinfo/submit', policy);
    expect(added.body).toMatchObject({ code: 200 });
  });

  const upload = async (name: string) => (await manager.upload(name, paper)).body.data.attachId as string;
  const call = (verb: string, sent: object = {}, by = manager) =>
    by.post(`blade-resource/attach/${verb}`, sent);
  const detail = async (id: string) => manager.get('blade-resource/attach/detail', { id });

  test('are narrowed to a type and put in the order of their sizes', async () => {
    await manager.upload('小图.png', pngOf(1, 1));
    const listed = async (query: Record<string, string>) =>
      (await manager.get('blade-resource/attach/list', { size: '50', ...query })).body.data.records;
    const types = (await listed({ extension: 'png' })).map(
      ({ extension }: { extension: string }) => extension,
    );
    expect([...new Set(types)]).toEqual(['png']);
    const sizes = (await listed({ ascs: 'attachSize' })).map(
      ({ attachSize }: { attachSize: number }) => attachSize,
    );
    expect(sizes).toEqual([...sizes].sort((one: number, other: number) => one - other));
    expect(new Set(sizes).size).toBeGreaterThan(1);
  });

  test('tell who brought them, and are renamed without becoming something else', async () => {
    const id = await upload('旧名.pdf');
    const sent = { id, originalName: '新名', name: 'x.exe', extension: 'exe', attachSize: 1, sha256: 'x' };
    expect((await call('submit', sent, admin)).body.data).toMatchObject({
      ...{
        originalName: '新名.pdf',
        extension: 'pdf',
        attachSize: paper.length,
        uploaderName: expect.any(String),
      },
    });
    expect((await call('submit', { originalName: '凭空.pdf' }, admin)).body.msg).toBe('请选择要上传的文件');
  });

  test('say what holds them, and stay while anything does', async () => {
    const { data } = (await admin.get('blade-resource/attach/references', { id: held })).body;
    expect(data).toMatchObject([{ entity: 'policy', name: '带附件的政策' }]);
    expect((await call('remove', { ids: held }, admin)).body.msg).toBe('附件正在使用，不能删除');
    expect((await admin.get('blade-resource/attach/references', { id: crypto.randomUUID() })).status).toBe(
      404,
    );
  });

  test('that nothing holds are counted and swept after a day, those that something holds are not', async () => {
    const orphan = await upload('没人要.pdf');
    expect((await admin.get('blade-resource/attach/orphans')).body.data).toMatchObject({ total: 0 });
    server.clock.moveBy(25 * hourMs);
    [admin, manager] = [await personOf(server, 'admin'), await personOf(server, 'manager')];
    const fresh = (await manager.upload('刚上传.pdf', paper)).body.data.attachId;
    const { data } = (await admin.get('blade-resource/attach/orphans')).body;
    expect(data.total).toBeGreaterThanOrEqual(1);
    expect((await call('sweep', {}, admin)).body.data).toEqual(data);
    const found = await Promise.all(
      [orphan, fresh, held].map(
        async (id) => (await admin.get('blade-resource/attach/detail', { id })).status,
      ),
    );
    expect(found).toEqual([404, 200, 200]);
    const reviewer = await personOf(server, 'reviewer');
    expect((await call('sweep', {}, reviewer)).status).toBe(403);
  });

  test('that were removed lie on for a month and are gone then, body and row', async () => {
    const id = await upload('删除.pdf');
    const [row] = await server.context.db.select().from(table).where(eq(table.id, id));
    expect((await call('remove', { ids: id }, admin)).status).toBe(200);
    const store = await server.services.files.of({ tenantId: '000000', ossId: null });
    await purgeRemoved(server.services);
    (await store.open(String(row?.name))).destroy();
    server.clock.moveBy(31 * 24 * hourMs);
    expect(await purgeRemoved(server.services)).toBeGreaterThanOrEqual(1);
    await expect(store.open(String(row?.name))).rejects.toMatchObject({ code: 'row.notFound' });
    expect(await server.context.db.select().from(table).where(eq(table.id, id))).toEqual([]);
    [admin, manager] = [await personOf(server, 'admin'), await personOf(server, 'manager')];
    expect((await detail(held)).status).toBe(200);
  });

  test('are handed out as what they are, under the name that was signed', async () => {
    const { body } = await manager.upload('合同.html', paper);
    expect(body.data).toMatchObject({ originalName: '合同.html.pdf', extension: 'pdf' });
    const link = String(body.data.link);
    const file = await server.call({ method: 'GET', url: link });
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('合同.html.pdf')}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const named = (name: string) => link.replace(/&name=.*/, name);
    for (const other of [
      named('&name=x.html'),
      named(''),
      named('&name='),
      `${link}x`,
      link.replace('.pdf', '.png'),
    ])
      expect((await server.call({ method: 'GET', url: other })).status).toBe(404);
  });

  test('are no forms whose parts are broken', async () => {
    const boundary = '----X';
    const parts = [
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n Content-Type : x\r\n\r\n\r\n--${boundary}--\r\n`,
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut`,
    ];
    const { body } = await signIn(server, 'manager');
    for (const payload of parts) {
      const { status } = await server.call({
        ...{ method: 'POST', url: '/api/blade-resource/oss/endpoint/put-file', payload },
        headers: {
          ...bearer(String(body.access_token)),
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      });
      expect([400, 413]).toContain(status);
    }
    expect((await detail(held)).status).toBe(200);
  });

  test('are no pictures that unfold to more than a device holds', async () => {
    const bomb = await manager.upload('bomb.png', pngOf(30_000, 30_000));
    expect(bomb.body).toMatchObject({ code: 400, msg: '图片尺寸过大，不能超过100百万像素' });
    expect((await manager.upload('fine.png', pngOf(4000, 3000))).status).toBe(200);
  });
});
