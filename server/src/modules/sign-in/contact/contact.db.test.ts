import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { sentBy } from '../../../../test/sent-messages.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { seedResources } from '../../../seeds/reference/resources.ts';

const path = 'blade-user/contact';
const password = 'First-Pass0';
let last = 0;

describeOnEachServer('where a person is reached', (server) => {
  const { told, codeTo, mailTo } = sentBy(server);
  beforeAll(() => seedResources(server.context));

  const somebody = async (reached: { phone?: string; email?: string } = {}) => {
    last += 1;
    const account = `moving${String(last)}`;
    const who = { account, password, realName: '常搬', userType: 2 as const, roles: ['applicant' as const] };
    await addAccount(server.context, { id: `user:${account}`, ...who });
    const unruled = asSystem(server.context, 'how a person of the test is reached');
    const own = await repositoryOf(user, unruled).first(eq(tableOf(user).account, account));
    if (!own) throw new Error('nobody was added');
    await repositoryOf(user, unruled).update(own.id, reached);
    return { id: own.id, person: await personOf(server, account, { password }) };
  };
  type Somebody = Awaited<ReturnType<typeof somebody>>['person'];
  const ask = (person: Somebody, kind: string, ...[value, secret = password]: [string, string?]) =>
    person.post(`${path}/ask`, { kind, value, password: hashPassword(secret) });
  const own = async (person: Somebody) => (await person.get('blade-user/info')).body.data;
  const code = (text: string) => /\d{6}/.exec(text)?.[0] ?? '';

  it('is changed by the password, a code from there and one from the old place', async () => {
    const { person } = await somebody({ phone: '13900008001' });
    const { body } = await ask(person, 'phone', '13900008002');
    expect(body.data).toMatchObject({ minutes: 15, oldPlace: 'phone' });
    const { id } = body.data;
    await told(id);
    const [newCode, oldCode] = [await codeTo('13900008002'), await codeTo('13900008001')];
    const confirm = (sent: object) => person.post(`${path}/confirm`, { id, ...sent });
    for (const [sent, field] of [
      [{ newCode: 'x', oldCode }, 'newCode'],
      [{ newCode, oldCode: newCode }, 'oldCode'],
    ] as const)
      expect((await confirm(sent)).body.data.errors).toEqual([{ field, message: '验证码不正确' }]);
    expect((await confirm({ newCode, oldCode })).status).toBe(200);
    expect((await own(person)).phone).toBe('13900008002');
    expect((await confirm({ newCode, oldCode })).body.msg).toBe('验证码已失效，请重新获取');
  });

  it('is first given by a code from there and one from the other place, if there is any', async () => {
    const { person } = await somebody({ phone: '13900008011' });
    const { body } = await ask(person, 'email', 'moving@example.cn');
    expect(body.data.oldPlace).toBe('phone');
    await told(body.data.id);
    const codes = { newCode: code(await mailTo('moving@example.cn')), oldCode: await codeTo('13900008011') };
    expect((await person.post(`${path}/confirm`, { id: body.data.id, ...codes })).status).toBe(200);
    const { person: unreached } = await somebody();
    const asked = (await ask(unreached, 'email', 'first@example.cn')).body.data;
    expect(asked.oldPlace).toBeNull();
    await told(asked.id);
    const newCode = code(await mailTo('first@example.cn'));
    expect((await unreached.post(`${path}/confirm`, { id: asked.id, newCode })).status).toBe(200);
  });

  it('takes the password, what is right and something new', async () => {
    const { person } = await somebody({ phone: '13900008021' });
    const told_ = async (...asked: [string, string, string?]) => {
      const { status, body } = await ask(person, ...asked);
      return [status, body.data.errors?.[0]?.field, body.msg];
    };
    expect(await told_('phone', '13900008022', 'nope')).toEqual([400, 'password', '原密码不正确']);
    expect(await told_('phone', '1390000')).toEqual([400, 'value', '手机号码长度不为11位']);
    expect((await told_('email', 'nowhere'))[0]).toBe(400);
    expect((await told_('email', ''))[0]).toBe(400);
    expect((await told_('phone', '13900008021'))[2]).toBe('新的联系方式与原来的相同');
    expect((await ask(person, 'roleId', 'x')).status).toBe(400);
  });

  it('does not tell that somebody else has a phone, and sends no code there', async () => {
    await somebody({ phone: '13900008031' });
    const { person } = await somebody({ phone: '13900008032' });
    const { status, body } = await ask(person, 'phone', '13900008031');
    expect([status, body.data.oldPlace]).toEqual([200, 'phone']);
    await told(body.data.id);
    await expect(codeTo('13900008031')).rejects.toThrow('no SMS');
    const oldCode = await codeTo('13900008032');
    const wrong = await person.post(`${path}/confirm`, { id: body.data.id, newCode: oldCode, oldCode });
    expect(wrong.body.msg).toBe('验证码不正确');
  });

  it('is one person’s, even where two take a phone at once', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const started = [];
    for (const { person } of [one, other]) {
      const { id } = (await ask(person, 'phone', '13900008041')).body.data;
      await told(id);
      started.push({ person, id, newCode: await codeTo('13900008041') });
      // A phone is sent one code in a minute.
      server.clock.moveBy(61_000);
    }
    const answers = await Promise.all(
      started.map(({ person, id, newCode }) => person.post(`${path}/confirm`, { id, newCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is nobody else’s to confirm, and not after the person has changed', async () => {
    const { id: userId, person } = await somebody({ phone: '13900008051' });
    const { person: stranger } = await somebody();
    const { id } = (await ask(person, 'phone', '13900008052')).body.data;
    await told(id);
    const codes = { newCode: await codeTo('13900008052'), oldCode: await codeTo('13900008051') };
    expect((await stranger.post(`${path}/confirm`, { id, ...codes })).body.msg).toBe(
      '验证码已失效，请重新获取',
    );
    const unruled = asSystem(server.context, 'an officer changes how a person is reached');
    await repositoryOf(user, unruled).update(userId, { phone: '13900008053' });
    expect((await person.post(`${path}/confirm`, { id, ...codes })).body.msg).toBe(
      '验证码已失效，请重新获取',
    );
    expect((await own(person)).phone).toBe('13900008053');
  });
});
