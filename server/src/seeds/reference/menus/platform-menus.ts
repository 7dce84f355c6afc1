import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import { region } from '@policy/shared/contract/entities/system/region.ts';

import { button, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

const own = { isPlatform: true } as const;

/** What the platform is set up with; tenants have dictionaries and parameters of their own. */
export const platformMenus: readonly MenuSeed[] = [
  { ...screen(dictionary, '/system/dict', ['系统字典', 'System dictionaries', 'book']), ...own },
  screen(businessDictionary, '/system/dictbiz', ['业务字典', 'Business dictionaries', 'read']),
  screen(param, '/system/param', ['参数管理', 'Parameters', 'control']),
  { ...screen(region, '/system/region', ['行政区划', 'Regions', 'environment']), ...own },
  { ...screen(tenant, '/system/tenant', ['租户管理', 'Tenants', 'bank']), ...own },
  {
    ...screen(tenantPackage, '/system/tenantpackage', ['租户产品包', 'Tenant packages', 'gift']),
    ...own,
  },
  {
    ...{ code: 'recycle', name: '回收站', nameEn: 'Recycle bin' },
    ...{ path: '/system/recycle', icon: 'inbox' },
  },
  { ...screen(client, '/system/client', ['应用管理', 'Clients', 'appstore']), ...own },
];

/** Their buttons that are no verb of an entity's own calls. */
export const platformButtons = [
  button('region', 'region_import', ['导入区划', 'Import regions', 1]),
  button('tenant', 'tenant_setting', ['授权配置', 'Set quota and term', 3]),
  button('tenant', 'tenant_package_setting', ['产品包配置', 'Set the package', 2]),
  button('tenant', 'tenant_datasource', ['数据源配置', 'Set the data source', 2]),
  button('tenant', 'tenant_reveal', ['查看完整号码', 'Reveal masked values', 2]),
  button('recycle', 'recycle_view', ['查看回收站', 'See what was removed', 2]),
  button('recycle', 'recycle_restore', ['还原', 'Restore', 3]),
  button('recycle', 'recycle_purge', ['彻底删除', 'Remove for good', 3]),
  button('client', 'client_rotate', ['轮换密钥', 'Rotate the secret', 2]),
];
