import type { EntityCatalogue } from '../../kit.ts';

/** Chinese texts of tenants and their packages. */
export const tenantEntities = {
  tenant: {
    title: '租户',
    fields: {
      tenantId: '租户编号',
      tenantName: '租户名称',
      domain: '域名地址',
      linkman: '联系人',
      contactNumber: '联系电话',
      address: '联系地址',
      accountNumber: '账号额度',
      storageMb: '存储额度（MB）',
      expireTime: '过期时间',
      datasourceId: '数据源',
      packageId: '产品包',
      status: '状态',
    },
    choices: { status: { 1: '启用', 0: '停用' } },
  },
  tenantPackage: {
    title: '租户产品包',
    fields: { packageName: '产品包名称', menuId: '菜单', remark: '备注' },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
