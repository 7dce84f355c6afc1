import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { SQL } from 'drizzle-orm';

import type { Context } from './context.ts';
import { tableOf } from './table.ts';
import type { TableOf } from './table.ts';

/** Works out one row-only value inside the row's own query, so that it can be filtered by as well. */
export type Computed<E extends Entity> = (table: TableOf<E>, context: Context) => SQL;

const known = new Map<string, Record<string, Computed<Entity>>>();

/** Says how an entity's computed values come about; every repository of it then carries them. */
export function defineComputed<E extends Entity>(
  entity: E,
  computed: { [K in keyof E['computed']]: Computed<E> },
) {
  // Kept coarse beside those of other entities; computedOf hands each its own table back.
  known.set(entity.name, computed as unknown as Record<string, Computed<Entity>>);
}

/** The expressions of an entity's computed values for one caller; a value that nobody defined is a programming error. */
export function computedOf(entity: Entity, context: Context): Record<string, SQL> {
  const defined = known.get(entity.name) ?? {};
  return Object.fromEntries(
    Object.keys(entity.computed).map((key) => {
      const expression = defined[key];
      if (!expression) throw new Error(`Nothing says how ${entity.name}.${key} is computed`);
      return [key, expression(tableOf<Entity>(entity), context)];
    }),
  );
}
