import { schemaNameOf } from '@policy/shared/contract/kit/named-schema.ts';
import type { SchemaName } from '@policy/shared/contract/kit/named-schema.ts';
import { z } from 'zod';

import { eachObject, isJson } from './json.ts';
import type { Json } from './json.ts';

/** Whether schemas say what is sent to the server, or what it answers. */
type Direction = 'input' | 'output';

/** Schemas of one direction as JSON Schema. */
export interface Written {
  /** Those that have a name, by it. */
  components: Map<string, { name: SchemaName; schema: Json }>;
  /** One of the schemas that were given: a reference where it has a name. */
  of: (schema: z.ZodType) => Json;
}

/** The reference to a schema that the document holds under a name. */
export const componentPath = (name: string) => `#/components/schemas/${name}`;
const inPlace = '~';

/** Writes schemas and everything named inside them as JSON Schema; two schemas of one name are a programming error. */
export function writeSchemas(direction: Direction, schemas: Iterable<z.ZodType>): Written {
  const asked = new Set(schemas);
  const { ids, names } = named(asked);
  for (const schema of asked) if (!ids.has(schema)) ids.set(schema, `${inPlace}${String(ids.size)}`);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas: written } = z.toJSONSchema(registry, {
    ...{ io: direction, uri: componentPath, unrepresentable: 'any' },
    override: ({ jsonSchema }) => plain(jsonSchema),
  });
  const whole = new Map<string, Json>(Object.entries(written));
  // What has no name is put where it is referred to.
  const inlined = (json: Json | undefined) =>
    eachObject(bare(json), (object) => {
      const { $ref: reference } = object;
      const start = componentPath(inPlace);
      if (typeof reference !== 'string' || !reference.startsWith(start)) return object;
      return bare(whole.get(inPlace + reference.slice(start.length)));
    });
  return {
    components: new Map([...names].map(([id, name]) => [id, { name, schema: inlined(whole.get(id)) }])),
    of: (schema) => {
      const id = ids.get(schema) ?? '';
      return id.startsWith(inPlace) ? inlined(whole.get(id)) : { $ref: componentPath(id) };
    },
  };
}

/** The schemas that have a name among some schemas and all that is inside them. */
function named(schemas: Iterable<z.ZodType>) {
  const ids = new Map<z.ZodType, string>();
  const names = new Map<string, SchemaName>();
  for (const schema of withInner(schemas)) {
    const about = schemaNameOf(schema);
    if (!about) continue;
    if (names.has(about.name)) throw new Error(`Two schemas are called ${about.name}`);
    names.set(about.name, about);
    ids.set(schema, about.name);
  }
  return { ids, names };
}

/** A schema without what belongs to a document of its own. */
function bare({ $schema: _schema, $id: _id, ...schema }: Json = {}): Json {
  return schema;
}

/** Every schema inside some schemas, and they themselves, once. */
function withInner(schemas: Iterable<z.ZodType>): Set<z.ZodType> {
  const seen = new Set<z.ZodType>();
  const visit = (schema: z.ZodType) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const part of Object.values(schema.def)) for (const inner of schemasIn(part)) visit(inner);
  };
  for (const schema of schemas) visit(schema);
  return seen;
}

/** The schemas that a part of a definition holds: itself, a list of them, or a shape. */
function schemasIn(part: unknown): z.ZodType[] {
  if (part instanceof z.ZodType) return [part];
  const inner: unknown[] = Array.isArray(part) ? part : isJson(part) ? Object.values(part) : [];
  return inner.filter((one) => one instanceof z.ZodType);
}

/** Says the same in fewer and truer words. */
function plain(schema: Json) {
  // Numbers of binary fractions are no multiple of 0.0001 to most validators; the server counts digits.
  delete schema.multipleOf;
  delete schema.propertyNames;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  const constants = constantsOf(schema.anyOf);
  if (constants) {
    delete schema.anyOf;
    Object.assign(schema, { type: typeOf(constants), enum: constants });
  }
  if (Array.isArray(schema.enum) && schema.type === 'number') schema.type = typeOf(schema.enum);
}

/** The values of a union that is made of nothing but numbers. */
function constantsOf(options: unknown): unknown[] | undefined {
  const known: unknown[] = Array.isArray(options) ? options : [];
  const constants = known.map((one) => (isJson(one) ? one.const : undefined));
  return constants.length > 0 && constants.every((one) => typeof one === 'number') ? constants : undefined;
}

const typeOf = (values: readonly unknown[]) =>
  values.every((value) => Number.isInteger(value)) ? 'integer' : typeof values[0];
