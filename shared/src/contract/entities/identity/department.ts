import { defineEntity } from '../../kit/entity.ts';
import { integer, longText, optional, parentOf, text } from '../../kit/field.ts';

/** A node of the organisation; the district's agencies are departments, and the public sees those. */
export const department = defineEntity('department', {
  path: 'blade-system/dept',
  nameField: 'fullName',
  nameFieldEn: 'nameEn',
  listAll: true,
  order: [{ field: 'sort' }],
  publicFields: ['deptName', 'fullName', 'nameEn', 'duty', 'phone', 'address', 'officeHours', 'sort'],
  fields: {
    parentId: parentOf('department'),
    deptName: text(50, { list: true, search: true }),
    fullName: text(100, { list: true, search: true }),
    nameEn: optional(text(150)),
    docPrefix: optional(text(30)),
    duty: optional(longText(500)),
    phone: optional(text(30, { list: true })),
    address: optional(text(200)),
    officeHours: optional(text(100)),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
