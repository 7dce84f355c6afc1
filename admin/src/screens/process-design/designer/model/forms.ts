import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { readChildren, readOnly, textIn, withChildren } from './extensions.ts';
import type { Said } from './extensions.ts';
import { isOf, partsOf } from './moddle.ts';
import type { Moddle, Target } from './moddle.ts';
import { readVendor, vendorName } from './vendor.ts';

/** The form of an element by its key, ours or that of another engine. */
export const readFormKey = (element: Moddle): string =>
  readOnly(element, 'Form', 'key') || readVendor(element, 'formKey');

/** Writes the form of an element, which stays where another engine wrote it, with what is said of its fields, in one change. */
export function writeForm(target: Target, key: string, fields?: readonly Said[]): void {
  const { editing, element } = target;
  const isOthers = readOnly(element, 'Form', 'key') === '' && readVendor(element, 'formKey') !== '';
  const own = isOthers || key === '' ? [] : [{ key }];
  editing.update(element, {
    ...withChildren(target, { Form: own, ...(fields && { Field: fields }) }),
    // Where it is another engine's, its namespace is declared already.
    ...(isOthers && { [vendorName(target, 'formKey')]: key === '' ? undefined : key }),
  });
}

/** The event that a process is begun by, by its form: the one without a trigger. */
export function plainStartOf(element: Moddle): Moddle | undefined {
  let at: Moddle | undefined = element;
  while (at && !isOf(at, 'Process')) at = at.$parent;
  return at && partsOf(at, 'flowElements').find(isPlainStart);
}

const isPlainStart = (one: Moddle): boolean =>
  isOf(one, 'StartEvent') && partsOf(one, 'eventDefinitions').length === 0;

/**
 * What a step says of its fields once it has another form: of fields that are in none of its forms any more it says nothing, and the
 * fields of a form of its own are filled in there, unless something is said of them already or nobody fills them in.
 */
export function rulesWithForm(
  element: Moddle,
  { form, others }: { form: OfferedForm | undefined; others: readonly string[] },
): Said[] {
  const kept = readChildren(element, 'Field').filter((rule) => {
    const name = textIn(rule, 'name');
    return others.includes(name) || form?.fields.some((field) => field.name === name);
  });
  const said = new Set([...others, ...kept.map((rule) => textIn(rule, 'name'))]);
  const open = (form?.fields ?? []).filter(({ name, isGiven }) => !isGiven && !said.has(name));
  return [
    ...kept,
    ...open.map(({ name, isRequired }) => ({ name, access: 'edit', ...(isRequired && { required: true }) })),
  ];
}
