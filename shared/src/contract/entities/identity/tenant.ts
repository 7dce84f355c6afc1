import { defineEntity } from '../../kit/entity.ts';
import { dateTime, integer, optional, text } from '../../kit/field.ts';

/** One authority on the platform; its 6-digit number is the `tenantId` of everything it owns. */
export const tenant = defineEntity('tenant', {
  path: 'blade-system/tenant',
  platform: true,
  unique: ['tenantNo'],
  fields: {
    tenantNo: text(6, { list: true, search: true, createOnly: true }),
    tenantName: text(50, { list: true, search: true }),
    domain: optional(text(200, { list: true, search: true })),
    linkman: optional(text(50, { list: true })),
    contactNumber: optional(text(30, { list: true })),
    address: optional(text(200)),
    accountNumber: integer(-1, 1_000_000, { initial: -1 }),
    expireTime: optional(dateTime({ list: true })),
  },
});
