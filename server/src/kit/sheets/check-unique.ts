import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { columnNamed } from '../table/table.ts';
import type { Candidate, Checking } from './check-rows.ts';
import type { PlacedField } from './import-fields.ts';
import { valueIn } from './known-rows.ts';
import type { Problems } from './problems.ts';

const valuesAtOnce = 5000;

/** Notes values that must be one row's alone and stand twice in the sheet, or belong to a row that is there already. */
export async function checkUnique<E extends Entity>(
  { entity, context, fields, problems }: Checking<E>,
  candidates: readonly Candidate<E>[],
  keys: readonly string[],
): Promise<void> {
  const { taken } = catalogue(context.locale).sheet;
  for (const field of fields.filter(({ key }) => keys.includes(key))) {
    const { key, label, place } = field;
    const wanted = wantedValues(field, candidates, problems);
    for (const value of await takenOf(entity, context, { key, values: [...wanted.keys()] }))
      problems.add(wanted.get(value) ?? 0, place, fill(taken, { label }));
  }
}

/** Values of a field that rows would take on, each with the first row of it; a row that is found by its key has that already. */
function wantedValues<E extends Entity>(
  { key, label, place, isKey }: PlacedField,
  candidates: readonly Candidate<E>[],
  problems: Problems,
): ReadonlyMap<unknown, number> {
  const { repeated } = catalogue(problems.locale).sheet;
  const first = new Map<unknown, number>();
  const wanted = new Map<unknown, number>();
  for (const { at, draft, key: own } of candidates) {
    const value = valueIn(draft, key);
    const said = isKey && own !== '' ? own : value;
    if (typeof said !== 'string') continue;
    const row = first.get(said);
    if (row !== undefined) problems.add(at, place, fill(repeated, { label, row }));
    else {
      first.set(said, at);
      if (typeof value === 'string') wanted.set(value, at);
    }
  }
  return wanted;
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
    taken.push(...rows.map((row) => valueIn(row, key)));
  }
  return taken;
}
