import { englishOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { inArray, or } from 'drizzle-orm';

import { entityByName } from '../access/scope.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { fieldsOf } from '../table/fields.ts';
import { columnNamed } from '../table/table.ts';
import type { PlacedField } from './import-fields.ts';
import type { SheetRow } from './read-sheet.ts';

/** The ids of what goes by a name: none, one, or several that it does not tell apart. */
export type KnownNames = ReadonlyMap<string, readonly string[]>;

const separator = /[,，;；、\n]/;
const namesAtOnce = 2000;

/** The names that a cell holds: one, or several for a field that takes several. */
export function namesIn({ kind }: PlacedField, cell: string): string[] {
  const names = kind === 'references' ? cell.split(separator) : [cell];
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** What all the names of a column mean in the reader's tenant, by one query for each two thousand of them. */
export async function knownNames(
  context: Context,
  field: PlacedField,
  rows: readonly SheetRow[],
): Promise<KnownNames> {
  const known = new Map<string, string[]>();
  const target = field.source ? entityByName(field.source) : undefined;
  if (!target) return known;
  const names = [...new Set(rows.flatMap(({ cells }) => namesIn(field, cells[field.place] ?? '')))];
  for (let done = 0; done < names.length; done += namesAtOnce)
    await addKnown(context, target, { names: names.slice(done, done + namesAtOnce), known });
  return known;
}

async function addKnown(
  context: Context,
  target: Entity,
  { names, known }: { names: readonly string[]; known: Map<string, string[]> },
) {
  const keys = namingKeys(target);
  const isNamed = or(...keys.map((key) => inArray(columnNamed(target, key), [...names])));
  const asked = new Set(names);
  for (const row of await repositoryOf(target, context).all(isNamed)) {
    const values: Record<string, unknown> = row;
    const own = new Set(keys.map((key) => values[key]).filter((name) => typeof name === 'string'));
    for (const name of own) if (asked.has(name)) known.set(name, [...(known.get(name) ?? []), row.id]);
  }
}

/** What people call a row, in either language: its name, the first of its texts, and whatever only one can have. */
function namingKeys(target: Entity): string[] {
  const first = fieldsOf(target).find(({ kind }) => kind === 'text')?.key;
  const named = [target.nameField, ...(first ? [first] : []), ...(target.unique ?? [])];
  return [...new Set(named.flatMap((key) => [key, englishOf(target, key) ?? []].flat()))];
}
