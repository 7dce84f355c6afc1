import { application } from '@policy/shared/contract/entities/application/application.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { personalPurposes } from '@policy/shared/contract/kit/personal.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

import { catalogue } from '../../i18n/catalogue.ts';
import { askedPurposes, type AskedField } from './asked-purposes.ts';

const registered: Record<string, z.ZodType> = registration.fields;
const applied: Record<string, z.ZodType> = application.fields;

/** The field that keeps what is asked for, where it has another name. */
const keptIn: Partial<Record<AskedField, z.ZodType>> = {
  avatar: user.fields.avatar,
  email: user.fields.email,
  contactName: companyMember.fields.memberName,
  bankAccount: application.fields.bankAccountMasked,
  accountProof: application.fields.accountProofName,
};

const fieldOf = (asked: AskedField) => keptIn[asked] ?? registered[asked] ?? applied[asked];

it.each(Object.keys(askedPurposes) as AskedField[])('%s is asked for what it is kept for', (asked) => {
  const field = fieldOf(asked);
  expect(field && metaOf(field).personal?.purpose).toBe(askedPurposes[asked]);
});

it('each purpose is one sentence in each language', () => {
  for (const purpose of personalPurposes) {
    expect(catalogue.zh.purposes[purpose]).toMatch(/。$/);
    expect(catalogue.en.purposes[purpose]).toMatch(/\.$/);
  }
});
