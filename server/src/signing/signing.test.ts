import { expect, it } from 'vitest';

import { createFieldCipher } from '../kit/services/field-cipher.ts';
import type { Config } from '../config.ts';
import { signingNamed, signingOf, signWithin } from './signing.ts';

const cipher = createFieldCipher('a secret of this test, long enough');
const configOf = (mode: string) => ({ cipher, config: { mode } as unknown as Config });
const what = { digest: 'ab'.repeat(32), signedAt: '2026-11-28 10:00:00' };
const who = { holder: '江屿市泽岚环保科技有限公司', known: '91440101MA5XXXXX0L' };

it('the simulated service signs so that it verifies, and nothing that was altered does', async () => {
  const signing = signingOf(configOf('demonstration'));
  expect(signing.isSimulated).toBe(true);
  const signature = await signing.sign(what, who);
  if (!signature) throw new Error('Nothing signed');
  expect(signature.certificate.issuer).toContain('模拟');
  const verify = (over: object, certificate: object = {}) =>
    signing.verify(
      { ...what, ...over },
      { ...signature, certificate: { ...signature.certificate, ...certificate } },
    );
  expect(await verify({})).toEqual({ isTrue: true, isInTime: true });
  expect(await verify({ digest: 'cd'.repeat(32) })).toMatchObject({ isTrue: false });
  expect(await verify({}, { holder: '乙公司' })).toMatchObject({ isTrue: false });
  expect(await verify({}, { validUntil: '2099-12-31' })).toMatchObject({ isTrue: false });
  expect(await verify({ signedAt: '2027-01-05 10:00:00' })).toEqual({ isTrue: false, isInTime: false });
  const elsewhere = signingNamed(
    { cipher: createFieldCipher('the secret of another installation') },
    'simulated',
  );
  expect(await elsewhere.verify(what, signature)).toMatchObject({ isTrue: false });
});

it('production signs by nobody, and claims nothing', async () => {
  const signing = signingOf(configOf('production'));
  expect([signing.name, signing.isSimulated]).toEqual(['none', false]);
  expect(await signing.sign(what, who)).toBeNull();
});

it('a service that fails signs nothing, with one sentence', async () => {
  const broken = { ...signingOf(configOf('test')), sign: () => Promise.reject(new Error('gone')) };
  await expect(signWithin(broken, what, who)).rejects.toThrow('application.signingFailed');
});
