import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { englishOf } from '@policy/shared/forms/design/edit-texts.ts';
import { allFields, fieldAt, isSamePath } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldPath, Part } from '@policy/shared/forms/design/form-tree.ts';

import type { Named } from './rule-fields.ts';

/** A field that another one may depend on, by the name that logic reads it by. */
export interface Dependable extends Named {
  part: Part;
}

/**
 * The fields that a field may depend on: those of the form and of its groups, and for a field of rows those beside it in its own
 * row. What holds fields, and what asks nothing, is none of them.
 */
export function dependable(content: FormContent, path: FieldPath, locale: Locale): Dependable[] {
  const [list = '', ...member] = path;
  const isInRow = member.length === 1 && isRows(content, [list]);
  return allFields(content).flatMap((other) => {
    const field = fieldAt(content, other);
    if (!field || isSamePath(other, path) || holdsOthers.includes(String(field.part.type))) return [];
    const name = nameOf(content, other, isInRow ? list : null);
    return name === null ? [] : [{ value: name, label: labelOf(content, field, locale), part: field.part }];
  });
}

const holdsOthers = ['object', 'array', 'null'];

/** The name that logic reads a field by; null for the rows of other lists. */
function nameOf(content: FormContent, path: FieldPath, list: string | null): string | null {
  if (list !== null && path.length === 2 && path[0] === list) return `row.${path[1] ?? ''}`;
  const around = path.slice(0, -1).map((_, index) => path.slice(0, index + 1));
  return around.some((one) => isRows(content, one)) ? null : path.join('.');
}

const isRows = (content: FormContent, path: FieldPath): boolean =>
  fieldAt(content, path)?.part.type === 'array';

function labelOf(content: FormContent, { name, part }: { name: string; part: Part }, locale: Locale): string {
  const title = typeof part.title === 'string' ? part.title : '';
  return (locale === 'en' ? englishOf(content, title) : '') || title || name;
}

/** Those of them that hold a number. */
export const numbersAmong = (fields: readonly Dependable[]): Dependable[] =>
  fields.filter(({ part }) => part.type === 'number' || part.type === 'integer');
