import { expect, it } from 'vitest';

import { clientSentence } from '../../messages/client-sentence.ts';
import { phoneProblem } from './phone.ts';

const sentence = (phone: string | null | undefined) => {
  const problem = phoneProblem(phone);
  return problem && clientSentence(problem, 'zh');
};

it.each(['', null, undefined])('must be non-empty: %j', (phone) => {
  expect(sentence(phone)).toBe('手机号码不能为空');
});

it.each(['1380000000', '138000000000', '1'])('must have 11 digits: %s', (phone) => {
  expect(sentence(phone)).toBe('手机号码长度不为11位');
});

it.each(['23800000000', '1380000000a', '１３８００００００００', '138 0000000'])(
  'must be a number: %s',
  (phone) => {
    expect(sentence(phone)).toBe('手机号码格式不正确');
  },
);

it('lets a good number pass', () => {
  expect(phoneProblem('13800000000')).toBeNull();
});

it('says the same in English', () => {
  expect(clientSentence('phone.length', 'en')).toBe('A mobile number has 11 digits');
});
