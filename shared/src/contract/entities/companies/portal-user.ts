import { defineEntity } from '../../kit/entity.ts';
import { choice, date, integer, longText, optional, reference, text } from '../../kit/field.ts';
import { companyFacts } from './company.ts';

/** Who may apply: a row for each member of a company, and one for each person who applies for himself, read from those two. */
export const portalUser = defineEntity('portalUser', {
  path: 'policy/policyuserinfo',
  nameField: 'companyName',
  ownRows: true,
  scope: { company: 'companyId', user: 'uid' },
  view: true,
  fields: {
    uid: reference('user', { search: true, createOnly: true }),
    userType: choice(['enterprise', 'individual'], { list: true, search: true, initial: 'enterprise' }),
    companyId: optional(reference('company', { search: true, readOnly: true })),
    companyName: text(100, { list: true, search: true }),
    creditCode: optional(text(18, { list: true, search: true })),
    ...companyFacts,
    contactName: optional(text(50, { list: true })),
    contactPhone: optional(text(20, { list: true, masked: 'phone' })),
    email: optional(text(100, { masked: 'email' })),
    authLevel: integer(0, 9, { initial: 0 }),
    accountStatus: choice(['pending', 'active', 'refused', 'disabled'], {
      list: true,
      search: true,
      initial: 'active',
    }),
    untilDate: optional(date()),
    rejectReason: optional(longText(500)),
  },
});
