import { fieldAccesses } from '@policy/shared/contract/workflow/status.ts';

import { readChildren, textIn, writeChildren } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { FlagField, PickField } from '../fields.tsx';
import type { CaseProps } from '../panel-props.ts';
import { Rows } from '../rows.tsx';
import { useCaseWords } from '../use-case-words.ts';

/** What the effects of a kind of case ask for. */
export const askedIn = (caseType: CaseProps['caseType']): string[] => [
  ...new Set((caseType?.effects ?? []).flatMap(({ fields }) => fields)),
];

/** Fields by their names, of a process whose form its case has, or that has none. */
export function NamedFields({ element, editing, caseType }: CaseProps) {
  const t = useDesignerWords();
  const { fieldName } = useCaseWords(caseType);
  const asked = askedIn(caseType);
  const accesses = fieldAccesses.map((value) => ({ value, label: t(`accesses.${value}`) }));
  return (
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
  );
}
