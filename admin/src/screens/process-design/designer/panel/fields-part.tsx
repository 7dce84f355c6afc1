import { writeChildren } from '../model/extensions.ts';
import { readFormKey, writeForm } from '../model/forms.ts';
import { FieldTable } from './forms/field-table.tsx';
import { FormField } from './forms/form-field.tsx';
import { NamedFields } from './forms/named-fields.tsx';
import { useStepFields } from './forms/step-fields.ts';
import { usePickerWords } from './forms/use-picker-words.ts';
import type { CaseProps, PartProps } from './panel-props.ts';

/** The form that a process begins with. */
export function MainFormField({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = usePickerWords();
  return (
    <FormField
      label={t('mainForm')}
      value={readFormKey(element)}
      onChange={(form) => writeForm({ editing, element }, form?.key ?? '')}
    />
  );
}

/** The form of a step, and what its handler may do with each field of it and of the form of the process. */
export function FieldsPart(props: CaseProps) {
  const { element, editing, caseType } = props;
  const t = usePickerWords();
  const { ownKey, isMain, hasForm, rules, rows, rulesFor } = useStepFields(props);
  const hint = caseType ? t('caseHint') : isMain ? t('sameAsMain') : t('stepHint');
  return (
    <>
      {caseType && ownKey === '' ? null : (
        <FormField
          {...{ hint, label: t('form'), value: ownKey }}
          onChange={(form) => writeForm({ editing, element }, form?.key ?? '', rulesFor(form))}
        />
      )}
      {hasForm ? (
        <section aria-label={t('permissions')}>
          <FieldTable
            {...{ fields: rows, rules }}
            onChange={(said) => writeChildren({ editing, element }, 'Field', said)}
          />
        </section>
      ) : (
        <NamedFields {...props} />
      )}
    </>
  );
}
