import type { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import type { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import { optional, parentOf, text } from '@policy/shared/contract/kit/field.ts';

/** Either sort of dictionary. */
export type AnyDictionary = typeof dictionary | typeof businessDictionary;

/** A dictionary as its list shows it. */
export interface Root {
  id: string;
  code: string;
  dictValue: string;
}

const standard = { detail: 'detail', submit: 'submit', remove: 'remove' };

/** Dictionaries without their entries: keys are the entries' own, and a parent makes an entry of a new one. */
export const rootsOf = <E extends AnyDictionary>(entity: E) => ({
  ...entity,
  fields: {
    ...entity.fields,
    parentId: parentOf(entity.name, { createOnly: true, search: false }),
    dictKey: optional(text(100)),
  },
  verbs: { ...standard, list: 'parent-list' },
  standing: { parentId: '0' },
});

/** The entries of one dictionary: they need a key, and begin with the dictionary's code. */
export const entriesOf = <E extends AnyDictionary>(entity: E, { code }: Root) => ({
  ...entity,
  fields: {
    ...entity.fields,
    code: text(50, { initial: code }),
    dictKey: text(100, { list: true, search: true }),
  },
  verbs: { ...standard, list: 'child-list' },
});
