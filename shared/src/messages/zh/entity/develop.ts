import type { EntityCatalogue } from '../../kit.ts';

/** Chinese texts of data sources and of the code generator. */
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
  sample: {
    title: '测试样例',
    fields: {
      line: '单行文本',
      paragraph: '多行文本',
      whole: '整数',
      amount: '金额（万元）',
      isOn: '开关',
      colour: '单选',
      sizes: '多选',
      grade: '等级',
      day: '日期',
      moment: '日期时间',
      deptId: '部门',
      deptIds: '多个部门',
      lines: '逐条列出',
      story: '富文本',
    },
    choices: {
      colour: { red: '红', green: '绿', blue: '蓝' },
      sizes: { small: '小', middle: '中', large: '大' },
      grade: { 1: '一级', 2: '二级', 3: '三级' },
    },
  },
} satisfies Partial<EntityCatalogue>;
