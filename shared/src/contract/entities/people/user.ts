import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { date, longText, numericChoice, optional, references, text } from '../../kit/field.ts';

/** A person who signs in: a civil servant (userType 1) or a portal user (2). */
export const user = defineEntity('user', {
  path: 'blade-user',
  lookupPath: 'blade-user/search/user',
  // Companies' people stand in lists as well, though no work is handed to them.
  filterWith: { userType: '0' },
  permissionBase: 'user',
  nameField: 'realName',
  unique: ['account'],
  // Tables of other clients show the status by its name.
  computed: { statusName: z.string() },
  fields: {
    account: text(50, {
      personal: { purpose: 'signIn', term: 'account' },
      list: true,
      search: true,
      createOnly: true,
    }),
    realName: text(50, { personal: { purpose: 'name', term: 'account' }, list: true, search: true }),
    name: text(50, { personal: { purpose: 'name', term: 'account' }, list: true, hiddenByDefault: true }),
    code: optional(text(50, { personal: { purpose: 'office', term: 'office' } })),
    /** The person's own to change, as his profile does. */
    avatar: optional(
      text(500, { personal: { purpose: 'picture', term: 'account' }, readOnly: true, namesFile: true }),
    ),
    email: optional(
      text(100, {
        personal: { purpose: 'reach', term: 'account' },
        list: true,
        hiddenByDefault: true,
        masked: 'email',
      }),
    ),
    phone: optional(
      text(20, {
        personal: { purpose: 'reach', term: 'account' },
        list: true,
        search: true,
        masked: 'phone',
      }),
    ),
    birthday: optional(date({ personal: { purpose: 'office', term: 'office' } })),
    sex: optional(numericChoice([0, 1, 2], { personal: { purpose: 'office', term: 'office' } })),
    roleId: optional(references('role', { as: 'roleName', asEn: 'roleNameEn', list: true, search: true })),
    deptId: optional(
      references('department', { as: 'deptName', asEn: 'deptNameEn', list: true, search: true }),
    ),
    postId: optional(references('position', { as: 'postName', asEn: 'postNameEn', list: true })),
    /** Written by the platform call only, and so is its extension. */
    userType: numericChoice([1, 2], { list: true, search: true, readOnly: true, initial: 1 }),
    userExt: optional(longText(4000, { personal: { purpose: 'office', term: 'office' }, readOnly: true })),
    /** 0 keeps the person out. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
  },
});
