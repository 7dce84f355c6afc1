import { defineEntity } from '../../kit/entity.ts';
import { dateTime, integer, numericChoice, optional, reference, text } from '../../kit/field.ts';

/** Number of the installation's own tenant, where its administrators work. */
export const firstTenantNo = '000000';

/** One authority on the platform; its 6-digit number is the `tenantId` of everything it owns. */
export const tenant = defineEntity('tenant', {
  path: 'blade-system/tenant',
  platform: true,
  nameField: 'tenantName',
  unique: ['tenantId'],
  fields: {
    /** Its own number, drawn by the server when it is opened, in the place of the tenant that owns a row. */
    tenantId: text(6, { list: true, search: true, readOnly: true }),
    tenantName: text(50, { list: true, search: true }),
    /** Hosts that lead to it, comma-joined. */
    domain: optional(text(200, { list: true, hiddenByDefault: true, search: true })),
    linkman: optional(text(50, { list: true, hiddenByDefault: true, search: true })),
    contactNumber: optional(text(30, { list: true, hiddenByDefault: true, masked: 'phone' })),
    address: optional(text(200)),
    /** How many people it may have; -1 for any number. */
    accountNumber: integer(-1, 1_000_000, { list: true, initial: -1 }),
    /** How much its files may take, in MB; -1 for any amount. */
    storageMb: integer(-1, 100_000_000, { list: true, hiddenByDefault: true, initial: -1 }),
    expireTime: optional(dateTime({ list: true, search: true })),
    /** What its roles may hold at most; only the installation's own tenant is bound by nothing. */
    packageId: optional(
      reference('tenantPackage', {
        ...{ as: 'packageName', list: true, search: true },
        requiredWhen: { field: 'tenantId', isNot: firstTenantNo },
      }),
    ),
    /** The outside database that keeps its business data; while it is named here it is not removed. */
    datasourceId: optional(reference('dataSource', { as: 'datasourceName', list: true })),
    /** 0 keeps all of its people out. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
  },
});
