import { defineEntity } from '../../kit/entity.ts';
import { dictionaryFields } from './dictionary-fields.ts';

/** The same for what a tenant offers on screens of its own. */
export const businessDictionary = defineEntity('businessDictionary', {
  path: 'blade-system/dict-biz',
  nameField: 'dictValue',
  order: [{ field: 'sort' }],
  fields: dictionaryFields('businessDictionary'),
});
