import type { EntityCatalogue } from '../../kit.ts';

const dictionaryFields = {
  parentId: '上级字典',
  code: '字典编号',
  dictKey: '字典键值',
  dictValue: '字典名称',
  nameEn: '英文名称',
  sort: '字典排序',
  isSealed: '封存',
  remark: '备注',
};

/** Chinese texts of dictionaries, regions and parameters. */
export const systemEntities = {
  dictionary: { title: '系统字典', fields: dictionaryFields, choices: {} },
  businessDictionary: { title: '业务字典', fields: dictionaryFields, choices: {} },
  region: {
    title: '行政区划',
    fields: {
      parentCode: '上级区划编号',
      code: '区划编号',
      name: '区划名称',
      nameEn: '英文名称',
      level: '区划等级',
      sort: '区划排序',
      remark: '区划备注',
    },
    choices: {
      level: { 0: '国家', 1: '省份/直辖市', 2: '地市', 3: '区县', 4: '乡镇/街道', 5: '村委/社区' },
    },
  },
  param: {
    title: '参数',
    fields: {
      paramName: '参数名称',
      paramKey: '参数键名',
      paramValue: '参数键值',
      remark: '备注',
    },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
