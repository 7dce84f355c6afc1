import type { z } from 'zod';

import { holds } from '@policy/shared/contract/kit/condition.ts';
import { englishOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { dateTime, demanded, metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldMeta } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { EntityTexts, Locale } from '@policy/shared/messages/kit.ts';

/** A row as the kit handles it; screens keep the precise type. */
export type Row = Record<string, unknown> & { id: string };

/** What a form holds, by the name of the field. */
export type FormValues = Record<string, unknown>;

/** One field with everything that drawing it takes. */
export interface EntityField {
  name: string;
  label: string;
  schema: z.ZodType;
  meta: FieldMeta;
  /** Names of its choices by wire value. */
  choices: Record<string, string>;
  /** Row fields that may name what it points to, the reader's language first. */
  namedBy: readonly string[];
  /** A hint below the input, where the form of a value does not go without saying. */
  hint?: string | undefined;
  /** What helps to fill it in, below its input. */
  help?: string;
  /** Row field that says the same in the reader's language, where a row may have it. */
  saidBy?: string;
  /** The entity whose reveal call tells the whole of a masked value. */
  revealedBy?: Pick<Entity, 'path' | 'permissionBase'>;
}

/** Texts of an entity in one language. */
export const textsOf = (entity: Entity, locale: Locale): EntityTexts => catalogue(locale).entity(entity.name);

/** The entity's own fields in the order of its contract. */
export function fieldsOf(entity: Entity, locale: Locale): EntityField[] {
  const texts = textsOf(entity, locale);
  return Object.entries(entity.fields).map(([name, schema]) => ({
    name,
    label: texts.fields[name] ?? name,
    schema,
    meta: metaOf(schema),
    choices: texts.choices[name] ?? {},
    namedBy: namedBy(metaOf(schema), locale),
    ...helpOf(texts.help?.[name]),
    ...(metaOf(schema).masked && { revealedBy: entity }),
    ...saidIn(locale, englishOf(entity, name)),
  }));
}

const helpOf = (help: string | undefined) => (help ? { help } : {});

const saidIn = (locale: Locale, english: string | undefined) =>
  locale === 'en' && english ? { saidBy: english } : {};

const namedBy = ({ as, asEn }: FieldMeta, locale: Locale): string[] =>
  (locale === 'en' ? [asEn, as] : [as]).flatMap((name) => name ?? []);

/** Fields with the one that names a row first: what one looks for a row by. */
export const nameBefore = ({ nameField }: Entity, fields: readonly EntityField[]): EntityField[] => [
  ...fields.filter(({ name }) => name === nameField),
  ...fields.filter(({ name }) => name !== nameField),
];

const firstNameIn = (row: Row, fields: readonly string[]): string | undefined =>
  fields
    .map((field) => row[field])
    .filter((name) => typeof name === 'string')
    .find((name) => name !== '');

/** What a row is called among people who read this language. */
export function nameOf(entity: Entity, row: Readonly<{ id: string }>, locale: Locale): string {
  const { nameField, nameFieldEn } = entity;
  const fields = locale === 'en' && nameFieldEn ? [nameFieldEn, nameField] : [nameField];
  return firstNameIn({ ...row }, fields) ?? row.id;
}

/** The name that travels with a row for what one of its fields points to; undefined where none does. */
export const carriedName = (field: EntityField, row: Row): string | undefined =>
  firstNameIn(row, field.namedBy);

/** What is said of a field that stands in no contract. */
export type FieldBeside = Pick<EntityField, 'name' | 'label' | 'schema' | 'hint'>;

/** Such a field, searched or asked for like one that a contract has. */
export const fieldBeside = (said: FieldBeside): EntityField => ({
  ...said,
  meta: metaOf(said.schema),
  choices: {},
  namedBy: [],
});

const moment = dateTime({ search: true });

/** When a row was made. */
export const madeField = (label: string): EntityField =>
  fieldBeside({ name: 'createTime', label, schema: moment });

/** Fields that a form offers: never the server's own nor documents, and create-only ones for new rows alone. */
export const editableFields = (fields: readonly EntityField[], isNew: boolean): EntityField[] =>
  fields.filter(({ meta }) => !meta.readOnly && !meta.isDocument && (isNew || !meta.createOnly));

/** Whether a field is asked for and shown beside the values that its row has. */
export const isWanted = (
  { meta: { visibleWhen, isDocument } }: EntityField,
  values: Readonly<Record<string, unknown>>,
): boolean => !isDocument && (!visibleWhen || holds(visibleWhen, values));

/** A field as its row asks for it: one that may be empty may not be while its row requires it. */
export function askedIn(field: EntityField, values: Readonly<Record<string, unknown>>): EntityField {
  const { requiredWhen } = field.meta;
  if (!requiredWhen || !holds(requiredWhen, values)) return field;
  const schema = demanded(field.schema);
  return { ...field, schema, meta: metaOf(schema) };
}

/** Whether a field says nothing but whether its row is switched on. */
export const isSwitch = ({ name, meta }: EntityField): boolean =>
  name === 'status' && meta.kind === 'numericChoice' && meta.options?.join() === '1,0';

/** What a column shows of a row: its name in the reader's language, and else the field itself. */
export const shownField = (field: EntityField, row: Row): EntityField =>
  field.saidBy && row[field.saidBy] ? { ...field, name: field.saidBy } : field;
