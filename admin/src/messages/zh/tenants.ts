/** Texts of tenants and their packages, in Chinese. */
export const tenants = {
  setting: '授权配置',
  quotaHint: '-1 表示不限',
  unbounded: '不限',
  forever: '长期有效',
  termHint: '留空表示长期有效',
  package: '产品包配置',
  packageName: '产品包',
  packageHint: '更换产品包后，该租户各角色超出产品包的权限将被收回。',
  dataSource: '数据源配置',
  dataSourceName: '数据源',
  dataSourceHint: '该租户业务数据所在的外部数据库；被租户使用的数据源不能删除。',
  adminAccount: '管理员账号',
  adminPassword: '管理员密码',
  passwordHint: '至少8位，含大写、小写、数字、符号中的三种；首次登录后须修改',
};
