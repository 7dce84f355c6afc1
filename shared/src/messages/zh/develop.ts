import type { developRefusals } from '../../contract/develop/refusals.ts';

/** What data sources and the generator say in Chinese when they refuse. */
export const develop: Record<keyof typeof developRefusals, string> = {
  'dataSource.driver': '连接地址须以{driver}://开头',
  'dataSource.moved': '修改连接地址时须重新输入密码',
  'dataSource.off': '数据源已停用',
  'dataSource.unreachable': '无法连接{host}:{port}，请检查地址和端口',
  'dataSource.timeout': '连接{host}:{port}超时',
  'dataSource.signIn': '数据源的用户名或密码不正确',
  'dataSource.database': '数据库{database}不存在或无权访问',
  'dataSource.encryption': '无法建立加密连接，请检查对方证书和加密设置',
  'dataSource.denied': '数据源的账号没有读取权限',
  'dataSource.failed': '数据源返回错误，详情见错误日志',
  'dataSource.table': '数据源中没有这张表',
  'code.empty': '请至少添加一个字段',
  'code.name': '名称{name}已被使用或是保留字，请修改表名',
  'code.parent': '子表须选择一个必填的引用字段作为上级字段',
  'code.key': '键值表须选择一个必填的文本字段作为键字段',
  'code.area': '包{area}不能由生成器添加模块，请换一个包名',
  'code.menu': '没找到上级菜单{menu}',
  'code.source': '字段{field}引用的{source}不存在',
  'code.noSources': '此服务器旁没有源代码，不能检查或写入',
  'code.notDevelopment': '只有开发模式才能写入源代码',
  'code.unchecked': '请先通过生成前检查',
  'code.conflict': '文件{path}已被修改，不会覆盖',
  'code.busy': '正在检查其他代码，请稍后再试',
  'code.outside': '不允许写入{path}',
};
