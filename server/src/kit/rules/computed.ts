import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../runtime/context.ts';
import { tableOf } from '../table/table.ts';

/** The expressions of an entity's computed values for one caller; a value that no rule defines is a programming error. */
export function computedOf(entity: Entity, context: Context): Record<string, SQL> {
  const defined = context.rules.of(entity).computed ?? {};
  return Object.fromEntries(
    Object.keys(entity.computed).map((key) => {
      const expression = defined[key as never];
      if (!expression) throw new Error(`Nothing says how ${entity.name}.${key} is computed`);
      return [key, expression(tableOf<Entity>(entity), context)];
    }),
  );
}
