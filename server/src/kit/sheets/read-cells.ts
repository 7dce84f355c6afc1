import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill, locales } from '@policy/shared/messages/kit.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { offered } from './import-fields.ts';
import type { PlacedField } from './import-fields.ts';
import { namesIn } from './known-names.ts';
import type { KnownNames } from './known-names.ts';
import type { Problems } from './problems.ts';

/** What reading a cell may look at. */
export interface CellReading {
  entity: Entity;
  field: PlacedField;
  row: number;
  names: KnownNames;
  problems: Problems;
}

type Read = (cell: string, reading: CellReading) => unknown;

const number: Read = (cell) => (cell.trim() === '' || Number.isNaN(Number(cell)) ? cell : Number(cell));

/** The key of a choice by its name in either language. */
const choice: Read = (cell, reading) => {
  const { entity, field, problems, row } = reading;
  const key = locales
    .flatMap((locale) => Object.entries(catalogue(locale).entity(entity.name).choices[field.key] ?? {}))
    .find(([, name]) => name === cell)?.[0];
  if (key !== undefined) return key;
  const { notOffered } = catalogue(problems.locale).sheet;
  problems.add(row, field.place, fill(notOffered, { label: field.label, options: offered(field) }));
  return undefined;
};

/** The same where the keys are numbers, which a cell may say as well. */
const numericChoice: Read = (cell, reading) => {
  if (reading.field.options?.map(String).includes(cell)) return Number(cell);
  const key = choice(cell, reading);
  return typeof key === 'string' ? Number(key) : undefined;
};

const flag: Read = (cell, { field, problems, row }) => {
  for (const locale of locales) {
    const { yes, no } = catalogue(locale).sheet;
    if (cell === yes || cell === '1') return 1;
    if (cell === no || cell === '0') return 0;
  }
  const { notOffered, yes, no } = catalogue(problems.locale).sheet;
  problems.add(row, field.place, fill(notOffered, { label: field.label, options: `${yes} / ${no}` }));
  return undefined;
};

/** The ids behind the names of a cell; a name that means nothing, or more than one thing, is told. */
const references: Read = (cell, { field, names, problems, row }) => {
  const { unknownName, ambiguousName } = catalogue(problems.locale).sheet;
  return namesIn(field, cell).flatMap((name) => {
    const ids = names.get(name) ?? [];
    const fault = ids.length === 0 ? unknownName : ids.length > 1 ? ambiguousName : undefined;
    if (fault) problems.add(row, field.place, fill(fault, { name, label: field.label }));
    return fault ? [] : ids;
  });
};

/** A day as people write it, as the wire spells it. */
function day(cell: string): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?$/.exec(cell) ?? [];
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

const plain: Read = (cell) => cell;

/** How a cell of each kind becomes a value of a draft. */
const reads = {
  text: plain,
  longText: plain,
  richText: plain,
  integer: number,
  decimal: number,
  flag,
  choice,
  choices: (cell, reading) => cell.split(/[,，;；、]/).flatMap((one) => choice(one.trim(), reading) ?? []),
  numericChoice,
  date: (cell) => day(cell),
  dateTime: plain,
  reference: (cell, reading) => {
    const ids: unknown = references(cell, reading);
    return Array.isArray(ids) ? (ids.at(0) as unknown) : undefined;
  },
  references,
  json: plain,
} satisfies Record<FieldKind, Read>;

/** What a cell says, as a draft of its field takes it; an empty one says nothing. */
export function readCell(cell: string, reading: CellReading): unknown {
  const read: Read = reads[reading.field.kind];
  return cell === '' ? undefined : read(cell, reading);
}
