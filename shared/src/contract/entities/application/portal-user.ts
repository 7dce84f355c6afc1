import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  choices,
  date,
  integer,
  longText,
  money,
  optional,
  reference,
  references,
  text,
} from '../../kit/field.ts';
import { enterpriseSizes } from '../content/shared-choices.ts';

/** The company or person behind a portal account; what applications are prefilled from. */
export const portalUser = defineEntity('portalUser', {
  path: 'policy/policyuserinfo',
  nameField: 'companyName',
  ownRows: true,
  scope: { user: 'uid' },
  unique: ['uid'],
  fields: {
    uid: reference('user', { search: true, createOnly: true }),
    userType: choice(['enterprise', 'individual'], { list: true, search: true, initial: 'enterprise' }),
    companyName: text(100, { list: true, search: true }),
    creditCode: text(18, { list: true, search: true }),
    legalPersonMasked: optional(text(50)),
    regionCode: optional(text(12)),
    address: optional(text(200)),
    industryIds: optional(references('industry')),
    size: optional(choice(enterpriseSizes, { list: true, search: true })),
    regDate: optional(date()),
    employees: optional(integer(0, 10_000_000)),
    revenueWan: optional(money()),
    rdExpenseWan: optional(money()),
    certs: optional(choices(['hightech', 'above', 'zjtx', 'little_giant'])),
    contactName: optional(text(50, { list: true })),
    contactPhone: optional(text(20, { list: true, masked: 'phone' })),
    email: optional(text(100, { masked: 'email' })),
    accountName: optional(text(100)),
    bankName: optional(text(100)),
    authLevel: integer(0, 9, { initial: 0 }),
    accountStatus: choice(['pending', 'active', 'refused', 'disabled'], {
      list: true,
      search: true,
      initial: 'active',
    }),
    rejectReason: optional(longText(500)),
  },
});
