import type { StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { givenBy } from '@policy/shared/forms/given-fields.ts';
import { isStructure } from '@policy/shared/forms/form-rule.ts';

import type { FormValues } from '../../../kit/entity/fields.ts';

/**
 * What was filled in another time, for a form that is filled in once more: as far as it still asks for it. Files belong to the process that they were
 * handed in with, and what the system gives it gives anew.
 */
export function copiedAnswers({ schema, uiSchema }: StartForm['form'], values: FormValues): FormValues {
  const { properties } = schema;
  if (!isStructure(properties)) return {};
  const kept = Object.entries(properties).flatMap(([name, part]): [string, unknown][] => {
    if (!isStructure(part) || !(name in values)) return [];
    const value = copied(part, uiSchema[name], values[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}

type Part = Record<string, unknown>;

/** An answer without the files in it; nothing where the whole of it is files, or is given by the system. */
function copied(part: Readonly<Part>, layout: unknown, value: unknown): unknown {
  if (fileLimitsOf(part) !== null || givenBy(layout) !== null) return undefined;
  const inside = isStructure(layout) ? layout : {};
  if (part.type === 'object' && isStructure(value))
    return copiedAnswers({ ...noForm, schema: part, uiSchema: inside }, value);
  const { items } = part;
  if (!Array.isArray(value) || !isStructure(items)) return value;
  const { items: rowLayout } = inside;
  return value.map((row: unknown) => copied(items, rowLayout, row)).filter((row) => row !== undefined);
}

const noForm = { key: '', version: 0 };
