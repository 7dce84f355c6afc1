import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import type { Context } from '../runtime/context.ts';

/** The fields of an entity with their hints. */
export const fieldsOf = oncePer((entity: Entity) =>
  Object.entries(entity.fields).map(([key, schema]) => ({ key, ...metaOf(schema) })),
);

/** What a field is called in the caller's language. */
export function labelOf(entity: Entity, context: Context, field: string): string {
  return catalogue(context.locale).entity(entity.name).fields[field] ?? field;
}

/** A row whose names of what it points to stand in the caller's language, for calls that tell one name of each. */
export function inLanguage(entity: Entity, { locale }: Context, row: object): object {
  if (locale !== 'en') return row;
  const english = fieldsOf(entity).flatMap(({ as, asEn }): [string, unknown][] => {
    const name: unknown = asEn && Reflect.get(row, asEn);
    return as && name ? [[as, name]] : [];
  });
  return { ...row, ...Object.fromEntries(english) };
}

/** What a row is called in the caller's language; a row without an English name keeps its own. */
export function nameIn({ locale }: Context, { nameField, nameFieldEn }: Entity, row: object): string {
  const fields = locale === 'en' && nameFieldEn ? [nameFieldEn, nameField] : [nameField];
  const said = fields.map((field): unknown => Reflect.get(row, field));
  return said.filter((name) => typeof name === 'string').find((name) => name !== '') ?? '';
}
