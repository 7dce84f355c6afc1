import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { smsConfigTable } from '../tables.ts';

const secretKey = 'a-secret-that-nobody-reads';
const endpoint = 'https://203.0.114.9';

describeOnEachServer('SMS configurations', (server) => {
  const manager = signedIn(server, 'manager');

  const config = async (over: object) =>
    (
      await manager.post('blade-resource/sms/submit', {
        ...{ signName: '政策兑现', accessKey: 'AK', secretKey, appId: '1400', endpoint, ...over },
      })
    ).body.data;
  const enabled = async () =>
    (await manager.get('blade-resource/sms/list', { status: '1' })).body.data.records.map(
      ({ smsCode }: { smsCode: string }) => smsCode,
    );

  test('a secret is sealed in the table and told by no answer', async () => {
    const row = await config({ category: 'aliyun', smsCode: 'sealed' });
    const list = (await manager.get('blade-resource/sms/list')).body;
    expect(JSON.stringify([row, list])).not.toMatch(/secret/i);
    expect(JSON.stringify(await server.context.db.select().from(smsConfigTable))).not.toContain(secretKey);
  });

  test.each([
    [{ category: 'aliyun', signName: null }, '请输入短信签名'],
    [{ category: 'tencent', accessKey: null }, '请输入访问密钥'],
    [{ category: 'tencent', appId: null }, '请输入应用id'],
    [{ category: 'aliyun', secretKey: '' }, '请输入密钥'],
    [{ category: 'http', bodyTemplate: '[1]' }, '请求内容模板须写成 JSON 对象，请检查花括号、引号和逗号'],
    [{ category: 'http', bodyTemplate: null, endpoint: null }, '请输入接口地址'],
    [
      { category: 'http', bodyTemplate: '{}', endpoint: 'http://169.254.169.254/' },
      '不允许访问地址169.254.169.254',
    ],
  ])('a configuration is refused: %j', async (over, msg) => {
    const sent = {
      smsCode: 'broken',
      signName: 's',
      accessKey: 'a',
      appId: '1',
      secretKey,
      endpoint,
    };
    const { body } = await manager.post('blade-resource/sms/submit', { ...sent, ...over });
    expect(body).toMatchObject({ code: 400, msg });
  });

  test('the secret of one provider is none of another’s', async () => {
    const sent = { category: 'outbox', smsCode: 'turned', secretKey: '' };
    const { id } = await config(sent);
    const turn = (over: object) =>
      manager.post('blade-resource/sms/submit', { ...{ id, accessKey: 'AK' }, ...over });
    expect((await turn({ category: 'aliyun' })).body).toMatchObject({
      ...{ code: 400, msg: '请输入密钥' },
    });
    expect((await turn({ category: 'aliyun', secretKey })).status).toBe(200);
    expect((await turn({ category: 'aliyun', signName: '另一' })).status).toBe(200);
  });

  test('one of them is the tenant’s at a time, and stays while it is', async () => {
    const [one, two] = [
      await config({ category: 'aliyun', smsCode: 'one' }),
      await config({ category: 'outbox', smsCode: 'two' }),
    ];
    const enable = ({ id }: { id: string }) => manager.post('blade-resource/sms/enable', { id });
    await Promise.all([enable(one), enable(two), enable(one)]);
    expect(await enabled()).toHaveLength(1);
    await enable(two);
    expect(await enabled()).toEqual(['two']);
    const { body } = await manager.post('blade-resource/sms/remove', { ids: two.id });
    expect(body.msg).toBe('启用中的配置不能删除');
    const reviewer = await personOf(server, 'reviewer');
    expect((await reviewer.post('blade-resource/sms/enable', { id: one.id })).status).toBe(403);
  });
});
