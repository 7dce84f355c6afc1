import { setImmediate as breathe } from 'node:timers/promises';
import type { DraftOf, Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';

import { maskRows, withoutMasks } from '../access/masks.ts';
import { readSubmission } from '../drafts/drafts.ts';
import { assertRequiredWhen } from '../drafts/required-when.ts';
import type { Context } from '../runtime/context.ts';
import { InvalidDraft } from '../runtime/errors.ts';
import type { PlacedField } from './import-fields.ts';
import { knownNames } from './known-names.ts';
import type { KnownNames } from './known-names.ts';
import { isSame, valueIn } from './known-rows.ts';
import type { KnownRows } from './known-rows.ts';
import type { Problems } from './problems.ts';
import { readCell } from './read-cells.ts';
import type { SheetRow } from './read-sheet.ts';

/** A row of a sheet as it would be written. */
export interface Candidate<E extends Entity> {
  at: number;
  /** What people tell it by; empty where the entity has no such field. */
  key: string;
  /** What it adds or, where `before` is there already, what it changes. */
  draft: Partial<DraftOf<E>>;
  before?: RowOf<E>;
}

/** What the rows of one file are checked against. */
export interface Checking<E extends Entity> {
  entity: E;
  context: Context;
  fields: readonly PlacedField[];
  /** What the place of the sheet decides for every row. */
  fixed: Readonly<Record<string, unknown>>;
  known: KnownRows<E>;
  problems: Problems;
  /** Called with the number of rows checked so far. */
  onChecked: (done: number) => void;
}

/** Rows that are checked before the event loop gets a turn to serve other requests. */
const rowsAtOnce = 250;

/** Reads every row as a draft of its entity, or as changes to the row of its key; whatever does not hold is noted by its cell. */
export async function readCandidates<E extends Entity>(
  checking: Checking<E>,
  rows: readonly SheetRow[],
): Promise<Candidate<E>[]> {
  const { context, fields, onChecked } = checking;
  const names = new Map<string, KnownNames>();
  for (const field of fields) if (field.source) names.set(field.key, await knownNames(context, field, rows));
  const candidates: Candidate<E>[] = [];
  for (const [index, row] of rows.entries()) {
    candidates.push(readRow(checking, row, names));
    if (index % rowsAtOnce !== 0) continue;
    onChecked(index);
    await breathe();
  }
  return candidates;
}

function readRow<E extends Entity>(
  checking: Checking<E>,
  row: SheetRow,
  names: ReadonlyMap<string, KnownNames>,
): Candidate<E> {
  const { entity, fields, fixed, known, problems } = checking;
  const { at, cells } = row;
  const key = known.keyIn(row);
  if (known.unreachable.has(key)) {
    const { unreachable } = catalogue(problems.locale).sheet;
    const { place = null, label } = known.field ?? {};
    problems.add(at, place, fill(unreachable, { label }));
    return { at, key, draft: {} };
  }
  const none: KnownNames = new Map();
  const read = fields.map((field) => {
    const reading = { entity, field, problems, row: at, names: names.get(field.key) ?? none };
    return { field, cell: cells[field.place] ?? '', reading };
  });
  const values = read.map(({ field, cell, reading }): [string, unknown] => [
    field.key,
    readCell(cell, reading),
  ]);
  const sent: Record<string, unknown> = {
    ...fixed,
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
  };
  // What could not be read has been told already; that it is missing need not be told as well.
  const told = read.filter(({ field, cell }) => cell !== '' && !(field.key in sent));
  const before = known.rows.get(key);
  if (before) checkFixed(checking, { at, sent, before });
  const draft = draftOf(checking, sent, { at, told: told.map(({ field }) => field.key), before });
  return { at, key, draft, ...(before && { before }) };
}

/** Notes what the sheet says differently of fields that stay as they were when the row was added. */
function checkFixed<E extends Entity>(
  { fields, problems }: Checking<E>,
  { at, sent, before }: { at: number; sent: object; before: RowOf<E> },
) {
  const { notChangeable } = catalogue(problems.locale).sheet;
  for (const { key, place, label, createOnly, choices } of fields) {
    const was = valueIn(before, key);
    if (!createOnly || !(key in sent) || isSame(valueIn(sent, key), was)) continue;
    const shown = choices[String(was)] ?? was ?? '—';
    problems.add(at, place, fill(notChangeable, { label, before: shown }));
  }
}

interface Reading<E extends Entity> {
  at: number;
  /** Fields whose problems have been told. */
  told: readonly string[];
  before: RowOf<E> | undefined;
}

function draftOf<E extends Entity>(
  { entity, context, fields, problems }: Checking<E>,
  sent: object,
  { at, told, before }: Reading<E>,
): Partial<DraftOf<E>> {
  try {
    if (before) return changesTo(before, changesOf(entity, context, { sent, before }));
    const { values } = readSubmission(entity, sent, context);
    assertRequiredWhen(entity, context, { before: null, values });
    return values;
  } catch (error) {
    if (!(error instanceof InvalidDraft)) throw error;
    const untold = error.errors.filter(({ field }) => !told.includes(field));
    for (const { field, message } of untold) problems.add(at, placeOf(fields, field), message);
    const wrong = new Set(error.errors.map(({ field }) => field));
    // What is left has held by itself: further checks may find more of what is wrong with the row, which comes in never.
    return Object.fromEntries(Object.entries(sent).filter(([key]) => !wrong.has(key))) as Partial<DraftOf<E>>;
  }
}

/** What a submit of the same would change; a mask that came back, as exports show it, changes nothing. */
function changesOf<E extends Entity>(
  entity: E,
  context: Context,
  { sent, before }: { sent: object; before: RowOf<E> },
): Partial<DraftOf<E>> {
  const { values } = readSubmission(entity, { ...sent, id: before.id }, context);
  const [shown = null] = maskRows(entity, context, [before]);
  const kept = withoutMasks(entity, context, { before: shown, values });
  assertRequiredWhen(entity, context, { before, values: kept });
  return kept;
}

/** The values that a row does not have already. */
const changesTo = <D extends object>(before: object, values: D): D =>
  // Keys were only left out, so it is still a draft of this type.
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSame(value, valueIn(before, key))),
  ) as D;

/** Where a field stands in the sheet; null for one that the sheet leaves out. */
export const placeOf = (fields: readonly PlacedField[], key: string): number | null =>
  fields.find((field) => field.key === key)?.place ?? null;
