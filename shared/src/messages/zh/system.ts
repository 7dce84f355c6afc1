import type { systemRefusals } from '../../contract/system/refusals.ts';

/** What the server says in Chinese when it refuses a region. */
export const system: Record<keyof typeof systemRefusals, string> = {
  'region.code': '区划编号须为2至12位数字',
  'region.parent': '上级区划不存在',
  'region.parentRow': '上级区划在第{row}行，该行有误',
  'region.level': '区划等级须低于上级区划',
  'region.prefix': '区划编号须以上级编号{prefix}开头',
  'change.notKept': '“{field}”的旧内容没有保留，不能还原到此版本',
  'change.nothing': '此版本与当前内容一致，无需还原',
  'region.hasChildren': '行政区划有下级，不能删除',
  'dictionary.flowPage': '没有“{page}”这个页面，可以填写：{known}',
  'param.bounds': '须为{min}至{max}的整数',
  'param.boundsOrOff': '须为{min}至{max}的整数，0表示不限',
};
