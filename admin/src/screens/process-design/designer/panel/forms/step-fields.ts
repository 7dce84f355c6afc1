import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { readChildren, textIn } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { plainStartOf, readFormKey, rulesWithForm } from '../../model/forms.ts';
import type { CaseProps } from '../panel-props.ts';
import { useCaseWords } from '../use-case-words.ts';
import type { FieldRow } from './field-table.tsx';
import { askedIn } from './named-fields.tsx';
import { useForm } from './use-form.ts';

/** The forms of a step, its own and that of its process, with their fields and what is said of them. */
export function useStepFields({ element, caseType }: Pick<CaseProps, 'element' | 'caseType'>) {
  const { fieldName } = useCaseWords(caseType);
  const start = plainStartOf(element);
  const mainKey = start ? readFormKey(start) : '';
  const ownKey = readFormKey(element);
  const main = useForm(mainKey);
  const own = useForm(ownKey === mainKey ? '' : ownKey);
  const rules = readChildren(element, 'Field');
  const asked = askedIn(caseType);
  const inMain = main ? main.fields.map(({ name }) => name) : [];
  // Nothing is dropped while it is not known what the form of the process asks.
  const others = [...asked, ...(main === undefined ? rules.map((rule) => textIn(rule, 'name')) : inMain)];
  const known = [...fieldsOf(own), ...fieldsOf(main), ...asked.map((name) => plain(name, fieldName(name)))];
  return {
    ownKey,
    isMain: ownKey !== '' && ownKey === mainKey,
    hasForm: ownKey !== '' || mainKey !== '',
    rules,
    // Until it is known what the forms ask, nothing is said to be foreign.
    rows: fieldRows(known, { rules, isKnown: main !== undefined && own !== undefined }),
    /** What is said of the fields once the step has another form. */
    rulesFor: (form: OfferedForm | undefined) =>
      rulesWithForm(element, { form: form?.key === mainKey ? undefined : form, others }),
  };
}

const fieldsOf = (form: OfferedForm | null | undefined) => form?.fields ?? [];

const plain = (name: string, title: string) => ({ name, title, isGiven: false });

/** Each field once, as the first form that has it says, and what is said of fields that none has. */
function fieldRows(
  fields: readonly Omit<FieldRow, 'isForeign'>[],
  { rules, isKnown }: { rules: readonly Said[]; isKnown: boolean },
): FieldRow[] {
  const first = fields.filter(({ name }, at) => fields.findIndex((one) => one.name === name) === at);
  const others = rules
    .map((rule) => textIn(rule, 'name'))
    .filter((name) => !first.some((field) => field.name === name));
  return [
    ...first.map((field) => ({ ...field, isForeign: false })),
    ...others.map((name) => ({ ...plain(name, name), isForeign: isKnown })),
  ];
}
