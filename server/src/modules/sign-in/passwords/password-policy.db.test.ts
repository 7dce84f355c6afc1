import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { callerOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';

const day = 86_400_000;

describeOnEachServer('a password', (server) => {
  beforeAll(async () => {
    const names = { account: 'changing', password: 'First-Pass0', realName: '常换' };
    await addAccount(server.context, { id: 'user:changing', userType: 1, roles: ['editor'], ...names });
  });

  const open = async (password: string): Promise<Person & { held: boolean }> => {
    const { body } = await signIn(server, 'changing', { password });
    return { ...callerOf(server, bearer(body.access_token)), held: body.must_change_password };
  };
  const change = (person: Person, from: string, to: string) =>
    person.post('blade-user/update-password', {
      ...{ oldPassword: hashPassword(from), newPassword: to, newPassword1: to },
    });

  it('is none of the last five that the person used', async () => {
    const person = await open('First-Pass0');
    const used = ['First-Pass0'];
    for (let n = 1; n <= 4; n += 1) {
      const next = `Next-Pass${n}`;
      expect((await change(person, used.at(-1)!, next)).status).toBe(200);
      used.push(next);
    }
    expect((await change(person, 'Next-Pass4', 'Next-Pass4')).body.msg).toBe('新密码不能与原密码相同');
    for (const former of used.slice(0, -1))
      expect((await change(person, 'Next-Pass4', former)).body.msg).toBe('新密码不能与最近5次使用的密码相同');
    expect((await change(person, 'Next-Pass4', 'Next-Pass5')).status).toBe(200);
    expect((await change(person, 'Next-Pass5', 'First-Pass0')).status).toBe(200);
  });

  it('is refused at the field that is wrong', async () => {
    const person = await open('First-Pass0');
    const fieldOf = async (sent: object) =>
      (await person.post('blade-user/update-password', sent)).body.data.errors[0].field;
    const oldPassword = hashPassword('First-Pass0');
    const twice = (word: string) => ({ newPassword: word, newPassword1: word });
    expect(await fieldOf({ oldPassword, ...twice('weak') })).toBe('newPassword');
    expect(await fieldOf({ oldPassword, ...twice('First-Pass0') })).toBe('newPassword');
    expect(await fieldOf({ oldPassword, ...twice('Fresh-Pass1'), newPassword1: 'x' })).toBe('newPassword1');
    expect(await fieldOf({ oldPassword: hashPassword('x'), ...twice('Fresh-Pass1') })).toBe('oldPassword');
  });

  it('holds its person back once it is older than the tenant allows, until it is changed', async () => {
    // Values that the rule of parameters refuses now may stand there from before.
    const unruled = asSystem(server.context, 'values from before there was a rule');
    const setDays = (paramValue: string) =>
      repositoryOf(param, unruled).update(idOf('param:password.maxDays'), { paramValue });
    server.clock.moveBy(91 * day);
    expect((await open('First-Pass0')).held).toBe(false);
    await setDays('90');
    const person = await open('First-Pass0');
    expect(person.held).toBe(true);
    expect((await person.get('policy/policyinfo/listmanage')).body.msg).toBe('请先修改密码');
    expect((await change(person, 'First-Pass0', 'Fresh-Pass9')).status).toBe(200);
    expect((await person.get('policy/policyinfo/listmanage')).status).toBe(200);
    for (const silent of ['0', 'never', '-1', '99999']) {
      await setDays(silent);
      server.clock.moveBy(400 * day);
      expect((await open('Fresh-Pass9')).held, silent).toBe(false);
    }
  });
});
