import { defineEntity } from '../../kit/entity.ts';
import { integer, longText, optional, reference, text } from '../../kit/field.ts';

/**
 * An agency as the public is told of it: a department that issues documents, by what its editors keep of it. What it is
 * called is the organisation's to say.
 */
export const agency = defineEntity('agency', {
  path: 'policy/agency',
  nameField: 'fullName',
  nameFieldEn: 'nameEn',
  order: [{ field: 'sort' }],
  view: true,
  layout: [
    {
      key: 'basic',
      told: ['fullName'],
      fields: ['departmentId', 'nameEn', 'deptNameEn', 'docPrefix', 'sort'],
    },
    { key: 'content', fields: ['duty', 'dutyEn'] },
    {
      key: 'contact',
      fields: ['address', 'addressEn', 'officeHours', 'officeHoursEn', 'consultPhone'],
    },
  ],
  fields: {
    departmentId: reference('department', { createOnly: true }),
    fullName: text(100, { list: true, search: true, sort: true, readOnly: true }),
    nameEn: optional(text(150, { search: true })),
    deptNameEn: optional(text(80)),
    docPrefix: text(30, { list: true, search: true, sort: true }),
    duty: optional(longText(500, { search: true })),
    dutyEn: optional(longText(1000)),
    address: optional(text(200, { search: true })),
    addressEn: optional(text(300)),
    officeHours: optional(text(100, { list: true })),
    officeHoursEn: optional(text(200)),
    consultPhone: optional(text(30, { list: true, search: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
