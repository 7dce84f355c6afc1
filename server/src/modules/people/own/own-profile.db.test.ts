import FormData from 'form-data';
import { expect, test } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describeOnEachServer('a person’s own profile', (server) => {
  const tokens = new Map<string, string>();

  const headers = async (account: string) => {
    if (!tokens.has(account)) tokens.set(account, (await signIn(server, account)).body.access_token);
    return bearer(tokens.get(account)!);
  };
  const post = async (account: string, payload: object) =>
    server.call({
      ...{ method: 'POST', url: '/api/blade-user/update-info', payload },
      headers: await headers(account),
    });
  const info = async (account: string) =>
    (await server.call({ method: 'GET', url: '/api/blade-user/info', headers: await headers(account) })).body
      .data;
  const upload = async (account: string, body: Buffer, purpose = 'avatar') => {
    const form = new FormData();
    form.append('purpose', purpose);
    form.append('file', body, { filename: 'me.png' });
    return server.call({
      ...{ method: 'POST', url: '/api/blade-resource/oss/endpoint/put-file', payload: form.getBuffer() },
      headers: { ...form.getHeaders(), ...(await headers(account)) },
    });
  };

  test('names are his to change, by himself and without any permission', async () => {
    const said = { realName: '周文', name: '小周' };
    expect((await post('acceptor', said)).status).toBe(200);
    expect(await info('acceptor')).toMatchObject(said);
  });

  test('phone and e-mail are not changed, nor emptied, without codes', async () => {
    const before = await info('lead');
    for (const said of [{ phone: '13800138000' }, { email: 'zhou@example.cn' }]) {
      const { status, body } = await post('lead', { ...said, realName: '别名' });
      expect([status, body.msg]).toEqual([400, '手机号码和邮箱须凭验证码修改，请在账号安全中办理']);
    }
    expect(await info('lead')).toEqual(before);
  });

  test('nothing else of his row changes, whatever he sends', async () => {
    const before = await info('acceptor');
    await post('acceptor', { roleId: 'x', account: 'root', userType: 2, status: 0, deptId: '', id: 'x' });
    const { version, updateTime, ...rest } = before;
    expect(await info('acceptor')).toMatchObject(rest);
    expect([version, updateTime]).toHaveLength(2);
  });

  test('his row is taken back whole, as it was told, with nothing where it has nothing', async () => {
    const told = await info('reviewer');
    expect([told.email, told.avatar]).toEqual([null, null]);
    expect((await post('reviewer', told)).body).toMatchObject({ code: 200 });
    const { version, updateTime: _, updateUser: __, ...kept } = told;
    expect(await info('reviewer')).toMatchObject({ ...kept, version: Number(version) + 1 });
  });

  test('a name is not emptied', async () => {
    expect((await post('lead', { realName: null })).body).toMatchObject({
      code: 400,
      data: { errors: [{ field: 'realName', message: '请输入用户姓名' }] },
    });
  });

  test('what is too long is named', async () => {
    const { body } = await post('lead', { realName: '长'.repeat(51) });
    const message = '用户姓名不能超过50个字';
    expect(body).toMatchObject({
      code: 400,
      msg: message,
      data: { errors: [{ field: 'realName', message }] },
    });
  });

  test.each([
    ['', '手机号码不能为空'],
    ['1380013800', '手机号码长度不为11位'],
    ['23800138000', '手机号码格式不正确'],
  ])('phone “%s” is refused: %s', async (phone, message) => {
    expect(await post('acceptor', { phone })).toMatchObject({
      status: 400,
      body: { msg: message, data: { errors: [{ field: 'phone', message }] } },
    });
  });

  test('his picture is a jpg or png of at most 500kb that he stored himself', async () => {
    const tooLarge = Buffer.concat([png, Buffer.alloc(500 * 1024)]);
    const sentence = '头像只能是jpg或png图片，且不超过500kb';
    expect((await upload('acceptor', tooLarge)).body.msg).toBe(sentence);
    expect((await upload('acceptor', Buffer.from('%PDF-1.4\n%%EOF'))).body.msg).toBe(sentence);
    const { attachId } = (await upload('acceptor', png)).body.data;
    expect((await post('reviewer', { avatar: attachId })).body.msg).toBe(sentence);
    expect((await post('acceptor', { avatar: 'https://elsewhere/x.png' })).body.msg).toBe(sentence);
    expect((await post('acceptor', { avatar: attachId })).status).toBe(200);
    const { avatar } = await info('acceptor');
    const shown = await server.app.inject({ method: 'GET', url: avatar });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    const paper = (await upload('acceptor', png, 'content')).body.data.attachId;
    const address = `/api/blade-user/avatar/${String(paper)}`;
    expect((await server.app.inject({ method: 'GET', url: address })).statusCode).toBe(404);
  });
});
