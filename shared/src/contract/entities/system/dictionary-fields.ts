import { flag, integer, longText, optional, parentOf, text } from '../../kit/field.ts';

/** What dictionaries of both sorts hold; entries have a key and carry the code of their dictionary. */
export const dictionaryFields = (source: 'dictionary' | 'businessDictionary') => ({
  parentId: parentOf(source, { createOnly: true }),
  code: text(50, { list: true, search: true, sort: true }),
  dictKey: optional(text(100, { list: true, search: true })),
  dictValue: text(100, { list: true, search: true }),
  nameEn: optional(text(100, { list: true })),
  sort: integer(0, 9999, { list: true, sort: true }),
  /** 1 keeps an entry readable and offers it no more. */
  isSealed: flag({ list: true, search: true, initial: 0 }),
  remark: optional(longText(255, { list: true, search: true })),
});
