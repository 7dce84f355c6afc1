import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, integer, optional, reference, text } from '../../kit/field.ts';
import { agreementKinds } from '../../people/agreement-kinds.ts';

/** One time that somebody agreed to an edition of a text, and until when it held. */
export const consent = defineEntity('consent', {
  path: 'policy/consent',
  nameField: 'kind',
  ownRows: true,
  scope: { user: 'userId' },
  fields: {
    userId: reference('user', { as: 'userName', list: true, search: true }),
    kind: choice(agreementKinds, { list: true, search: true }),
    edition: integer(1, 9999, { list: true, search: true }),
    givenAt: dateTime({ list: true, search: true, sort: true }),
    /** The network address that he agreed from. */
    address: optional(
      text(60, { personal: { purpose: 'audit', term: 'account' }, list: true, hiddenByDefault: true }),
    ),
    /** When it ended, and why: he took it back, or agreed to a newer edition. */
    endedAt: optional(dateTime({ list: true, search: true, sort: true })),
    ended: optional(choice(['withdrawn', 'renewed'], { list: true, search: true })),
    endedAddress: optional(
      text(60, { personal: { purpose: 'audit', term: 'account' }, list: true, hiddenByDefault: true }),
    ),
  },
});
