import { duties } from '../../companies/duties.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, choices, date, integer, longText, optional, reference, text } from '../../kit/field.ts';

/**
 * A person's place in a company, with what he may do for it, from one day to another; a person who applies for himself has
 * one without a company. Rows that have ended stay: they say who acted for a company when.
 */
export const companyMember = defineEntity('companyMember', {
  path: 'policy/companymember',
  nameField: 'memberName',
  ownRows: true,
  scope: { company: 'companyId', user: 'uid' },
  fields: {
    uid: reference('user', { as: 'userName', list: true, search: true, createOnly: true }),
    companyId: optional(
      reference('company', { as: 'companyName', list: true, search: true, createOnly: true }),
    ),
    memberName: text(50, { personal: { purpose: 'name', term: 'account' }, list: true, search: true }),
    duties: choices(duties, { list: true }),
    fromDate: date({ list: true, sort: true }),
    untilDate: optional(date({ list: true, sort: true })),
    contactPhone: optional(text(20, { personal: { purpose: 'reach', term: 'account' }, masked: 'phone' })),
    email: optional(text(100, { personal: { purpose: 'reach', term: 'account' }, masked: 'email' })),
    authLevel: integer(0, 9, { initial: 0 }),
    accountStatus: choice(['pending', 'active', 'refused', 'disabled'], {
      list: true,
      search: true,
      initial: 'active',
    }),
    rejectReason: optional(longText(500)),
  },
});
