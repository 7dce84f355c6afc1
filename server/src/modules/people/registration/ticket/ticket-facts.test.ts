import { describe, expect, it } from 'vitest';

import type { RegisterForm } from '@policy/shared/contract/people/register.ts';

import type { TicketPerson } from '../../../../sign-on/tickets.ts';
import { assertVouched, filledBy, isVouchedCompany } from './ticket-facts.ts';

const code = '91440000MA0000001X';
const vouched: TicketPerson = {
  ...{ loginId: '1', providerId: '2', userType: 'enterprise', level: 3, name: '赵六', idNumber: null },
  ...{ phone: null, companyName: '云澜', creditCode: code, legalPerson: null },
};
const form = {
  ...{ userType: 'enterprise', companyName: '云澜', creditCode: code, legalPerson: '王五' },
  ...{ name: '', idNumber: '' },
} as RegisterForm;

describe('what a provider vouches for', () => {
  it('may be added to, but not contradicted', () => {
    expect(() => assertVouched(form, vouched)).not.toThrow();
    const contradicted: Partial<RegisterForm>[] = [
      { companyName: '别的' },
      { creditCode: '91440000MA0000002X' },
      { userType: 'individual' },
    ];
    for (const over of contradicted)
      expect(() => assertVouched({ ...form, ...over }, vouched)).toThrow('registration.ticketDiffers');
    const person: TicketPerson = { ...vouched, userType: 'individual', name: '李雷', idNumber: '44' };
    const own: RegisterForm = { ...form, userType: 'individual', name: '李雷', idNumber: '44' };
    expect(() => assertVouched(own, person)).not.toThrow();
    expect(() => assertVouched({ ...own, idNumber: '45' }, person)).toThrow('registration.ticketDiffers');
  });

  it('stands where the form says nothing', () => {
    const bare: RegisterForm = { ...form, companyName: '', creditCode: '' };
    expect(filledBy(vouched, bare)).toEqual({ ...bare, companyName: '云澜', creditCode: code });
    expect(filledBy(vouched, { ...form, companyName: '别的' }).companyName).toBe('别的');
    const person: TicketPerson = { ...vouched, userType: 'individual', name: '李雷', idNumber: '44' };
    const own: RegisterForm = { ...form, userType: 'individual', companyName: '', creditCode: '' };
    expect(filledBy(person, own)).toEqual({ ...own, name: '李雷', idNumber: '44' });
  });

  it('is a new company of just this number, from the third level on', () => {
    const row = { aim: 'create' as const, applicantType: 'enterprise' as const, creditCode: code };
    expect(isVouchedCompany(row, vouched)).toBe(true);
    expect(isVouchedCompany(row, null)).toBe(false);
    expect(isVouchedCompany({ ...row, aim: 'join' }, vouched)).toBe(false);
    const others: Partial<TicketPerson>[] = [
      { level: 2 },
      { userType: 'individual' },
      { creditCode: null },
      { creditCode: '' },
      { creditCode: '91440000MA0000002X' },
    ];
    for (const over of others) expect(isVouchedCompany(row, { ...vouched, ...over })).toBe(false);
  });
});
