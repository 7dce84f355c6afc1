import { setImmediate as breathe } from 'node:timers/promises';
import type { DraftOf, Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { inArray } from 'drizzle-orm';

import { readSubmission } from '../drafts/drafts.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { InvalidDraft } from '../runtime/errors.ts';
import { columnNamed } from '../table/table.ts';
import type { PlacedField } from './import-fields.ts';
import { knownNames } from './known-names.ts';
import type { KnownNames } from './known-names.ts';
import type { Problems } from './problems.ts';
import { readCell } from './read-cells.ts';
import type { SheetRow } from './read-sheet.ts';

/** A row of a sheet as it would be added. */
export interface Candidate<E extends Entity> {
  at: number;
  draft: Partial<DraftOf<E>>;
}

/** What the rows of one file are checked against. */
export interface Checking<E extends Entity> {
  entity: E;
  context: Context;
  fields: readonly PlacedField[];
  problems: Problems;
  /** Called with the number of rows checked so far. */
  onChecked: (done: number) => void;
}

/** Rows that are checked before the event loop gets a turn to serve other requests. */
const rowsAtOnce = 250;
const valuesAtOnce = 5000;

/** Reads every row as a draft of its entity; whatever does not hold is noted by its cell. */
export async function readCandidates<E extends Entity>(
  checking: Checking<E>,
  rows: readonly SheetRow[],
): Promise<Candidate<E>[]> {
  const { context, fields, onChecked } = checking;
  const names = new Map<string, KnownNames>();
  for (const field of fields) if (field.source) names.set(field.key, await knownNames(context, field, rows));
  const candidates: Candidate<E>[] = [];
  for (const [index, row] of rows.entries()) {
    candidates.push({ at: row.at, draft: readRow(checking, row, names) });
    if (index % rowsAtOnce !== 0) continue;
    onChecked(index);
    await breathe();
  }
  return candidates;
}

function readRow<E extends Entity>(
  checking: Checking<E>,
  { at, cells }: SheetRow,
  names: ReadonlyMap<string, KnownNames>,
): Partial<DraftOf<E>> {
  const { entity, fields, problems } = checking;
  const none: KnownNames = new Map();
  const read = fields.map((field) => {
    const reading = { entity, field, problems, row: at, names: names.get(field.key) ?? none };
    return { key: field.key, cell: cells[field.place] ?? '', reading };
  });
  const values = read.map(({ key, cell, reading }): [string, unknown] => [key, readCell(cell, reading)]);
  const sent = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  // What could not be read has been told already; that it is missing need not be told as well.
  const told = read.filter(({ key, cell }) => cell !== '' && !(key in sent)).map(({ key }) => key);
  return draftOf(checking, sent, { at, told });
}

function draftOf<E extends Entity>(
  { entity, context, fields, problems }: Checking<E>,
  sent: object,
  { at, told }: { at: number; told: readonly string[] },
): Partial<DraftOf<E>> {
  try {
    return readSubmission(entity, sent, context).values;
  } catch (error) {
    if (!(error instanceof InvalidDraft)) throw error;
    const untold = error.errors.filter(({ field }) => !told.includes(field));
    for (const { field, message } of untold) problems.add(at, placeOf(fields, field), message);
    return {};
  }
}

/** Where a field stands in the sheet; null for one that the sheet leaves out. */
export const placeOf = (fields: readonly PlacedField[], key: string): number | null =>
  fields.find((field) => field.key === key)?.place ?? null;

/** Notes values that must be one row's alone and stand twice in the sheet, or belong to a row that is there already. */
export async function checkUnique<E extends Entity>(
  { entity, context, fields, problems }: Checking<E>,
  candidates: readonly Candidate<E>[],
  keys: readonly string[],
): Promise<void> {
  const words = catalogue(context.locale).sheet;
  for (const field of fields.filter(({ key }) => keys.includes(key))) {
    const { key, label, place } = field;
    const valueOf = ({ draft }: Candidate<E>) => new Map<string, unknown>(Object.entries(draft)).get(key);
    const first = new Map<unknown, number>();
    for (const candidate of candidates) {
      const value = valueOf(candidate);
      if (typeof value !== 'string') continue;
      const row = first.get(value);
      if (row === undefined) first.set(value, candidate.at);
      else problems.add(candidate.at, place, fill(words.repeated, { label, row }));
    }
    for (const value of await takenOf(entity, context, { key, values: [...first.keys()] }))
      problems.add(first.get(value) ?? 0, place, fill(words.taken, { label }));
  }
}

async function takenOf(
  entity: Entity,
  context: Context,
  { key, values }: { key: string; values: readonly unknown[] },
): Promise<unknown[]> {
  const column = columnNamed(entity, key);
  const taken: unknown[] = [];
  for (let done = 0; done < values.length; done += valuesAtOnce) {
    const rows = await repositoryOf(entity, context).all(
      inArray(column, values.slice(done, done + valuesAtOnce)),
    );
    taken.push(...rows.map((row) => new Map<string, unknown>(Object.entries(row)).get(key)));
  }
  return taken;
}
