import { keyFieldOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldMeta } from '@policy/shared/contract/kit/field.ts';
import type { ImportMode } from '@policy/shared/contract/kit/import-events.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill, locales } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { fieldsOf } from '../table/fields.ts';
import { plainHead } from './problems.ts';
import type { Problems } from './problems.ts';
import type { SheetRow } from './read-sheet.ts';

/** A field that a sheet may bring: what it is called, and the names of what it offers. */
export interface ImportField extends FieldMeta {
  key: string;
  label: string;
  /** Whether rows that are there are found by it. */
  isKey: boolean;
  choices: Readonly<Record<string, string>>;
}

/** A field and the place of its column in the sheet. */
export interface PlacedField extends ImportField {
  place: number;
}

/** The fields that a sheet may bring in, as the reader's language calls them; `below` is the one that its place decides. */
export function importFields(entity: Entity, locale: Locale, below?: string): ImportField[] {
  const texts = catalogue(locale).entity(entity.name);
  return fieldsOf(entity)
    .filter(({ key, readOnly, kind }) => !readOnly && key !== below && kind !== 'json' && kind !== 'richText')
    .map((field) => ({
      ...field,
      label: texts.fields[field.key] ?? field.key,
      isKey: field.key === keyFieldOf(entity),
      choices: texts.choices[field.key] ?? {},
    }));
}

/** The names of what a field offers, in the order of its contract. */
export const offered = ({ options = [], choices }: ImportField): string =>
  options.map((key) => choices[key] ?? key).join(' / ');

/** The mark that a template puts behind the heads of what must be filled in. */
export const requiredMark = ' *';

/** Where an annotated sheet says what is wrong with each row; whatever stands there is passed over. */
export const isNotesHead = (head: string): boolean =>
  locales.some((locale) => catalogue(locale).sheet.problem === head);

/**
 * Which column brings which field; heads may be in either language, and one that nobody knows is a problem.
 * What only adds needs every column that must be filled in, what also changes rows needs their key.
 */
export function placeFields(
  entity: Entity,
  head: SheetRow,
  { problems, mode, below }: { problems: Problems; mode: ImportMode; below?: string | undefined },
): PlacedField[] {
  const { locale } = problems;
  const words = catalogue(locale).sheet;
  const fields = importFields(entity, locale, below);
  const keys = keysByHead(entity);
  const placed: PlacedField[] = [];
  head.cells.forEach((cell, place) => {
    const field = fields.find(({ key }) => key === keys.get(plainHead(cell)));
    if (cell === '' || (!field && isNotesHead(cell))) return;
    const isTwice = field && placed.some(({ key }) => key === field.key);
    if (!field || isTwice) {
      problems.add(head.at, place, fill(isTwice ? words.repeatedHead : words.unknownHead, { head: cell }));
      return;
    }
    placed.push({ ...field, place });
    problems.label(place, field.label);
  });
  const isAsked = ({ isKey, required, initial }: ImportField) =>
    mode === 'upsert' ? isKey : required && initial === undefined;
  for (const field of fields)
    if (isAsked(field) && !placed.some(({ key }) => key === field.key))
      problems.add(head.at, null, fill(words.missingHead, { label: field.label }));
  return placed;
}

const keysByHead = (entity: Entity) =>
  new Map(
    locales.flatMap((locale) =>
      importFields(entity, locale).map(({ key, label }): [string, string] => [label, key]),
    ),
  );
