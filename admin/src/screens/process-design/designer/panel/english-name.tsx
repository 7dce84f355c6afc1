import { readOnly, writeOnly } from '../model/extensions.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

/** What an element is called in English, beside its name. */
export function EnglishName({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  return (
    <TextField
      label={t('nameEn')}
      value={readOnly(element, 'Label', 'en')}
      onChange={(value) => writeOnly(editing, element, { type: 'Label', name: 'en', value: value.trim() })}
    />
  );
}
