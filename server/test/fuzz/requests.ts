import fc from 'fast-check';
import type { ApiDocument, Call, Parameter, Schema } from '@policy/shared/contract/api-document.ts';
import FormData from 'form-data';
import type { InjectOptions } from 'fastify';

import { resolved } from '../openapi/resolved.ts';
import { valuesFor } from './values.ts';
import type { KnownIds, Manner } from './values.ts';

/** A request that was made up, as it is sent. */
export type Request = Pick<InjectOptions, 'payload' | 'headers'> & { method: 'GET' | 'POST'; url: string };

/** Optional parameters that one request carries, about. */
const wanted = 4;

/** Makes up requests for the calls of a document. */
export function requestsFor(document: ApiDocument, ids: KnownIds) {
  type Place = { place: Parameter['in']; manner: Manner; values: ReturnType<typeof valuesFor> };
  const parametersOf = ({ parameters }: Call, { place, manner, values: { named, valueOf } }: Place) => {
    const all = parameters.map((one) => resolved<Parameter>(document, one)).filter((one) => one.in === place);
    const chance = Math.max(2, Math.ceil((all.length / wanted) * 2));
    return fc.record(
      Object.fromEntries(
        all.map(({ name, schema, required }) => {
          const value = named(name, valueOf(schema, manner)).filter((one) => one !== undefined);
          return [
            name,
            required ? value : fc.option(value, { nil: undefined, freq: 1 + Math.floor(8 / chance) }),
          ];
        }),
      ),
    );
  };

  return (call: Call, manner: Manner): fc.Arbitrary<Request> => {
    const values = valuesFor(document, ids, call.tags[0] ?? '');
    return fc
      .record({
        path: parametersOf(call, { place: 'path', manner, values }),
        query: parametersOf(call, { place: 'query', manner, values }),
        body: bodyFor(call, values, manner),
      })
      .map(({ path, query, body: sent }) => ({
        method: call.method,
        url: `${filled(call.path, path)}${queryString(query)}`,
        ...bodyOf(sent),
      }));
  };
}

function bodyFor({ requestBody }: Call, values: ReturnType<typeof valuesFor>, manner: Manner) {
  const [first] = Object.entries(requestBody?.content ?? {});
  if (!first) return fc.constant(undefined);
  const [type, { schema }] = first;
  return type === 'multipart/form-data' ? formOf(schema) : values.valueOf(schema, manner);
}

/** Half of a sign has no form in UTF-8: a replacement stands for it. */
const textOf = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();

const filled = (path: string, values: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(values[name] ?? '').slice(0, 150)),
  );

function queryString(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const several: unknown[] = Array.isArray(value) ? value : [value];
    return several.filter((one) => one !== undefined).map((one): [string, string] => [name, textOf(one)]);
  });
  const text = pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  // A longer line is refused by whatever reads HTTP, before anything of ours.
  return text ? `?${text.slice(0, 12_000).replace(/%[0-9A-F]?$/, '')}` : '';
}

function bodyOf(sent: unknown): Pick<Request, 'payload' | 'headers'> {
  if (sent === undefined) return {};
  if (sent instanceof FormData) return { payload: sent.getBuffer(), headers: sent.getHeaders() };
  return { payload: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const formOf = ({ properties = {} }: Schema): fc.Arbitrary<FormData> =>
  fc
    .record({
      name: fc.constantFrom(
        'a.png',
        'a.xlsx',
        'a.html',
        '合同.pdf',
        '',
        '../a.png',
        `${'x'.repeat(300)}.png`,
      ),
      content: fc.oneof(fc.constantFrom(picture, Buffer.from('a,b\n1,2')), fc.uint8Array({ maxLength: 64 })),
      field: fc.constantFrom(...Object.keys(properties), 'other'),
      value: fc.constantFrom('content', 'avatar', '', 'x'.repeat(200)),
    })
    .map(({ name, content, field, value }) => {
      const form = new FormData();
      if (field !== 'file') form.append(field, value);
      form.append('file', Buffer.from(content), { filename: name });
      return form;
    });
