import { readChildren, readOnly, textIn, writeChildren, writeOnly } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { plainStartOf } from '../model/forms.ts';
import { textOf } from '../model/moddle.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { EnglishName } from './english-name.tsx';
import { examples } from './examples.ts';
import { PickField, TextField } from './fields.tsx';
import { MainFormField } from './fields-part.tsx';
import type { PartProps } from './panel-props.ts';
import { ProcessHandlingPart } from './process-handling-part.tsx';

/** The process itself: its key, its name, and what its cases are about. */
export function ProcessPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  const start = plainStartOf(element);
  const types = offers.caseTypes.map(({ type }) => ({
    value: type,
    label: type === 'application' ? t('caseTypes.application') : type,
  }));
  const [naming = {}] = readChildren(element, 'Naming');
  const name = (change: Said) => {
    const said = { ...naming, ...change };
    const isEmpty = Object.values(said).every((value) => value === '');
    writeChildren({ editing, element }, 'Naming', isEmpty ? [] : [said]);
  };
  return (
    <>
      <TextField isReadOnly label={t('key')} value={textOf(element, 'id')} onChange={() => undefined} />
      <TextField
        label={t('name')}
        value={textOf(element, 'name')}
        onChange={(name) => editing.update(element, { name })}
      />
      <EnglishName {...{ element, editing }} />
      <PickField
        label={t('caseType')}
        hint={readOnly(element, 'Case', 'type') === '' ? t('noCase') : undefined}
        value={readOnly(element, 'Case', 'type')}
        options={types}
        onChange={(value) => writeOnly(editing, element, { type: 'Case', name: 'type', value })}
      />
      {start ? <MainFormField element={start} editing={editing} /> : null}
      <TextField
        label={t('serialRule')}
        hint={t('serialRuleHint', { example: examples.serial })}
        value={textIn(naming, 'serial')}
        onChange={(serial) => name({ serial })}
      />
      <TextField
        label={t('titleRule')}
        hint={t('titleRuleHint', { example: examples.title })}
        value={textIn(naming, 'title')}
        onChange={(title) => name({ title })}
      />
      <ProcessHandlingPart element={element} editing={editing} />
    </>
  );
}
