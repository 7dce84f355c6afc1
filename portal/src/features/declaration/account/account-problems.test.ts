import { describe, expect, it } from 'vitest';

import { accountNumber } from '../draft-calls.ts';
import { accountProblems } from './account-problems.ts';

describe('the receiving account', () => {
  it('needs its owner, its bank and its number', () => {
    expect(accountProblems({}, null).map(({ field }) => field)).toEqual([
      'accountName',
      'bankName',
      'bankAccount',
    ]);
  });

  it('may keep the number that the server has', () => {
    expect(accountProblems({ accountName: '公司', bankName: '银行' }, '**** 2222')).toEqual([]);
  });

  it('takes a number of 8 to 30 digits, with blanks as people write them', () => {
    expect(accountNumber('6222 0000 1111 2222')).toBe('6222000011112222');
    expect(accountNumber('1234567')).toBeUndefined();
    expect(
      accountProblems({ accountName: '公司', bankName: '银行', bankAccount: '62x' }, '**** 2222'),
    ).toEqual([{ field: 'bankAccount', kind: 'number' }]);
  });
});
