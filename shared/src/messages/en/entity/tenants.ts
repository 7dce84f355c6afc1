import type { EntityCatalogue } from '../../kit.ts';

/** English texts of tenants and their packages. */
export const tenantEntities = {
  tenant: {
    title: 'Tenant',
    fields: {
      tenantId: 'Tenant number',
      tenantName: 'Tenant name',
      domain: 'Domain',
      linkman: 'Contact person',
      contactNumber: 'Contact phone',
      address: 'Contact address',
      accountNumber: 'Account limit',
      storageMb: 'Storage limit (MB)',
      expireTime: 'Expires at',
      datasourceId: 'Data source',
      packageId: 'Package',
      status: 'Status',
    },
    choices: { status: { 1: 'Active', 0: 'Switched off' } },
  },
  tenantPackage: {
    title: 'Tenant package',
    fields: { packageName: 'Package name', menuId: 'Menus', remark: 'Remark' },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
