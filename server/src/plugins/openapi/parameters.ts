import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { z } from 'zod';

import { listParameters } from '../../kit/query/list-parameters.ts';
import type { DescribedRoute } from './described-route.ts';
import type { Written } from './json-schemas.ts';
import type { Json } from './json.ts';
import type { Words } from './words.ts';

const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Parameters that every call or every list knows. */
export function sharedParameters({ parameters: texts }: Words): Record<string, Json> {
  const query = (name: 'current' | 'size' | 'ascs' | 'descs', schema: Json) => ({
    ...{ name, in: 'query', description: texts[name], schema },
  });
  return {
    TenantId: {
      ...{ name: 'Tenant-Id', in: 'header', description: texts.tenant },
      schema: { type: 'string', pattern: '^\\d{6}$' },
    },
    IdempotencyKey: {
      ...{ name: 'Idempotency-Key', in: 'header', description: texts.idempotency },
      schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
    },
    Current: query('current', { type: 'integer', minimum: 1, maximum: 10_000_000, default: 1 }),
    Size: query('size', { type: 'integer', minimum: 1, maximum: 200, default: 10 }),
    Ascs: query('ascs', { type: 'string' }),
    Descs: query('descs', { type: 'string' }),
  };
}

/** Filters and orders of a list, written where they stand: as components they would be thousands of names to every generator. */
function filtersOf(entity: Entity, words: Words): Json[] {
  const { parameters: texts } = words;
  const said: Partial<Record<string, string>> = { ...texts, operators: undefined };
  const labels = words.entity(entity.name)?.fields ?? {};
  return listParameters(entity).map(({ name, field, operator, schema }) => ({
    ...{ name, in: 'query', schema },
    description: field ? words.filter(labels[field] ?? words.system(field), operator) : said[name],
  }));
}

const paging: Record<string, string> = { current: 'Current', size: 'Size', ascs: 'Ascs', descs: 'Descs' };

/** Parameters of one call: its tenant, its path, its query, and the filters of what it lists. */
export function parametersFor(
  route: DescribedRoute,
  { input: written, words }: { input: Written; words: Words },
): Json[] {
  const { query, params, config, method } = route;
  const filters = config.lists ? filtersOf(config.lists, words) : [];
  const inQuery = Object.entries(shapeOf(query)).filter(
    ([name]) => !filters.some((filter) => filter.name === name),
  );
  return [
    reference('TenantId'),
    ...(method === 'post' ? [reference('IdempotencyKey')] : []),
    ...Object.entries(shapeOf(params)).map(([name, schema]) => parameter('path', name, { schema, written })),
    ...inQuery.map(([name, schema]) => {
      const shared = paging[name];
      return shared ? reference(shared) : parameter('query', name, { schema, written });
    }),
    ...filters,
  ];
}

/** The fields of an object's schema. */
export const shapeOf = (schema: z.ZodObject | undefined): Record<string, z.ZodType> => schema?.shape ?? {};

function parameter(
  place: 'path' | 'query',
  name: string,
  { schema, written }: { schema: z.ZodType; written: Written },
): Json {
  const isRequired = place === 'path' || !schema.safeParse(undefined).success;
  return { name, in: place, ...(isRequired && { required: true }), schema: written.of(schema) };
}

/** The schemas that parameters are written with. */
export const parameterSchemas = ({ query, params }: DescribedRoute): z.ZodType[] => [
  ...Object.values(shapeOf(query)),
  ...Object.values(shapeOf(params)),
];
