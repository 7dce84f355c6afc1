import { duties } from '../../companies/duties.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, choices, date, integer, longText, optional, reference, text } from '../../kit/field.ts';
import { companyFacts } from './company.ts';

const isCompany = { field: 'userType', is: 'enterprise' } as const;

/**
 * Who may apply: a row for each member of a company, and one for each person who applies for himself, read from those two
 * and from the accounts behind them. Its version grows with each of the three.
 */
export const portalUser = defineEntity('portalUser', {
  path: 'policy/policyuserinfo',
  nameField: 'companyName',
  ownRows: true,
  scope: { company: 'companyId', user: 'uid' },
  view: true,
  fields: {
    account: text(50, {
      personal: { purpose: 'signIn', term: 'account' },
      list: true,
      search: true,
      createOnly: true,
    }),
    uid: reference('user', { search: true, readOnly: true }),
    userType: choice(['enterprise', 'individual'], {
      list: true,
      search: true,
      createOnly: true,
      initial: 'enterprise',
    }),
    companyId: optional(reference('company', { search: true, readOnly: true })),
    companyName: text(100, { personal: { purpose: 'name', term: 'account' }, list: true, search: true }),
    creditCode: optional(
      text(18, {
        list: true,
        search: true,
        createOnly: true,
        requiredWhen: isCompany,
        visibleWhen: isCompany,
      }),
    ),
    accountStatus: choice(['pending', 'active', 'refused', 'disabled'], {
      list: true,
      search: true,
      initial: 'active',
      readOnly: true,
    }),
    ...companyFacts,
    contactName: optional(text(50, { personal: { purpose: 'name', term: 'account' }, list: true })),
    duties: optional(choices(duties, { list: true, createOnly: true, visibleWhen: isCompany })),
    contactPhone: optional(
      text(20, { personal: { purpose: 'reach', term: 'account' }, list: true, masked: 'phone' }),
    ),
    email: optional(text(100, { personal: { purpose: 'reach', term: 'account' }, masked: 'email' })),
    /** The number that the account signs in and is told with; the contact's may be another. */
    accountPhone: optional(
      text(20, { personal: { purpose: 'reach', term: 'account' }, masked: 'phone', readOnly: true }),
    ),
    authLevel: integer(0, 9, { list: true, hiddenByDefault: true, search: true, initial: 0, readOnly: true }),
    fromDate: optional(date({ readOnly: true })),
    untilDate: optional(date({ readOnly: true })),
    rejectReason: optional(longText(500, { readOnly: true })),
    disabledReason: optional(longText(200, { readOnly: true })),
  },
});
