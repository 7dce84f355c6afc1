import { dataObjectOf, dataTypes, readDefault, writeDefault } from '../model/data-objects.ts';
import type { DataDefault } from '../model/data-objects.ts';
import { textOf } from '../model/moddle.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { PickField, TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

/** A variable that the process begins with: what is drawn refers to the data object that says so. */
export function DataPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const object = dataObjectOf(element);
  const data = object && readDefault(object);
  if (!object || !data) return null;
  const change = (said: Partial<DataDefault>) =>
    editing.asOne(() => {
      writeDefault({ editing, element: object }, said);
      // What is drawn bears the name as well.
      if (said.name !== undefined && object !== element)
        editing.update(element, { name: said.name.trim() || undefined });
    });
  return (
    <>
      <TextField
        label={t('variableName')}
        hint={t('variableHint')}
        value={textOf(object, 'name')}
        onChange={(name) => change({ name })}
      />
      <PickField
        isRequired
        label={t('dataType')}
        value={data.type}
        options={dataTypes.map((value) => ({ value, label: t(`dataTypes.${value}`) }))}
        onChange={(picked) => change({ type: dataTypes.find((one) => one === picked) ?? 'string' })}
      />
      <TextField
        label={t('defaultValue')}
        hint={t('defaultHint')}
        value={data.value}
        onChange={(value) => change({ value })}
      />
    </>
  );
}
