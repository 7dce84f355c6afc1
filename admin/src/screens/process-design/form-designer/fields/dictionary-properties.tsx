import { dictionaryKey } from '@policy/shared/forms/fields/dictionary-fields.ts';

import { CommitInput } from '../commit-input.tsx';
import { useDesignerWords } from '../use-designer-words.ts';
import { textOf, withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';

/** Which dictionary the field is answered from, by its code; its entries stay where they are kept. */
export function DictionaryProperties({ field, kind, edit }: FieldProps) {
  const t = useDesignerWords();
  if (kind !== 'dictionary') return null;
  return (
    <CommitInput
      label={t('fields.dictionary')}
      value={textOf(field.part[dictionaryKey])}
      onCommit={(code) => edit(({ part }) => ({ part: withMember(part, dictionaryKey, code.trim()) }))}
    />
  );
}
