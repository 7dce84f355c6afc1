import { fill } from '@policy/shared/messages/kit.ts';
import { z } from 'zod';

import { operationIdOf } from './described-route.ts';
import type { DescribedRoute } from './described-route.ts';
import { componentPath } from './json-schemas.ts';
import type { Written } from './json-schemas.ts';
import type { Json } from './json.ts';
import { parametersFor, shapeOf } from './parameters.ts';
import type { Words } from './words.ts';

/** Schemas in both directions, and the words to go with them. */
export interface Materials {
  input: Written;
  output: Written;
  words: Words;
}

/** One call as OpenAPI describes it. */
export function operationOf(route: DescribedRoute, materials: Materials): Json {
  const { words } = materials;
  const { guard, tag } = route;
  const body = bodyOf(route, materials);
  return {
    operationId: operationIdOf(route),
    ...{ tags: [tag], summary: words.summary(route), description: guardText(route, words) },
    ...(typeof guard === 'object' && { 'x-permissions': guard.anyOf }),
    security: securityOf(route),
    parameters: parametersFor(route, materials),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: words.answered, content: contentOf(route, materials) },
      ...failuresOf(route),
    },
  };
}

/** Whether a public call asks for the application instead of a person. */
const asksForClient = ({ config, method, guard }: DescribedRoute) =>
  config.oauth === true && method === 'post' && guard === 'public';

function guardText(route: DescribedRoute, { guards }: Words): string {
  if (asksForClient(route)) return guards.client;
  if (route.guard === 'public') return guards.public;
  if (route.guard === 'signedIn') return guards.signedIn;
  return fill(guards.permission, { codes: route.guard.anyOf.map((code) => `\`${code}\``).join(', ') });
}

/** A public call may be made by anybody, and tells more to whoever brings a token. */
function securityOf(route: DescribedRoute): Json[] {
  if (asksForClient(route)) return [{ basic: [] }];
  return route.guard === 'public' ? [{}, { bladeAuth: [] }] : [{ bladeAuth: [] }];
}

/** What a body is made of, without the wrapping that lets it be absent. */
export function bodySchemaOf({ body }: Pick<DescribedRoute, 'body'>): z.ZodType | undefined {
  let schema = body;
  while (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    schema = inner instanceof z.ZodType ? inner : undefined;
  }
  return schema;
}

function bodyOf(route: DescribedRoute, { input }: Materials): Json | undefined {
  const { body, config } = route;
  if (config.upload)
    return { required: true, content: { 'multipart/form-data': { schema: formOf(config.upload, input) } } };
  const schema = bodySchemaOf(route);
  if (!schema || !body) return undefined;
  const content = { schema: input.of(schema) };
  return {
    required: !body.safeParse(undefined).success,
    content: {
      'application/json': content,
      ...(config.oauth && { 'application/x-www-form-urlencoded': content }),
    },
  };
}

function formOf(fields: z.ZodObject, input: Written): Json {
  const properties = Object.entries(shapeOf(fields)).map(([name, schema]) => [name, input.of(schema)]);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(properties),
      file: { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' },
    },
    required: ['file'],
  };
}

function contentOf({ config, answer }: DescribedRoute, { output }: Materials): Json {
  const file = { schema: { type: 'string', format: 'binary' } };
  if (config.sends) {
    const types = config.sends.map((type): [string, Json] => [type.split(';')[0] ?? type, file]);
    return Object.fromEntries(types);
  }
  const data = answer ? output.of(answer) : {};
  return { 'application/json': { schema: config.flat ? data : enveloped(data) } };
}

const enveloped = (data: Json): Json => ({
  type: 'object',
  properties: {
    code: { type: 'integer', const: 200 },
    success: { type: 'boolean', const: true },
    data,
    msg: { type: 'string' },
  },
  required: ['code', 'success', 'data', 'msg'],
  additionalProperties: false,
});

/** Every status that a call may refuse with; whatever else goes wrong stands under `default`. */
const failureStatuses = ['400', '401', '403', '404', '409', '413', '415', '429', 'default'] as const;
type FailureStatus = (typeof failureStatuses)[number];

function failuresOf({ method, config }: DescribedRoute): Json {
  const writes = method === 'post';
  const applies: Partial<Record<FailureStatus, boolean>> = {
    409: writes,
    413: writes,
    415: writes,
    429: config.perMinute !== undefined,
  };
  const named = failureStatuses.filter((status) => applies[status] ?? true);
  const kind = config.oauth ? 'OAuth' : '';
  return Object.fromEntries(
    named.map((status) => [status, { $ref: `#/components/responses/${kind}${responseName(status)}` }]),
  );
}

const responseName = (status: FailureStatus) => (status === 'default' ? 'Failed' : `Refused${status}`);

/** The answers that operations share; a failure of our own takes the envelope everywhere. */
export function sharedResponses({ failures }: Words): Json {
  const said: Record<string, string> = failures;
  const answer = (status: FailureStatus, schemas: readonly string[]) => {
    const references = schemas.map((name) => ({ $ref: componentPath(name) }));
    const schema = references.length === 1 ? references[0] : { anyOf: references };
    return { description: said[status], content: { 'application/json': { schema } } };
  };
  return Object.fromEntries(
    failureStatuses.flatMap((status) => [
      [responseName(status), answer(status, ['Failure'])],
      [`OAuth${responseName(status)}`, answer(status, ['OAuthFailure', 'Failure'])],
    ]),
  );
}
