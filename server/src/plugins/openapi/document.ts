import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { SchemaName } from '@policy/shared/contract/kit/named-schema.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { z } from 'zod';

import { operationIdOf } from './described-route.ts';
import type { DescribedRoute } from './described-route.ts';
import { failure, oauthFailure } from './failures.ts';
import { componentPath, writeSchemas } from './json-schemas.ts';
import type { Written } from './json-schemas.ts';
import { eachObject, isJson } from './json.ts';
import type { Json } from './json.ts';
import { bodySchemaOf, operationOf, sharedResponses } from './operation.ts';
import { parameterSchemas, shapeOf, sharedParameters } from './parameters.ts';
import { wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** The description of every call in OpenAPI 3.1, in one language. */
export function describeApi(routes: readonly DescribedRoute[], locale: Locale): Json {
  assertUnique(routes);
  const words = wordsIn(locale);
  const present = (schemas: readonly (z.ZodType | undefined)[]) =>
    schemas.filter((schema) => schema !== undefined);
  const inputs = routes.flatMap((route) => [
    ...parameterSchemas(route),
    ...Object.values(shapeOf(route.config.upload)),
    ...present([bodySchemaOf(route)]),
  ]);
  const outputs = present(routes.map(({ answer }) => answer));
  const output = writeSchemas('output', [...outputs, failure, oauthFailure]);
  const { input, components } = apart(writeSchemas('input', inputs), output);
  const materials = { input, output, words };
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: words.title, version: '1', description: words.description },
      license: { name: 'Mulan PSL v2', identifier: 'MulanPSL-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))]
      .sort()
      .map((name) => ({ name, description: words.group(name), 'x-displayName': words.group(name) })),
    paths: pathsOf(routes, (route) => operationOf(route, materials)),
    components: {
      securitySchemes: {
        bladeAuth: {
          ...{ type: 'apiKey', in: 'header', name: 'Blade-Auth' },
          description: words.schemes.bladeAuth,
        },
        basic: { type: 'http', scheme: 'basic', description: words.schemes.basic },
      },
      parameters: sharedParameters(words),
      responses: sharedResponses(words),
      schemas: Object.fromEntries(
        [...components].map(([name, { name: about, schema }]) => [name, labelled(schema, about, words)]),
      ),
    },
  };
}

function assertUnique(routes: readonly DescribedRoute[]) {
  const known = new Map<string, string>();
  for (const route of routes) {
    const id = operationIdOf(route);
    const other = known.get(id);
    if (other) throw new Error(`${other} and ${route.call} are both called ${id}`);
    known.set(id, route.call);
  }
}

function pathsOf(routes: readonly DescribedRoute[], operation: (route: DescribedRoute) => Json): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  return paths;
}

/** A schema that reads otherwise when it is sent than when it is answered gets a name of its own for being sent. */
function apart(input: Written, output: Written) {
  const differing = new Set<string>();
  const asSent = (json: Json) =>
    eachObject(json, (object) => {
      const name = [...differing].find((one) => object.$ref === componentPath(one));
      return name ? { ...object, $ref: componentPath(`${name}Input`) } : object;
    });
  for (let before = -1; before < differing.size;) {
    before = differing.size;
    for (const [name, { schema }] of input.components) {
      const answered = output.components.get(name)?.schema;
      if (answered && JSON.stringify(asSent(schema)) !== JSON.stringify(answered)) differing.add(name);
    }
  }
  const components = new Map(output.components);
  for (const [name, { name: about, schema }] of input.components)
    components.set(differing.has(name) ? `${name}Input` : name, { name: about, schema: asSent(schema) });
  return { components, input: { ...input, of: (schema: z.ZodType) => asSent(input.of(schema)) } };
}

/** Fields of an entity carry its labels and the names of its choices. */
function labelled(schema: Json, { entity }: SchemaName, words: Words): Json {
  const texts = entity && words.entity(entity.name);
  if (!texts) return schema;
  const all = isJson(schema.properties) ? schema.properties : {};
  const properties = Object.entries(all).map(([field, property]): [string, unknown] => {
    const label = texts.fields[field];
    const names = Object.entries(texts.choices[field] ?? {}).map(([key, name]) => `\`${key}\` ${name}`);
    if (!label || !isJson(property)) return [field, property];
    return [field, { ...property, description: [label, names.join(', ')].filter(Boolean).join(': ') }];
  });
  const isDraft = schema.additionalProperties !== false;
  return {
    ...{ title: texts.title, ...schema, properties: Object.fromEntries(properties) },
    ...(isDraft && { description: fill(words.required, { fields: neededToAdd(entity).join(', ') }) }),
  };
}

/** Fields that a new row does not go without. */
const neededToAdd = ({ fields }: Entity) =>
  Object.entries(fields)
    .filter(([, schema]) => {
      const { required, readOnly, initial } = metaOf(schema);
      return required && !readOnly && initial === undefined;
    })
    .map(([field]) => field);
