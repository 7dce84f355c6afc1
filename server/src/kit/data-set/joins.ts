import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Context } from '../runtime/context.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';
import { reachOf } from './reach.ts';

type ColumnOf = (field: string) => AnyPgColumn;

/** The tables that a data set reads beside its own. */
export interface Joins {
  from: SQL;
  /** Holds for rows whose every passed reference leads to a row that the reader may read; the others do not count. */
  reached: SQL[];
  columnOf(field: SourceField): AnyPgColumn;
}

const pathOf = (through: SourceField['through']) => through.map(({ field }) => field).join('.');

/** Joins each reference that the fields pass once, as far as the reader may read what it leads to. */
export function joinsFor(root: Entity, fields: readonly SourceField[], context: Context): Joins {
  const columns = new Map<string, ColumnOf>([['', (field) => columnNamed(root, field)]]);
  const parts: { from: SQL; reached: SQL }[] = [];
  const columnIn = (path: string, field: string) => {
    const column = columns.get(path)?.(field);
    if (!column) throw new Error(`Nothing was joined at ${path}`);
    return column;
  };
  for (const { through, target } of passed(fields)) {
    const parent = columnIn(pathOf(through.slice(0, -1)), through.at(-1)?.field ?? '');
    const name = `through_${String(parts.length)}`;
    const column = aliased(target, name);
    columns.set(pathOf(through), column);
    const rows = sql`select * from ${anyTableOf(target)} where ${reachOf(target, context, used(fields, through)) ?? sql`true`}`;
    parts.push({
      from: sql` left join (${rows}) ${sql.identifier(name)} on ${column('id')} = ${parent}`,
      reached: sql`(${parent} is null or ${column('id')} is not null)`,
    });
  }
  return {
    from: sql.join(parts.map(({ from }) => from)),
    reached: parts.map(({ reached }) => reached),
    columnOf: ({ through, own }) => columnIn(pathOf(through), own.field),
  };
}

/** Every chain of references that some field uses, with the entity at its end; shorter chains first. */
function passed(fields: readonly SourceField[]) {
  const ways = new Map<string, { through: SourceField['through']; target: Entity }>();
  for (const { through, own } of fields) {
    through.forEach((_, at) => {
      const way = through.slice(0, at + 1);
      ways.set(pathOf(way), { through: way, target: through[at + 1]?.entity ?? own.entity });
    });
  }
  return [...ways.values()].sort((one, two) => one.through.length - two.through.length);
}

/** The fields used of the entity at the end of a chain, be it as the next reference or for their values. */
function used(fields: readonly SourceField[], way: SourceField['through']): string[] {
  const path = pathOf(way);
  return fields.flatMap(({ through, own }) =>
    [...through, own]
      .filter((_, at) => at === way.length && pathOf(through.slice(0, at)) === path)
      .map(({ field }) => field),
  );
}

/** Columns of an entity's table under another name. */
function aliased(entity: Entity, name: string): ColumnOf {
  // Drizzle types the alias by the table's own columns, which the coarse table does not have.
  const columns = alias(anyTableOf(entity), name) as unknown as Record<string, AnyPgColumn>;
  return (field) => {
    const column = columns[field];
    if (!column) throw new Error(`${entity.name} has no column ${field}`);
    return column;
  };
}
