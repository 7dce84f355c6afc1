import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { repositoryOf } from '../rows/repository.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import type { sheetFormats } from './sheet-file.ts';
import { namesBeside, sheetColumns } from './sheet-columns.ts';
import type { Cell, SheetColumn } from './sheet-columns.ts';

/** What of a list stands in a file. */
interface SheetAsked {
  query: Readonly<Record<string, unknown>>;
  /** Keys of the columns in their order; none given means all that the reader may see. */
  columns?: readonly string[];
  /** Masked values in clear; whoever asks has checked that they may be told, and has written it down. */
  isClear?: boolean;
  /** Told of the rows of each part before they go into the file. */
  onPart?: ((rows: readonly object[]) => Promise<unknown>) | undefined;
}

/** A list as a sheet. */
export interface ListSheet {
  title: string;
  heads: string[];
  rows: AsyncGenerator<Cell[]>;
}

/** The sheet of a list for its reader: his rows, his columns, in his language; whatever refuses the list refuses it here. */
export async function listSheet(entity: Entity, context: Context, asked: SheetAsked): Promise<ListSheet> {
  const { query, isClear = false, onPart } = asked;
  const columns = chosenColumns(entity, context, asked.columns);
  const parts = repositoryOf(entity, context).parts(query, isClear);
  // Whatever refuses the list does so before a byte of the file is out.
  const first = await parts.next();
  if (first.done) throw new Refusal('row.notFound');
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let part = first; !part.done; part = await parts.next()) {
      await onPart?.(part.value);
      const names = await namesBeside(entity, context, part.value);
      for (const row of part.value) yield columns.map(({ cell }) => cell(row, names));
    }
  }
  const { title } = catalogue(context.locale).entity(entity.name);
  return { title, heads: columns.map(({ label }) => label), rows: rows() };
}

/** The columns that were asked for in their order; one that the reader may not see, or that is no column, refuses them all. */
export function chosenColumns(
  entity: Entity,
  context: Context,
  keys: readonly string[] = [],
): readonly SheetColumn[] {
  const all = new Map(sheetColumns(entity, context).map((column) => [column.key, column]));
  if (keys.length === 0) return [...all.values()];
  return [...new Set(keys)].map((key) => {
    const column = all.get(key);
    if (!column) throw new Refusal('export.columns');
    return column;
  });
}

/** What the file of a list is called on the day that it is taken. */
export const fileNameOf = (title: string, format: keyof typeof sheetFormats, { clock }: Context) =>
  `${title}-${wireTime(clock.now()).slice(0, 10)}.${format}`;
