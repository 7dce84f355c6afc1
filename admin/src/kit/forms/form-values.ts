import { editableFields, isWanted } from '../entity/fields.ts';
import type { EntityField, FormValues, Row } from '../entity/fields.ts';
import type { ExtraField } from '../inputs/inputs.tsx';

/** What is sent: every field of the form, with null for one left empty; what is not asked for and may not be empty stays as it is. */
export const draftOf = (fields: readonly EntityField[], filled: FormValues, begun: FormValues): FormValues =>
  Object.fromEntries(
    fields
      .filter((field) => !field.meta.required || isWanted(field, { ...begun, ...filled }))
      .map(({ name }) => [name, filled[name] ?? null]),
  );

/** What a form begins with: the row's values, or those of a new one. */
export const startOf = (fields: readonly EntityField[], row: Row | undefined): FormValues =>
  Object.fromEntries(fields.map(({ name, meta }) => [name, row ? row[name] : meta.initial]));

/** The form's fields in their order, with those beside the entity's own where they say. */
export const placed = (
  own: readonly EntityField[],
  extra: readonly ExtraField[],
  isNew: boolean,
): EntityField[] =>
  extra
    .filter((field) => editableFields([field], isNew).length > 0)
    .reduce<EntityField[]>(
      (all, field) => {
        const at = all.findIndex(({ name }) => name === field.behind) + 1 || all.length;
        return [...all.slice(0, at), field, ...all.slice(at)];
      },
      [...own],
    );
