import { expressionFor } from '../../model/candidates.ts';
import type { Moddle } from '../../model/moddle.ts';
import { knownFields } from '../../model/variables.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import type { Option } from '../fields.tsx';
import { useFormFields } from './use-form-fields.ts';

/**
 * Whom and which departments the forms of a process ask for, by what the forms call it. Fields that steps name and no form has are
 * offered as well, for a kind of case has a form of its own; so is the one that is named now.
 */
export function useAnswered(element: Moddle, named: string): { people: Option[]; departments: Option[] } {
  const t = useDesignerWords();
  const fields = useFormFields(element);
  const optionOf = (name: string): Option => {
    const title = fields.find((field) => field.name === name)?.title ?? name;
    return { value: name, label: title === name ? name : t('keyed', { name: title, key: name }) };
  };
  const asking = (kind: 'person' | 'department') =>
    fields.filter((field) => field.kind === kind).map(({ name }) => name);
  const inSteps = knownFields(element);
  const others = inSteps.filter((name) => !fields.some((field) => field.name === name));
  const isKnown = inSteps.includes(named) || fields.some(({ name }) => name === named);
  const people = new Set([...asking('person'), ...others, ...(isKnown ? [named] : [])]);
  return {
    people: [...people].map(optionOf),
    departments: asking('department')
      .map(optionOf)
      .map(({ value, label }) => ({ value: expressionFor(value), label: t('fieldOf', { name: label }) })),
  };
}
