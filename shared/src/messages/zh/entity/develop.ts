import type { EntityCatalogue } from '../../kit.ts';

/** The development tools' things in Chinese. */
export const developEntities = {
  dataSource: {
    title: '数据源',
    fields: {
      name: '名称',
      driverClass: '驱动类',
      url: '连接地址',
      schemaName: '模式',
      username: '用户名',
      isEncrypted: '加密连接',
      status: '状态',
      remark: '备注',
    },
    choices: {
      driverClass: { postgresql: 'PostgreSQL', mysql: 'MySQL' },
      status: { 1: '启用', 0: '停用' },
    },
  },
  codeEntry: {
    title: '代码生成',
    fields: {
      datasourceId: '数据源',
      codeName: '模块名',
      codeNameEn: '英文模块名',
      serviceName: '服务名',
      tableName: '表名',
      tablePrefix: '表前缀',
      pkName: '主键名',
      packageName: '包名',
      shape: '结构',
      parentField: '上级字段',
      keyField: '键字段',
      baseMode: '按租户隔离',
      menuCode: '上级菜单编号',
      columns: '字段',
      generateTime: '生成时间',
      templateVersion: '模板版本',
    },
    choices: { shape: { single: '单表', child: '子表', tree: '树表', log: '日志表', keyValue: '键值表' } },
  },
} satisfies Partial<EntityCatalogue>;
