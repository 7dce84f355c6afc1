import type { z } from 'zod';

import type { Entity } from './entity.ts';

/** What the API's description calls a schema, and whose fields it has. */
export interface SchemaName {
  name: string;
  entity?: Entity;
}

const names = new WeakMap<z.ZodType, SchemaName>();

/** Gives a schema a name: the API's description writes it once under that name and refers to it everywhere else. */
export function named<S extends z.ZodType>(name: string, schema: S, about: { entity?: Entity } = {}): S {
  names.set(schema, { name, ...about });
  return schema;
}

/** The name of a schema; undefined for one that is written where it stands. */
export const schemaNameOf = (schema: z.ZodType): SchemaName | undefined => names.get(schema);
