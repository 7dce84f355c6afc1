import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import { region } from '@policy/shared/contract/entities/system/region.ts';

import { screen } from './menu-seed.ts';
import type { MenuSeed } from './menu-seed.ts';

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
  { menu: 'tenant', code: 'tenant_setting', name: '授权配置', nameEn: 'Set quota and term', action: 3 },
  {
    ...{ menu: 'tenant', code: 'tenant_package_setting', name: '产品包配置' },
    ...{ nameEn: 'Set the package', action: 2 },
  },
  {
    ...{ menu: 'tenant', code: 'tenant_datasource', name: '数据源配置' },
    ...{ nameEn: 'Set the data source', action: 2 },
  },
  { menu: 'tenant', code: 'tenant_reveal', name: '查看完整号码', nameEn: 'Reveal masked values', action: 2 },
  { menu: 'recycle', code: 'recycle_view', name: '查看回收站', nameEn: 'See what was removed', action: 2 },
  { menu: 'recycle', code: 'recycle_restore', name: '还原', nameEn: 'Restore', action: 3 },
  { menu: 'recycle', code: 'recycle_purge', name: '彻底删除', nameEn: 'Remove for good', action: 3 },
  { menu: 'client', code: 'client_rotate', name: '轮换密钥', nameEn: 'Rotate the secret', action: 2 },
];
