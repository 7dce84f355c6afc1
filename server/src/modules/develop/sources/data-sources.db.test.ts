import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { eq } from 'drizzle-orm';
import mysql from 'mysql2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { serverOf, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { dataSourceTable } from '../tables.ts';

const path = 'blade-develop/datasource';
const draft = {
  ...{ name: '财政数据', driverClass: 'postgresql', url: 'postgresql://127.0.0.1:1/budget' },
  ...{ username: 'reader', password: 'Read-only-1' },
};
let made = 0;

/** A port of this machine where something listens, or where nothing does. */
const portOf = (server: { address: () => AddressInfo | string | null }) =>
  (server.address() as AddressInfo).port;

describe('data sources', () => {
  const server = serverOf('pglite', { OUTBOUND_HOSTS: '127.0.0.0/8,.example.org' });
  const admin = signedIn(server, 'admin');

  const submit = (over: object = {}) =>
    admin.post(`${path}/submit`, { ...draft, name: `数据源${String(++made)}`, ...over });
  const added = async (over: object = {}) => {
    const { body } = await submit(over);
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    return body.data as { id: string; version: number; name: string };
  };
  const sealed = async (id: string) => {
    const [row] = await server.context.db
      .select({ password: dataSourceTable.passwordCipher })
      .from(dataSourceTable)
      .where(eq(dataSourceTable.id, id));
    return String(row?.password);
  };
  const test = async (over: object) => admin.post(`${path}/test`, { id: (await added(over)).id });

  it('keep a sealed password that no answer carries', async () => {
    const { id } = await added();
    expect(await sealed(id)).toMatch(/^v1\./);
    const told = JSON.stringify([
      (await admin.get(`${path}/detail`, { id })).body,
      (await admin.get(`${path}/list`)).body,
    ]);
    expect(told).not.toMatch(/Read-only-1|password|v1\./i);
  });

  it('are picked by name, without their address, by those who may use them', async () => {
    const { id, name } = await added();
    const off = await added({ status: 0 });
    const offered = (await admin.get(`${path}/select`)).body.data as object[];
    expect(offered).toContainEqual({ id, name });
    expect(JSON.stringify(offered)).not.toContain(off.id);
    expect((await (await personOf(server, 'manager')).get(`${path}/select`)).status).toBe(403);
  });

  it('keep the old password when a change says none, and ask for it when the address changes', async () => {
    const { id } = await added();
    const before = await sealed(id);
    expect((await admin.post(`${path}/submit`, { id, remark: '只读', password: '' })).status).toBe(200);
    expect(await sealed(id)).toBe(before);
    const moved = { id, url: 'postgresql://db.example.org/other' };
    expect((await admin.post(`${path}/submit`, moved)).body.msg).toBe('修改连接地址时须重新输入密码');
    expect((await admin.post(`${path}/submit`, { ...moved, password: 'new' })).status).toBe(200);
    expect(await sealed(id)).not.toBe(before);
  });

  it('ask for what they must have', async () => {
    const { body } = await admin.post(`${path}/submit`, {});
    expect(body.data.errors.map(({ message }: { message: string }) => message)).toEqual([
      ...['请输入名称', '请选择驱动类', '请输入连接地址', '请输入用户名'],
    ]);
  });

  it.each([
    'file:///etc/passwd',
    'http://127.0.0.1/',
    "jdbc:h2:mem:t;INIT=RUNSCRIPT FROM 'http://127.0.0.1/x.sql'",
    'postgresql://user:secret@127.0.0.1/budget',
    'postgresql://127.0.0.1/budget?options=-c%20log_statement=all',
    'postgresql://127.0.0.1/budget?host=/var/run',
    'mysql://127.0.0.1/budget?allowLoadLocalInfile=true',
    'postgresql:///budget',
  ])('do not take the address %s, when added or when changed', async (url) => {
    const msg = '连接地址格式不正确';
    expect((await submit({ url })).body).toMatchObject({ code: 400, msg });
    const { id } = await added();
    expect((await admin.post(`${path}/submit`, { id, url, password: 'x' })).body).toMatchObject({
      ...{ code: 400, msg },
    });
  });

  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['169.254.169.254', '169.254.169.254'],
    ['[::1]', '::1'],
    ['93.184.216.34', '93.184.216.34'],
    ['0x0a.0.0.7', '0x0a.0.0.7'],
  ])('do not lead to %s, which the installation does not name', async (host, named) => {
    expect((await submit({ url: `postgresql://${host}:5432/budget` })).body).toMatchObject({
      ...{ code: 400, msg: `主机${named}不在允许访问的名单内` },
    });
  });

  it('speak the driver of their address', async () => {
    const { body } = await submit({ driverClass: 'mysql' });
    expect(body).toMatchObject({ code: 400, msg: '连接地址须以mysql://开头' });
    const unknown = await submit({ driverClass: 'org.postgresql.Driver' });
    expect(unknown.status).toBe(400);
  });

  it('say that nothing listens, that nobody answers, and that they are switched off', async () => {
    const silent: Server = createTcpServer();
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const silentPort = portOf(silent);
    expect((await test({ url: `postgresql://127.0.0.1:${String(silentPort)}/x` })).body.msg).toBe(
      `连接127.0.0.1:${String(silentPort)}超时`,
    );
    silent.close();
    expect((await test({})).body.msg).toBe('无法连接127.0.0.1:1，请检查地址和端口');
    expect((await test({ driverClass: 'mysql', url: 'mysql://127.0.0.1:1/x' })).body.msg).toBe(
      '无法连接127.0.0.1:1，请检查地址和端口',
    );
    expect((await test({ status: 0 })).body.msg).toBe('数据源已停用');
  });

  it('are no business of a tenant, nor of anybody without the code', async () => {
    const { id } = await added();
    const citizen = await personOf(server, 'editor');
    for (const answer of [
      await citizen.get(`${path}/list`),
      await citizen.get(`${path}/tables`, { id }),
      await citizen.post(`${path}/submit`, draft),
      await citizen.post(`${path}/test`, { id }),
    ])
      expect(answer.status).toBe(403);
  });

  it('are given to a tenant, and stay while one has them', async () => {
    const { id } = await added();
    const set = (datasourceId: string) =>
      admin.post('blade-system/tenant/datasource', { tenantId: '000000', datasourceId });
    expect((await set(id)).status).toBe(200);
    const [tenant] = (await admin.get('blade-system/tenant/list', { tenantId: '000000' })).body.data.records;
    expect(tenant).toMatchObject({ datasourceId: id });
    expect((await admin.post(`${path}/remove`, { ids: id })).body.msg).toBe('数据源正在使用，不能删除');
    expect((await set('')).status).toBe(200);
    expect((await admin.post(`${path}/remove`, { ids: id })).status).toBe(200);
    expect((await set(id)).body.msg).toBe('所选数据源不存在');
    expect(
      (await admin.post('blade-system/tenant/datasource', { tenantId: '999999', datasourceId: '' })).status,
    ).toBe(404);
  });

  describe('of MySQL', () => {
    const answering = async (greet: (connection: mysql.Connection) => void) => {
      const fake = mysql.createServer(greet);
      await new Promise<void>((ready) => {
        fake.listen(0);
        fake.once('listening', ready);
        setTimeout(ready, 100);
      });
      return fake;
    };

    it('say that the password is wrong, as the server said it', async () => {
      const fake = await answering((connection) => {
        connection.on('error', () => undefined);
        Reflect.apply(Reflect.get(connection, 'serverHandshake'), connection, [
          {
            ...{ protocolVersion: 10, serverVersion: '8.0.0', connectionId: 1, statusFlags: 2 },
            ...{ characterSet: 8, capabilityFlags: 0xffffff },
            authCallback: (_: unknown, refuse: (error: unknown, refusal: object) => void) =>
              refuse(null, { message: 'Access denied', code: 1045 }),
          },
        ]);
      });
      const port = portOf(Reflect.get(fake, '_server'));
      const url = `mysql://127.0.0.1:${String(port)}/budget`;
      expect((await test({ driverClass: 'mysql', url })).body.msg).toBe('数据源的用户名或密码不正确');
      Reflect.get(fake, '_server').close();
    });
  });

  describe.runIf(inject('postgresAddress'))('of PostgreSQL', () => {
    const address = new URL(inject('postgresAddress').replace('{database}', 'postgres') || 'http://x');
    const url = `postgresql://127.0.0.1:${address.port}/postgres`;
    const own = { url, username: decodeURIComponent(address.username), password: address.password || 'x' };
    const run = async (sql: string) => {
      const client = new pg.Client({ connectionString: address.href });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    };
    beforeAll(() =>
      run(`create schema fixture;
        create table fixture.hotline (
          id bigint primary key, name varchar(50) not null, dept_id uuid not null, phone varchar(20) not null,
          is_open smallint not null default 1, remark text, opened_on date, fee numeric(12,2), create_time timestamptz);
        comment on table fixture.hotline is '服务热线'; comment on column fixture.hotline.name is '热线名称;x=1';
        create view fixture.open_hotline as select name from fixture.hotline`),
    );
    afterAll(() => run('drop schema fixture cascade'));

    it('tell their version when tried, and that the account could write', async () => {
      const { body } = await test({ ...own, schemaName: 'fixture' });
      expect(body, JSON.stringify(body)).toMatchObject({ code: 200, data: { mayWrite: true } });
      expect(body.data.version).toMatch(/^\d+/);
    });

    it('are browsed by table and column', async () => {
      const { id } = await added({ ...own, schemaName: 'fixture' });
      expect((await admin.get(`${path}/tables`, { id })).body.data).toEqual([
        { name: 'hotline', comment: '服务热线', kind: 'table' },
        { name: 'open_hotline', comment: null, kind: 'view' },
      ]);
      expect((await admin.get(`${path}/tables`, { id, keyword: 'open%' })).body.data).toEqual([]);
      const columns = (await admin.get(`${path}/columns`, { id, table: 'hotline' })).body.data;
      expect(columns[0]).toMatchObject({ name: 'id', type: 'bigint', isKey: true, isNullable: false });
      expect(columns[1]).toMatchObject({ name: 'name', length: 50, isNullable: false, isKey: false });
      expect(columns.map((column: { type: string }) => column.type)).toEqual([
        ...['bigint', 'varchar(50)', 'uuid', 'varchar(20)', 'smallint', 'text', 'date', 'numeric(12,2)'],
        'timestamp with time zone',
      ]);
      const none = await admin.get(`${path}/columns`, { id, table: "hotline' or 'a'='a" });
      expect(none.body).toMatchObject({ code: 404, msg: '数据源中没有这张表' });
    });

    it('suggest an entity', async () => {
      const { id } = await added({ ...own, schemaName: 'fixture' });
      const { body } = await admin.get('blade-develop/code/infer', { datasourceId: id, table: 'hotline' });
      expect(body.data).toMatchObject({ codeName: '服务热线', pkName: 'id', warnings: [] });
      const kinds = body.data.columns.map(({ name, kind }: Record<string, string>) => `${name}:${kind}`);
      expect(kinds).toEqual([
        ...['name:text', 'deptId:reference', 'phone:text', 'isOpen:flag', 'remark:longText', 'openedOn:date'],
        'fee:money',
      ]);
      expect(body.data.columns[0]).toMatchObject({ label: '热线名称', max: 50, isRequired: true });
    });

    it('say what is wrong with the database, the user or the encryption', async () => {
      const absent = url.replace(/postgres$/, 'nowhere');
      expect((await test({ ...own, url: absent })).body.msg).toBe('数据库nowhere不存在或无权访问');
      expect((await test({ ...own, username: 'nobody_here' })).body.msg).toBe('数据源的用户名或密码不正确');
      expect((await test({ ...own, isEncrypted: 1 })).body.msg).toBe(
        '无法建立加密连接，请检查对方证书和加密设置',
      );
    });
  });
});
