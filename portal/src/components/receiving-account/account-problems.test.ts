import { describe, expect, it } from 'vitest';

import { accountNumber, accountProblems } from './account-problems.ts';

const known = { applicant: '云澜（软件）有限公司', masked: null };
const kept = { ...known, masked: '**** 2222' };
const own = { accountName: '云澜(软件)有限公司', bankName: '银行' };
const others = { ...own, accountName: '控股公司' };

describe('the receiving account', () => {
  it('needs its owner, its bank and its number', () => {
    expect(accountProblems({ accountName: own.accountName }, known).map(({ field }) => field)).toEqual([
      'bankName',
      'bankAccount',
    ]);
  });

  it('may keep the number that the server has', () => {
    expect(accountProblems(own, kept)).toEqual([]);
  });

  it('takes a number of 8 to 30 digits, with blanks as people write them', () => {
    expect(accountNumber('6222 0000 1111 2222')).toBe('6222000011112222');
    expect(accountNumber('1234567')).toBeUndefined();
    expect(accountProblems({ ...own, bankAccount: '62x' }, kept)).toEqual([
      { field: 'bankAccount', kind: 'number' },
    ]);
  });

  it('of somebody else needs a reason and a proof', () => {
    expect(accountProblems(others, kept).map(({ field }) => field)).toEqual([
      'accountReason',
      'accountProofId',
    ]);
    expect(accountProblems({ ...others, accountReason: '统一收款', accountProofId: 'a1' }, kept)).toEqual([]);
  });
});
