import { readFileSync } from 'node:fs';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { enginesHere } from '../../../../test/database.ts';
import { serverOf, signedIn } from '../../../../test/describe-on-server.ts';
import { fakeS3 } from '../../../../test/fakes/fake-s3.ts';
import type { FakeS3 } from '../../../../test/fakes/fake-s3.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { objectStorageTable } from '../tables.ts';

const paper = readFileSync(new URL('../../../../test/fixtures/paper.pdf', import.meta.url));
const secretKey = 'a-secret-that-nobody-reads';

describe.each(enginesHere())('object storage (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  const manager = signedIn(server, 'manager');
  let s3: FakeS3;
  let minio: string;
  beforeAll(async () => {
    s3 = await fakeS3('AKTEST');
  });
  afterAll(() => s3.close());

  const call = (verb: string, sent: object) => manager.post(`blade-resource/oss/${verb}`, sent);
  const draft = (over: object = {}) => ({
    ...{ category: 'minio', ossCode: 'minio', endpoint: s3.origin, bucketName: 'files' },
    ...{ accessKey: 'AKTEST', secretKey, prefix: '/policy/' },
    ...over,
  });
  const rows = async () => (await manager.get('blade-resource/oss/list', { size: '200' })).body.data.records;
  const enabled = async () =>
    (await rows())
      .filter(({ status }: { status: number }) => status === 1)
      .map(({ ossCode }: { ossCode: string }) => ossCode);
  const read = async (link: string) => {
    const { pathname, search } = new URL(link, 'http://server');
    return server.app.inject({ method: 'GET', url: `${pathname}${search}` });
  };
  const upload = async () => (await manager.upload('申报书.pdf', paper)).body.data;
  const linkOf = async (attachId: string) =>
    (await manager.get('blade-resource/oss/endpoint/put-file-attach', { attachId })).body.data.link as string;

  test('a secret is sealed in the table and told by no answer', async () => {
    const { body } = await call('submit', draft());
    minio = body.data.id;
    const answers = [
      body,
      await rows(),
      (await manager.get('blade-resource/oss/detail', { id: minio })).body,
    ];
    expect(body.code).toBe(200);
    expect(JSON.stringify(answers)).not.toMatch(/secret/i);
    const stored = JSON.stringify(await server.context.db.select().from(objectStorageTable));
    expect(stored).toContain('v1.');
    expect(stored).not.toContain(secretKey);
  });

  test.each([
    [{ endpoint: null }, ['请输入资源地址']],
    [{ category: 'aliyun', endpoint: null }, ['请输入区域']],
    [{ bucketName: null, accessKey: '' }, ['请输入空间名', '请输入访问密钥']],
    [{ secretKey: ' ' }, ['请输入密钥']],
  ])('asks for what reaching it takes: %j', async (over, sentences) => {
    const { body } = await call('submit', draft({ ossCode: 'half', ...over }));
    expect(body.data.errors.map(({ message }: { message: string }) => message)).toEqual(sentences);
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data', '不允许访问地址169.254.169.254'],
    ['http://[::1]/', '不允许访问地址::1'],
    ['http://10.0.0.8:9000', '不允许访问地址10.0.0.8'],
    ['http://127.0.0.2/', '不允许访问地址127.0.0.2'],
    ['http://3232235777/', '不允许访问地址192.168.1.1'],
    ['http://nowhere.invalid/', '地址nowhere.invalid无法解析'],
    ['file:///etc/passwd', '地址须以http://或https://开头，且不含账号密码'],
    ['http://user:pass@s3.example.com', '地址须以http://或https://开头，且不含账号密码'],
  ])('does not lead to %s', async (endpoint, msg) => {
    expect((await call('submit', draft({ ossCode: 'inside', endpoint }))).body).toMatchObject({
      code: 400,
      msg,
    });
    expect((await call('submit', { id: minio, endpoint })).body).toMatchObject({ code: 400, msg });
  });

  test.each([
    [{ bucketName: 'x@169.254.169.254/' }, '空间名只能由3至63位小写字母、数字、点和短横线组成'],
    [{ category: 'aws', endpoint: null, region: 'a.evil.com/' }, '区域只能由小写字母、数字和短横线组成'],
  ])('has no name that leads elsewhere: %j', async (over, msg) => {
    expect((await call('submit', draft({ ossCode: 'named', ...over }))).body.msg).toBe(msg);
  });

  test.each([
    ['PUT', '测试未通过：写入失败（AccessDenied）'],
    ['GET', '测试未通过：读取失败（AccessDenied）'],
    ['DELETE', '测试未通过：删除失败（AccessDenied）'],
  ])(
    'is not enabled when it refuses %s, and says so without the storage’s own words',
    async (method, msg) => {
      s3.refused.add(method);
      const answer = await call('enable', { id: minio });
      s3.refused.clear();
      expect(answer.body).toMatchObject({ code: 400, msg });
      expect(JSON.stringify(answer.body)).not.toContain('internal detail');
      expect(await enabled()).toEqual([]);
    },
  );

  test('that does not answer is said to be out of reach', async () => {
    const sent = draft({ ossCode: 'gone', endpoint: 'http://127.0.0.1:9' });
    const { id } = (await call('submit', sent)).body.data;
    expect((await call('test', { id })).body.msg).toBe('测试未通过：写入失败（ECONNREFUSED）');
    expect((await call('remove', { ids: id })).status).toBe(200);
  });

  test('takes new files once enabled, below its tenant’s folder, and hands them out by the server', async () => {
    s3.objects.clear();
    expect((await call('enable', { id: minio })).body).toMatchObject({ code: 200 });
    expect([...s3.objects]).toEqual([]);
    const { attachId, link, name } = await upload();
    expect([...s3.objects.keys()]).toEqual([`/files/policy/000000/${name}`]);
    const got = await read(link);
    expect(got.rawPayload.equals(paper)).toBe(true);
    expect(got.headers['x-content-type-options']).toBe('nosniff');
    const row = (await manager.get('blade-resource/attach/detail', { id: attachId })).body.data;
    expect(row).toMatchObject({ ossId: minio, ossCode: 'minio' });
  });

  test('is one at a time, and what was stored before is read from where it lies', async () => {
    const inBucket = await upload();
    const local = (await call('submit', { category: 'local', ossCode: 'disk' })).body.data.id;
    await Promise.all([
      call('enable', { id: local }),
      call('enable', { id: minio }),
      call('enable', { id: local }),
    ]);
    expect(await enabled()).toHaveLength(1);
    await call('enable', { id: local });
    expect(await enabled()).toEqual(['disk']);
    const before = s3.objects.size;
    const onDisk = await upload();
    expect(s3.objects.size).toBe(before);
    for (const { attachId } of [inBucket, onDisk])
      expect((await read(await linkOf(attachId))).rawPayload.equals(paper)).toBe(true);
  });

  test('that holds files stays, where it is; its keys may change', async () => {
    const moved = await call('submit', { id: minio, bucketName: 'other' });
    expect(moved.body.msg).toBe('该配置下已有文件，不能修改存储位置，请新增配置');
    expect((await call('remove', { ids: minio })).body.msg).toBe('对象存储正在使用，不能删除');
    expect((await call('submit', { id: minio, secretKey: 'rotated', remark: '换钥' })).status).toBe(200);
    expect((await call('test', { id: minio })).status).toBe(200);
    const [on] = (await rows()).filter(({ status }: { status: number }) => status === 1);
    expect((await call('remove', { ids: on.id })).body.msg).toBe('启用中的配置不能删除');
  });

  test('with a public domain hands files out there, signed and for a while', async () => {
    await call('submit', { id: minio, domain: s3.origin });
    await call('enable', { id: minio });
    const link = new URL((await upload()).link);
    expect(link.origin).toBe(s3.origin);
    expect(link.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(link.searchParams.get('response-content-disposition')).toContain('attachment');
    expect(link.href).not.toContain('rotated');
    expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(paper)).toBe(true);
    await call('submit', { id: minio, domain: null });
  });

  test('a full tenant stores nothing more, and nothing is left behind', async () => {
    const tenants = tableOf(tenant);
    const limitTo = (storageMb: number) =>
      server.context.db.update(tenants).set({ storageMb }).where(eq(tenants.tenantId, '000000'));
    await limitTo(0);
    const before = s3.objects.size;
    expect((await manager.upload('申报书.pdf', paper)).body).toMatchObject({
      ...{ code: 400, msg: '存储空间已用完，上限为0MB' },
    });
    expect(s3.objects.size).toBe(before);
    await limitTo(-1);
  });

  test('is tried and enabled by who may, in his own tenant', async () => {
    const reviewer = await personOf(server, 'reviewer');
    for (const verb of ['test', 'enable'])
      expect((await reviewer.post(`blade-resource/oss/${verb}`, { id: minio })).status).toBe(403);
    expect((await call('enable', { id: crypto.randomUUID() })).status).toBe(404);
  });

  test('a link runs out', async () => {
    const { link } = await upload();
    server.clock.moveBy(601_000);
    expect((await read(link)).statusCode).toBe(404);
  });
});
