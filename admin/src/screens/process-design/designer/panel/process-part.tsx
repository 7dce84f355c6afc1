import { readOnly, writeOnly } from '../model/extensions.ts';
import { plainStartOf } from '../model/forms.ts';
import { textOf } from '../model/moddle.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { PickField, TextField } from './fields.tsx';
import { MainFormField } from './fields-part.tsx';
import type { PartProps } from './panel-props.ts';

/** The process itself: its key, its name, and what its cases are about. */
export function ProcessPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  const start = plainStartOf(element);
  const types = offers.caseTypes.map(({ type }) => ({
    value: type,
    label: type === 'application' ? t('caseTypes.application') : type,
  }));
  return (
    <>
      <TextField isReadOnly label={t('key')} value={textOf(element, 'id')} onChange={() => undefined} />
      <TextField
        label={t('name')}
        value={textOf(element, 'name')}
        onChange={(name) => editing.update(element, { name })}
      />
      <PickField
        label={t('caseType')}
        hint={readOnly(element, 'Case', 'type') === '' ? t('noCase') : undefined}
        value={readOnly(element, 'Case', 'type')}
        options={types}
        onChange={(value) => writeOnly(editing, element, { type: 'Case', name: 'type', value })}
      />
      {start ? <MainFormField element={start} editing={editing} /> : null}
    </>
  );
}
