import { describe, expect, it } from 'vitest';

import type { Schema } from '@policy/shared/contract/api-document.ts';
import { sampleDocument } from './sample-document.ts';
import { limitsOf, partsOf, typeText } from './schema-parts.ts';

const { components } = sampleDocument;
const node = { $ref: '#/components/schemas/TreeNode' };

const every = { type: 'object', properties: { all: { const: true } } };
const some = { type: 'object', properties: { some: { type: 'string' }, of: { type: 'array' } } };
/** As zod writes a union that may be empty. */
const scopeValue: Schema = { anyOf: [{ anyOf: [every, some, node] }, { type: 'null' }] };

describe('the type of a schema', () => {
  const types: [Schema, string][] = [
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: 'array', items: node }, 'TreeNode[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [{ const: 200 }, '200'],
    [scopeValue, 'object | TreeNode | null'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | integer'],
    [{}, 'any'],
  ];
  it.each(types)('of %j is %s', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });
});

it('tells what a value is held to, also where it may be empty', () => {
  const schema = { anyOf: [{ type: 'string', maxLength: 60, pattern: '^a' }, { type: 'null' }] };
  expect(limitsOf(schema)).toEqual(['maxLength 60', 'pattern ^a']);
  expect(limitsOf({ type: 'integer', enum: [0, 1], default: 0 })).toEqual(['default 0', 'enum 0, 1']);
  expect(limitsOf({ type: 'string', format: 'uuid', pattern: '^[0-9a-f]$' })).toEqual([]);
});

describe('what is inside', () => {
  const names = (schema: Schema) => partsOf(components, schema).map(({ name }) => name);

  it('is the same for a thing, a list of it, and where it may be missing', () => {
    expect(names(node)).toEqual(['id', 'children']);
    expect(names({ type: 'array', items: node })).toEqual(['id', 'children']);
    expect(names({ anyOf: [node, { type: 'null' }] })).toEqual(['id', 'children']);
  });

  it('is one level at a time of what contains itself', () => {
    const children = partsOf(components, node).find(({ name }) => name === 'children');
    expect(names(children?.schema ?? {})).toEqual(['id', 'children']);
  });

  it('tells the forms of what has several, and the values of a map', () => {
    expect(
      names({ anyOf: [node, { $ref: '#/components/schemas/PolicyDraft' }, { type: 'string' }] }),
    ).toEqual(['TreeNode', 'PolicyDraft']);
    expect(names({ type: 'object', additionalProperties: { type: 'string' } })).toEqual(['*']);
    expect(names({ type: 'object', additionalProperties: false })).toEqual([]);
  });

  it('tells each form of a union that may be empty, and numbers those without a name', () => {
    expect(names(scopeValue)).toEqual(['object 1', 'object 2', 'TreeNode']);
    const [, second] = partsOf(components, scopeValue);
    expect(names(second?.schema ?? {})).toEqual(['some', 'of']);
    expect(names({ oneOf: [every, { oneOf: [some, { type: 'null' }] }] })).toEqual(['object 1', 'object 2']);
  });

  it('is nothing where a reference leads nowhere', () => {
    expect(names({ $ref: '#/components/schemas/Missing' })).toEqual([]);
  });
});
