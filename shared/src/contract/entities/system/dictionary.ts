import { defineEntity } from '../../kit/entity.ts';
import { dictionaryFields } from './dictionary-fields.ts';

/** What the platform's own screens offer by name: a root is a dictionary, the rows below it are its entries. */
export const dictionary = defineEntity('dictionary', {
  path: 'blade-system/dict',
  platform: true,
  nameField: 'dictValue',
  order: [{ field: 'sort' }],
  fields: dictionaryFields('dictionary'),
});
