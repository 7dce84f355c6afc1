import { z } from 'zod';

import { useYesNo } from '../../../../kit/values/yes-no.ts';
import type { FormChange, TaskDetail } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

const option = z.object({ const: z.unknown(), title: z.string() });
const field = z.looseObject({
  title: z.string().optional(),
  oneOf: z.array(option).optional().catch(undefined),
});
type Field = z.output<typeof field>;
const properties = z.record(z.string(), field.catch({}));

interface FormChangesProps {
  changes: readonly FormChange[];
  form: TaskDetail['form'];
}

/** What was changed in the form with a task: each field, from what to what. */
export function FormChanges({ changes, form }: FormChangesProps) {
  const t = useCaseWords();
  const shown = useShown();
  const fields = properties.catch({}).parse(form?.schema['properties']);
  return changes.map(({ field: name, part, before, after }) => {
    const known = part ? field.catch({}).parse(part) : (fields[name] ?? {});
    const told = { field: known.title ?? name, before: shown(known, before), after: shown(known, after) };
    return (
      <div key={name} className="case-quiet">
        {t('changed', told)}
      </div>
    );
  });
}

/** A value of a form in words: the name of what was chosen, and of a list how many it has. */
function useShown() {
  const t = useCaseWords();
  const yesNo = useYesNo();
  return (known: Field, value: unknown): string => {
    if (isEmpty(value)) return t('empty');
    if (typeof value === 'boolean') return yesNo[value ? 1 : 0];
    if (typeof value === 'string' || typeof value === 'number') return optionName(known, value);
    return Array.isArray(value) ? t('listed', { count: value.length }) : t('otherValue');
  };
}

const optionName = ({ oneOf }: Field, value: string | number): string =>
  oneOf?.find((one) => one.const === value)?.title ?? String(value);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
