import { nameIn } from '@policy/shared/contract/api-document.ts';
import type { Components, Schema } from '@policy/shared/contract/api-document.ts';
import { schemaAt, unitedIn } from './schema-parts.ts';

const plain: Partial<Record<string, unknown>> = {
  string: 'string',
  boolean: true,
  array: [],
  object: {},
  null: null,
};

/** A value of a schema to begin with: what must be there, or every field where none must. */
export function exampleOf(components: Components, schema: Schema, above: readonly string[] = []): unknown {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    // Something that contains itself is shown once.
    return above.includes(name)
      ? null
      : exampleOf(components, schemaAt(components, schema), [...above, name]);
  }
  const [first] = unitedIn(schema);
  if (first) return exampleOf(components, first, above);
  const given = [schema.const, schema.default, ...(schema.enum ?? [])].find((one) => one !== undefined);
  return given ?? valueOf(components, schema, above);
}

function valueOf(components: Components, schema: Schema, above: readonly string[]): unknown {
  if (schema.items) return [exampleOf(components, schema.items, above)];
  if (schema.properties) return objectOf(components, schema, above);
  const [type = 'string'] = [schema.type ?? []].flat();
  return type in plain ? plain[type] : (schema.minimum ?? 0);
}

function objectOf(
  components: Components,
  { properties = {}, required = [] }: Schema,
  above: readonly string[],
) {
  const fields = Object.entries(properties);
  const needed = fields.filter(([name]) => required.includes(name));
  const shown = needed.length > 0 ? needed : fields;
  return Object.fromEntries(shown.map(([name, inner]) => [name, exampleOf(components, inner, above)]));
}
