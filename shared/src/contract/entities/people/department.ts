import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, optional, parentOf, reference, text } from '../../kit/field.ts';

/** A node of the organisation; the district's agencies are departments, and the public sees those. */
export const department = defineEntity('department', {
  path: 'blade-system/dept',
  lookupPath: 'blade-system/search/dept',
  nameField: 'fullName',
  nameFieldEn: 'nameEn',
  listAll: true,
  tree: true,
  order: [{ field: 'sort' }],
  publicFields: [
    'parentId',
    'deptName',
    'fullName',
    'nameEn',
    'deptNameEn',
    'duty',
    'dutyEn',
    'address',
    'addressEn',
    'officeHours',
    'officeHoursEn',
    'consultPhone',
    'sort',
  ],
  fields: {
    parentId: parentOf('department'),
    deptName: text(50, { list: true, search: true, en: 'deptNameEn' }),
    fullName: text(100, { list: true, search: true }),
    deptCategory: choice(['company', 'department', 'group'], { list: true, initial: 'department' }),
    nameEn: optional(text(150, { search: true })),
    deptNameEn: optional(text(80, { search: true })),
    docPrefix: optional(text(30)),
    code: optional(text(50, { list: true })),
    leader: optional(text(50, { personal: { purpose: 'office', term: 'office' }, list: true })),
    /** The account of the leader, whom processes ask. */
    leaderId: optional(reference('user', { as: 'leaderName' })),
    duty: optional(longText(500)),
    dutyEn: optional(longText(1000)),
    phone: optional(text(30, { list: true, masked: 'phone' })),
    /** Whom the public calls with questions; `phone` is the organisation's own. */
    consultPhone: optional(text(30)),
    address: optional(text(200)),
    addressEn: optional(text(300)),
    officeHours: optional(text(100)),
    officeHoursEn: optional(text(200)),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
