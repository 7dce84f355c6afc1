import type { EntityCatalogue } from '../../kit.ts';

const dictionaryFields = {
  parentId: 'Parent dictionary',
  code: 'Dictionary code',
  dictKey: 'Dictionary key',
  dictValue: 'Dictionary name',
  nameEn: 'English name',
  sort: 'Dictionary order',
  isSealed: 'Sealed',
  remark: 'Remark',
};

/** English texts of dictionaries, regions and parameters. */
export const systemEntities = {
  dictionary: { title: 'System dictionary', fields: dictionaryFields, choices: {} },
  businessDictionary: { title: 'Business dictionary', fields: dictionaryFields, choices: {} },
  region: {
    title: 'Region',
    fields: {
      parentCode: 'Parent code',
      code: 'Region code',
      name: 'Region name',
      nameEn: 'English name',
      level: 'Level',
      sort: 'Order',
      remark: 'Remark',
    },
    choices: {
      level: {
        0: 'Country',
        1: 'Province',
        2: 'City',
        3: 'District',
        4: 'Town or subdistrict',
        5: 'Village or community',
      },
    },
  },
  param: {
    title: 'Parameter',
    fields: {
      paramName: 'Parameter name',
      paramKey: 'Parameter key',
      paramValue: 'Parameter value',
      remark: 'Remarks',
    },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
