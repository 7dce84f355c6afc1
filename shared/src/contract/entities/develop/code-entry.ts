import { generatedFields, generatedShapes } from '../../develop/generated-field.ts';
import { codeName, englishTitle, segment, sqlName } from '../../develop/names.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, flag, json, optional, reference, text, textLike } from '../../kit/field.ts';

/** What the generator writes one entity from: its names, its place and its fields; no SQL is accepted anywhere. */
export const codeEntry = defineEntity('codeEntry', {
  path: 'blade-develop/code',
  platform: true,
  fields: {
    /** Where its table was read; none for one that was drawn from scratch. */
    datasourceId: optional(reference('dataSource', { as: 'datasourceName', list: true, search: true })),
    codeName: text(30, { list: true, search: true }),
    codeNameEn: textLike(englishTitle, 50),
    serviceName: textLike(segment, 40, { list: true, search: true }),
    tableName: textLike(sqlName, 63, { list: true, search: true }),
    tablePrefix: optional(textLike(sqlName, 20)),
    /** Key of the table it was read from; ours is always `id`. */
    pkName: optional(textLike(sqlName, 63)),
    /** Folder of the entity and of its module. */
    packageName: textLike(segment, 30, { list: true }),
    shape: choice(generatedShapes, { list: true, initial: 'single' }),
    /** Reference whose rows a child hangs below. */
    parentField: optional(textLike(codeName, 40, { visibleWhen: { field: 'shape', is: 'child' } })),
    /** Text that tells one row of a key-value table from another. */
    keyField: optional(textLike(codeName, 40, { visibleWhen: { field: 'shape', is: 'keyValue' } })),
    /** 1 keeps rows by tenant, 0 shares them among all. */
    baseMode: flag({ initial: 1 }),
    menuCode: textLike(sqlName, 40, { initial: 'system' }),
    columns: json(generatedFields, { initial: [] }),
    generateTime: optional(dateTime({ list: true, readOnly: true })),
    templateVersion: optional(text(20, { list: true, readOnly: true })),
  },
});
