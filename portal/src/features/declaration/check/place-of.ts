import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import type { DeclarationStep } from '../declaration-query.ts';

const steps: Partial<Record<string, DeclarationStep>> = {
  form: 'form',
  materials: 'materials',
  account: 'account',
};

/** A refused place with the way to it: the step that asks for it, and the field there. */
export function placeOf(field: string, text: string, path: string): FieldProblem {
  const [part = ''] = field.split('.');
  const step = steps[part];
  if (!step) return { fieldId: field, text };
  const anchor = step === 'account' ? 'accountName' : field;
  return { fieldId: field, text, href: `${path}?step=${step}#${anchor}` };
}
