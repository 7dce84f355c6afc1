import { param } from '@policy/shared/contract/entities/system/param.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { clientHeader, signIn } from '../../../../test/test-server.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';

const good = 'Ab3-efgh';

describeOnEachServer('registration of third-party users', (server) => {
  const admin = signedIn(server, 'admin');

  const social = (over: Record<string, string> = {}) =>
    server.call({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      headers: clientHeader('admin'),
      query: {
        ...{ grant_type: 'social', tenantId: '000000', source: 'demo', code: '赵六', state: 'abc' },
        ...over,
      },
    });
  const register = (over: Record<string, string> = {}) =>
    server.call({
      method: 'POST',
      url: '/api/blade-user/register-guest',
      headers: clientHeader('admin'),
      query: { tenantId: '000000', name: '', account: 'zhaoliu', password: good, oauthId: '', ...over },
    });
  const arrive = async (code: string) => (await social({ code })).body.oauth_id as string;
  const rowOf = async (account: string) =>
    (await admin.get('blade-user/registration/list', { account })).body.data.records[0] as {
      id: string;
      status: string;
    };

  it('somebody without a local account gets a token that opens nothing', async () => {
    const { status, body } = await social();
    expect([status, body.user_id, body.tenant_id]).toEqual([200, '-1', '000000']);
    const { status: refused } = await server.call({
      url: '/api/blade-user/info',
      headers: { ...clientHeader('admin'), 'blade-auth': `bearer ${String(body.access_token)}` },
    });
    expect(refused).toBe(401);
    expect((await social()).body.oauth_id).toBe(body.oauth_id);
  });

  it.each([
    [{ source: 'wechat' }, '该第三方登录未启用'],
    [{ state: '' }, '第三方登录应答不正确，请重新登录'],
    [{ code: '<x>' }, '第三方登录应答不正确，请重新登录'],
    [{ tenantId: '999999' }, '租户不存在'],
  ])('a social sign-in with %j is refused', async (over, sentence) => {
    const { status, body } = await social(over);
    expect([status, body.error_description]).toEqual(['tenantId' in over ? 404 : 400, sentence]);
  });

  it.each([
    [{ tenantId: '' }, '请先输入租户编号'],
    [{ tenantId: '999999' }, '租户不存在'],
    [{ tenantId: '', account: '', password: '' }, '请先输入租户编号'],
    [{ account: '', password: '' }, '请先输入账号名称'],
    [{ account: 'x' }, '账号须为2至50位字母、数字或 . _ @ -'],
    [{ password: '' }, '请先输入密码'],
    [{ password: 'short' }, '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种'],
    [{ account: 'admin' }, '登录账号已存在'],
    [{ oauthId: 'no-uuid' }, '第三方登录已失效或已注册，请重新登录'],
  ])('a registration with %j is refused, and leaves no account', async (over, sentence) => {
    const oauthId = await arrive('钱七');
    const { status, body } = await register({ account: 'qianqi', oauthId, ...over });
    expect([status < 500, body.msg]).toEqual([true, sentence]);
    expect((await admin.get('blade-user/page', { account: 'qianqi' })).body.data.total).toBe(0);
  });

  it('a registered person waits for an administrator, and may not register twice', async () => {
    const oauthId = await arrive('孙八');
    expect((await register({ account: 'sunba', oauthId })).body).toMatchObject({ success: true });
    expect((await register({ account: 'sunba2', oauthId })).body.msg).toBe(
      '第三方登录已失效或已注册，请重新登录',
    );
    const waiting = '用户未分配角色,请等待管理员审批';
    expect((await social({ code: '孙八' })).body.error_description).toBe(waiting);
    const typed = await signIn(server, 'sunba', { password: good });
    expect(typed.body.error_description).toBe(waiting);
    expect(await rowOf('sunba')).toMatchObject({ status: 'pending' });
  });

  it('approval gives role, department and post, once', async () => {
    await register({ account: 'zhoujiu', oauthId: await arrive('周九') });
    const { id } = await rowOf('zhoujiu');
    const approve = (over: object) => admin.post('blade-user/registration/approve', { id, ...over });
    const [roleId, deptId] = [idOf('role:acceptor'), idOf('district')];
    expect((await approve({ deptId })).body.msg).toBe('请选择角色');
    expect((await approve({ roleId })).body.msg).toBe('请选择部门');
    expect((await approve({ roleId, deptId })).body.code).toBe(200);
    expect((await approve({ roleId, deptId })).status).toBe(409);
    const { body } = await social({ code: '周九' });
    expect(body).toMatchObject({ account: 'zhoujiu', role_id: roleId, dept_id: deptId });
  });

  it('an approval starts from the role, department and post of the parameters', async () => {
    const defaults = async () => (await admin.get('blade-user/registration/defaults')).body.data;
    expect(await defaults()).toEqual({ roleId: '', deptId: '', postId: '' });
    const paramValue = idOf('role:acceptor');
    await repositoryOf(param, server.context).insert({
      ...{ paramName: '注册默认角色', paramKey: 'registration.roleId', paramValue },
    });
    expect(await defaults()).toEqual({ roleId: paramValue, deptId: '', postId: '' });
  });

  it('refusal needs a reason, frees the account and lets the person ask again', async () => {
    await register({ account: 'wushi', oauthId: await arrive('吴十') });
    const { id } = await rowOf('wushi');
    const refuse = (reason: string) => admin.post('blade-user/registration/refuse', { id, reason });
    expect((await refuse(' ')).body.msg).toBe('请输入驳回原因');
    expect((await refuse('不是本单位人员')).body.code).toBe(200);
    expect((await refuse('再次')).status).toBe(409);
    const again = await social({ code: '吴十' });
    expect(again.body.user_id).toBe('-1');
    expect((await register({ account: 'wushi', oauthId: again.body.oauth_id })).body.success).toBe(true);
  });

  it('nobody else may read or answer requests', async () => {
    const acceptor = await personOf(server, 'acceptor');
    expect((await acceptor.get('blade-user/registration/list')).status).toBe(403);
    const { status } = await acceptor.post('blade-user/registration/approve', { id: idOf('district') });
    expect(status).toBe(403);
  });

  it('a refresh narrows the session to one of the person’s own departments and roles', async () => {
    const { body } = await signIn(server, 'acceptor');
    const refresh = (refreshToken: string, over: Record<string, string>) =>
      server.call({
        method: 'POST',
        url: '/api/blade-auth/oauth/token',
        headers: clientHeader('integration'),
        query: { grant_type: 'refresh_token', refresh_token: refreshToken, ...over },
      });
    const own = { deptId: idOf('district'), roleId: idOf('role:acceptor') };
    const narrowed = await refresh(body.refresh_token, own);
    expect(narrowed.body).toMatchObject({ dept_id: own.deptId, role_id: own.roleId });
    const foreign = await refresh(narrowed.body.refresh_token, { ...own, roleId: idOf('role:admin') });
    expect([foreign.status, foreign.body.error_description]).toEqual([403, '不能切换到未分配的部门或角色']);
    // The refused exchange was rolled back: the token is still good.
    expect((await refresh(narrowed.body.refresh_token, {})).status).toBe(200);
  });

  it('the password travels in plain to this call only, and is stored as sign-in sends it', async () => {
    const { body } = await signIn(server, 'sunba', { password: hashPassword(good) });
    expect(body.error_description).toBe('用户名或密码错误');
  });
});
