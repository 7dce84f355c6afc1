import { fieldAccesses } from '@policy/shared/contract/workflow/status.ts';

import { readChildren, readOnly, textIn, writeChildren, writeOnly } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { readVendor, writeVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import type { CaseProps, PartProps } from './panel-props.ts';
import { Rows } from './rows.tsx';
import { useCaseWords } from './use-case-words.ts';

/** The form of an element by its key, which stays where another engine wrote it. */
export function FormKeyField({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const own = readOnly(element, 'Form', 'key');
  const other = readVendor(element, 'formKey');
  const write = (value: string) => {
    if (own === '' && other !== '') writeVendor({ editing, element }, 'formKey', value);
    else writeOnly(editing, element, { type: 'Form', name: 'key', value });
  };
  return <TextField label={t('formKey')} value={own || other} onChange={write} />;
}

/** The form of a step, and what its handler may do with each field. */
export function FieldsPart({ element, editing, caseType }: CaseProps) {
  const t = useDesignerWords();
  const { fieldName } = useCaseWords(caseType);
  const asked = [...new Set((caseType?.effects ?? []).flatMap(({ fields }) => fields))];
  const accesses = fieldAccesses.map((value) => ({ value, label: t(`accesses.${value}`) }));
  return (
    <>
      <FormKeyField {...{ element, editing }} />
      <Rows<Said>
        label={t('fields')}
        rows={readChildren(element, 'Field')}
        blank={{ name: asked[0] ?? 'field', access: 'edit' }}
        onChange={(rows) => writeChildren({ editing, element }, 'Field', rows)}
      >
        {(row, change) => (
          <>
            <PickField
              isOpen
              isRequired
              label={t('fieldName')}
              value={textIn(row, 'name')}
              options={asked.map((value) => ({
                value,
                label: t('keyed', { name: fieldName(value), key: value }),
              }))}
              onChange={(name) => change({ name })}
            />
            <PickField
              isRequired
              label={t('access')}
              value={textIn(row, 'access')}
              options={accesses}
              onChange={(access) => change({ access })}
            />
            <FlagField
              label={t('required')}
              value={row.required === true}
              onChange={(required) => change({ required })}
            />
          </>
        )}
      </Rows>
    </>
  );
}
