import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { bearer, clientHeader, signIn, startTestServer } from '../../../../test/test-server.ts';
import { menuLevels, tenantCodes } from '../../../seeds/reference/menu-rows.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { tableOf } from '../../../kit/table/table.ts';

interface Node {
  code: string;
  name: string;
  parentId: string;
  path: string;
  hasChildren: boolean;
  meta: { roles?: string[] };
  children?: Node[];
}

describeOnEachServer('what a session asks about itself', (server) => {
  const tokens = new Map<string, string>();

  const as = async (
    account: string,
    url: string,
    more: { headers?: Record<string, string>; payload?: object } = {},
  ) => {
    if (!tokens.has(account)) tokens.set(account, (await signIn(server, account)).body.access_token);
    const method = more.payload ? ('POST' as const) : ('GET' as const);
    return server.call({
      method,
      url: `/api/${url}`,
      ...more,
      headers: { ...bearer(tokens.get(account)!), ...more.headers },
    });
  };
  const routesOf = async (account: string): Promise<Node[]> =>
    (await as(account, 'blade-system/menu/routes')).body.data;
  const codes = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => [node.code, ...codes(node.children ?? [])]);
  const buttonsOf = async (account: string): Promise<string[]> =>
    ((await as(account, 'blade-system/menu/buttons')).body.data as Node[]).flatMap((menu) =>
      (menu.children ?? []).map(({ code }) => code),
    );

  it('its menus with their ancestors, in their order', async () => {
    const menus = await routesOf('acceptor');
    const desk = ['desk', 'dashboard', 'message', 'export_job', 'leave'];
    expect(codes(menus)).toEqual([
      'wel',
      ...desk,
      'process',
      'start',
      'claim',
      'todo',
      'done',
      'ended',
      'send',
      'copy',
      'draft',
      'case',
    ]);
    expect(menus[0]).toMatchObject({
      parentId: '0',
      path: '/wel/index',
      hasChildren: false,
      source: 'home',
      isOpen: 1,
      category: 1,
    });
    expect(menus[2]).toMatchObject({
      hasChildren: true,
      children: [{ parentId: idOf('menu:process') }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('no empty list: a client takes one for a branch, or for a menu that nobody may see', async () => {
    const told = [await routesOf('admin'), (await as('admin', 'blade-system/menu/buttons')).body.data];
    expect(JSON.stringify(told)).not.toMatch(/"(children|roles)":\[\]/);
  });

  it('every menu, when it is an administrator’s, but the platform’s own to its administrator alone', async () => {
    const rows = menuLevels.flat();
    const seeded = (category: number) =>
      rows.filter((row) => row.category === category).map(({ code }) => String(code));
    const forTenants = (all: string[]) => all.filter((code) => tenantCodes.includes(code));
    expect(codes(await routesOf('admin')).sort()).toEqual(seeded(1).sort());
    expect(codes(await routesOf('manager')).sort()).toEqual(forTenants(seeded(1)).sort());
    expect((await buttonsOf('admin')).sort()).toEqual(seeded(2).sort());
    expect((await buttonsOf('manager')).sort()).toEqual(forTenants(seeded(2)).sort());
    expect(tenantCodes).not.toContain('menu_edit');
  });

  it('its menus in the reader’s language', async () => {
    const { body } = await as('acceptor', 'blade-system/menu/routes', {
      headers: { 'accept-language': 'en' },
    });
    expect(body.data.map(({ name }: Node) => name)).toEqual(['Workbench', 'My desk', 'Cases']);
  });

  it('the buttons that its roles were granted, and no other', async () => {
    expect(await buttonsOf('publisher')).toEqual(
      expect.arrayContaining(['policyinfo_publish', 'policyitemguide_refuse', 'gongshi_offline']),
    );
    const editor = await buttonsOf('editor');
    expect(editor).toEqual(
      expect.arrayContaining(['policyinfo_add', 'policyinfo_toReview', 'policyitem_delete', 'tags_edit']),
    );
    expect(editor.filter((code) => /_(publish|refuse)$/.test(code))).toEqual([]);
    const acts = async (account: string) =>
      (await buttonsOf(account)).filter((code) => !code.endsWith('_view')).sort();
    const ownLeave = ['leave_add', 'leave_delete', 'leave_edit'];
    expect(await acts('acceptor')).toEqual([...ownLeave, 'policyuserinfo_reveal']);
    expect(await acts('finance')).toEqual([
      ...ownLeave,
      'payment_add',
      'payment_delete',
      'payment_edit',
      'policyuserinfo_reveal',
      'projectinfo_reveal',
      'report_export',
    ]);
  });

  it('rights that were taken away hold at once after the cache was cleared', async () => {
    expect(await buttonsOf('clerk')).toContain('gongshi_publish');
    await repositoryOf(role, server.context).update(idOf('role:clerk'), { menuIds: [idOf('menu:wel')] });
    const cleared = await as('clerk', 'blade-auth/oauth/clear-cache');
    expect([cleared.status, cleared.body.code, cleared.body.msg]).toEqual([200, 200, '操作成功']);
    expect(await buttonsOf('clerk')).toEqual([]);
  });

  it('its person’s own row with names, and no secret of it', async () => {
    const { body } = await as('reviewer03', 'blade-user/info');
    expect(body.data).toMatchObject({
      account: 'reviewer03',
      roleName: '审核人员',
      deptName: '云澜区工业和信息化局',
      roleId: idOf('role:reviewer'),
      userType: 1,
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|mustChange/i);
  });

  it('nothing without a token', async () => {
    for (const url of [
      'blade-user/info',
      'blade-system/menu/routes',
      'blade-system/menu/buttons',
      'blade-auth/oauth/clear-cache',
      'blade-auth/oauth/logout',
    ])
      expect([url, (await server.call({ url: `/api/${url}` })).status]).toEqual([url, 401]);
  });

  it('a log of errors that it sends is stored as text, cut and bounded, and the session goes on', async () => {
    const entry = {
      type: 'error',
      message: '<img src=x onerror=alert(1)>',
      stack: 's'.repeat(8100),
      info: '',
      url: 'javascript:alert(1)',
      time: 't',
      extra: 1,
    };
    const sent = await as('lead', 'blade-auth/oauth/logout', {
      payload: Array.from({ length: 110 }, () => entry),
    });
    expect([sent.status, sent.body.success]).toEqual([200, true]);
    expect(
      (await as('lead', 'blade-auth/oauth/logout', { payload: { logs: [{ message: 'one' }] } })).status,
    ).toBe(200);
    const rows = await server.database.db.select().from(tableOf(errorLog));
    expect(rows).toHaveLength(100);
    expect(rows[0]).toMatchObject({
      message: entry.message,
      url: entry.url,
      tenantId: '000000',
      userId: idOf('user:lead'),
    });
    expect(rows[0]?.stack).toHaveLength(8000);
    expect((await as('lead', 'blade-user/info')).status).toBe(200);
  });

  it('a log that is too large is refused without a stack', async () => {
    const { status, body } = await as('lead', 'blade-auth/oauth/logout', {
      payload: [{ stack: 's'.repeat(1_100_000) }],
    });
    expect(status).toBe(413);
    expect(JSON.stringify(body)).not.toContain('at ');
  });
});

describeOnEachServer('the tenant of a host', (server) => {
  const ask = async (domain: string, headers = {}, remoteAddress = '127.0.0.1') =>
    (await server.call({ url: '/api/blade-system/tenant/info', query: { domain }, headers, remoteAddress }))
      .body;

  it('is told by its name, with or without a port', async () => {
    for (const domain of ['localhost', 'LOCALHOST:3001', '127.0.0.1'])
      expect((await ask(domain)).data).toMatchObject({ tenantId: '000000', tenantName: '政策兑现服务平台' });
  });

  it('is the default one, without its accounts, where no tenant lists the host', async () => {
    for (const domain of ['', 'example.com', '%', "' or 1=1 --"])
      expect(await ask(domain)).toMatchObject({
        code: 200,
        data: { tenantId: '000000', isDefault: true, accounts: [], providers: [] },
      });
    expect((await ask('localhost')).data.isDefault).toBe(false);
  });

  it('comes with the accounts that the asking application admits, while this is a demonstration', async () => {
    const { data } = await ask('localhost', clientHeader('admin'));
    expect(data.accounts.map(({ account }: { account: string }) => account)).toEqual([
      ...[
        'admin',
        'manager',
        'acceptor',
        'reviewer',
        'reviewer03',
        'lead',
        'clerk',
        'finance',
        'editor',
        'publisher',
      ],
    ]);
    expect(data.accounts[2]).toMatchObject({ password: 'acceptor', name: '周文静', roleName: '受理人员' });
    expect((await ask('localhost', clientHeader('portal'))).data.accounts).toEqual([]);
  });

  it('names the role of each account in the language of the reader', async () => {
    const headers = { ...clientHeader('admin'), 'accept-language': 'en' };
    const { data } = await ask('localhost', headers);
    expect(data.accounts.map(({ roleName }: { roleName: string }) => roleName)).toEqual(
      expect.arrayContaining(['Acceptance officer', 'Finance officer', 'Content reviewer']),
    );
    expect(data.accounts[0].roleName).toBe('Platform administrator');
  });

  it.each([
    ['another machine', {}, '203.0.113.9'],
    ['a proxy that names another machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a chain with another machine in it', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9, ::1' }, '127.0.0.1'],
    ['a chain that says nothing of itself', { 'x-forwarded-for': 'unknown' }, '127.0.0.1'],
    ['a proxy that speaks another way', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['a proxy that names one address', { 'x-real-ip': '203.0.113.9' }, '127.0.0.1'],
  ])('comes without accounts to %s', async (_who, headers, address) => {
    const { data } = await ask('localhost', { ...clientHeader('admin'), ...headers }, address);
    expect(data).toMatchObject({ tenantId: '000000', accounts: [] });
  });

  it('comes with accounts through proxies of the machine itself', async () => {
    const headers = { ...clientHeader('admin'), 'x-forwarded-for': '::1, ::ffff:127.0.0.1' };
    expect((await ask('localhost', headers, '::1')).data.accounts).toHaveLength(10);
  });

  it('comes without accounts in any other mode', async () => {
    const development = await startTestServer(server.database.kind, { APP_MODE: 'development' });
    const { body } = await development.call({
      url: '/api/blade-system/tenant/info?domain=localhost',
      remoteAddress: '127.0.0.1',
    });
    await development.close();
    expect(body.data).toMatchObject({ tenantId: '000000', accounts: [] });
  });
});
