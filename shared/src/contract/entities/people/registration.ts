import { z } from 'zod';

import { applicantTypes } from '../../people/register.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, date, integer, json, optional, reference, text } from '../../kit/field.ts';

/** What somebody else's register answered about a request: kept with its source and its moment. */
const lookUp = z.object({
  kind: z.enum(['realName', 'company']),
  outcome: z.enum(['match', 'mismatch', 'unknown']),
  source: z.string(),
  isSimulated: z.boolean(),
  at: z.string(),
});
export type LookUp = z.output<typeof lookUp>;

const given = z.object({ code: z.string(), version: z.string(), at: z.string(), address: z.string() });

/** The request of somebody for an account here: known to a third party, or come through the portal; somebody decides. */
export const registration = defineEntity('registration', {
  path: 'blade-user/registration',
  nameField: 'account',
  fields: {
    /** Where it was made: on the sign-in page after a third party, or on the portal's own page. */
    kind: choice(['guest', 'portal'], { list: true, search: true, initial: 'guest', hiddenByDefault: true }),
    applicantType: optional(choice(applicantTypes, { list: true, search: true })),
    /** A company of its own, or a place in one that is here already. */
    aim: optional(choice(['create', 'join'], { list: true, search: true, hiddenByDefault: true })),
    account: text(50, {
      personal: { purpose: 'signIn', term: 'request' },
      list: true,
      search: true,
      indexed: true,
    }),
    name: optional(text(50, { personal: { purpose: 'name', term: 'request' }, list: true, search: true })),
    companyName: optional(
      text(100, { personal: { purpose: 'represent', term: 'request' }, list: true, search: true }),
    ),
    creditCode: optional(text(18, { list: true, search: true, indexed: true, hiddenByDefault: true })),
    legalPerson: optional(text(50, { personal: { purpose: 'represent', term: 'request' } })),
    idNumber: optional(text(40, { personal: { purpose: 'identify', term: 'request' }, masked: 'idNumber' })),
    phone: optional(
      text(20, { personal: { purpose: 'reach', term: 'request' }, list: true, masked: 'phone' }),
    ),
    /** The third party that knows him, and his name there. */
    source: text(30, { list: true, search: true }),
    nickName: text(100, {
      personal: { purpose: 'name', term: 'request' },
      list: true,
      hiddenByDefault: true,
    }),
    oauthId: optional(text(40, { personal: { purpose: 'signIn', term: 'request' } })),
    /** How surely a provider vouches for him. */
    level: optional(integer(0, 9)),
    userId: optional(reference('user')),
    companyId: optional(reference('company', { search: true })),
    /** Other requests, accounts and companies of the same number or phone when it came. */
    duplicates: optional(integer(0, 10_000, { list: true, sort: true })),
    checks: optional(json(z.array(lookUp).max(10), { personal: { purpose: 'identify', term: 'request' } })),
    consents: optional(json(z.array(given).max(20), { personal: { purpose: 'audit', term: 'request' } })),
    /** Until when the company's own administrators may answer before an officer does. */
    answerBy: optional(date({ list: true, sort: true, hiddenByDefault: true })),
    status: choice(['pending', 'approved', 'refused'], {
      list: true,
      search: true,
      initial: 'pending',
      readOnly: true,
    }),
    reason: optional(text(200, { list: true })),
    /** What the decision rests on, where it needs a proof. */
    proof: optional(text(200)),
  },
});
