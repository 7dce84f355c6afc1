import type { PersonalPurpose } from '@policy/shared/contract/kit/personal.ts';

/** What each field of a person that the portal asks for is kept for, as the contract says of the field that keeps it. */
export const askedPurposes = {
  account: 'signIn',
  name: 'name',
  idNumber: 'identify',
  companyName: 'represent',
  legalPerson: 'represent',
  contactName: 'name',
  phone: 'reach',
  email: 'reach',
  avatar: 'picture',
  formData: 'apply',
  accountName: 'pay',
  bankName: 'pay',
  bankAccount: 'pay',
  accountReason: 'pay',
  accountProof: 'pay',
} as const satisfies Record<string, PersonalPurpose>;
export type AskedField = keyof typeof askedPurposes;
