import { expect, it } from 'vitest';

import { isPartyOn, partyAt } from './third-parties.ts';

const visit = { state: 's', nonce: '', locale: 'zh', returnAddress: 'http://localhost:3001/login' };
const finish = (code: string) =>
  partyAt('demo', { mode: 'test' }).finish(
    { state: 's', nonce: '', code, issuer: '', verifier: '', returnAddress: 'http://localhost:3001/login' },
    { signal: new AbortController().signal },
  );

it('the simulated third party knows whoever comes by name, and vouches for no more', async () => {
  expect(await finish('张三')).toMatchObject({
    subject: '张三',
    person: { name: '张三', level: 0, idNumber: null },
  });
});

it('the way there leads back to the page that asked, which has its page as a dialog', async () => {
  const call = { signal: new AbortController().signal };
  const url = await partyAt('demo', { mode: 'test' }).begin({ ...visit, challenge: '' }, call);
  expect(url.href).toBe('http://localhost:3001/login?source=demo&state=s');
});

it('the simulated third party is off in production', () => {
  expect(() => partyAt('demo', { mode: 'production' })).toThrow('signIn.source');
  expect([isPartyOn('demo', { mode: 'production' }), isPartyOn('demo', { mode: 'test' })]).toEqual([
    false,
    true,
  ]);
});

it.each(['wechat', '', 'toString'])('nobody comes from %j', (source) => {
  expect(() => partyAt(source, { mode: 'test' })).toThrow('signIn.source');
});

it.each(['', 'a', 'x'.repeat(31), '<b>', 'a b'])('the code %j is refused', async (code) => {
  await expect(finish(code)).rejects.toThrow('signIn.social');
});
