import { nameIn } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument, Schema } from '@policy/shared/contract/api-document.ts';
import { schemaAt } from './schema-parts.ts';

type Schemas = ApiDocument['components']['schemas'];

const plain: Partial<Record<string, unknown>> = {
  string: 'string',
  boolean: true,
  array: [],
  object: {},
  null: null,
};

/** A value of a schema to begin with: what must be there, or every field where none must. */
export function exampleOf(schemas: Schemas, schema: Schema, above: readonly string[] = []): unknown {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    // Something that contains itself is shown once.
    return above.includes(name) ? null : exampleOf(schemas, schemaAt(schemas, schema), [...above, name]);
  }
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(schemas, first, above);
  const given = [schema.const, schema.default, ...(schema.enum ?? [])].find((one) => one !== undefined);
  return given ?? valueOf(schemas, schema, above);
}

function valueOf(schemas: Schemas, schema: Schema, above: readonly string[]): unknown {
  if (schema.items) return [exampleOf(schemas, schema.items, above)];
  if (schema.properties) return objectOf(schemas, schema, above);
  const [type = 'string'] = [schema.type ?? []].flat();
  return type in plain ? plain[type] : (schema.minimum ?? 0);
}

function objectOf(schemas: Schemas, { properties = {}, required = [] }: Schema, above: readonly string[]) {
  const fields = Object.entries(properties);
  const needed = fields.filter(([name]) => required.includes(name));
  const shown = needed.length > 0 ? needed : fields;
  return Object.fromEntries(shown.map(([name, inner]) => [name, exampleOf(schemas, inner, above)]));
}
