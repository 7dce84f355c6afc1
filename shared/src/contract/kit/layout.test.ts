import { describe, expect, test } from 'vitest';

import { entities } from '../entities/index.ts';
import type { Entity } from './entity.ts';
import { metaOf } from './field.ts';

const laidOut = (entities as readonly Entity[]).filter(({ layout }) => layout);

test('policy, item, guide, publicity and notice have a page of their own', () => {
  const named = laidOut.map(({ name }) => name);
  expect(named).toEqual(
    expect.arrayContaining(['policy', 'policyItem', 'itemGuide', 'publicityList', 'notice']),
  );
});

describe.each(laidOut.map((entity) => [entity.name, entity] as const))('the page of %s', (_, entity) => {
  const parts = entity.layout ?? [];

  test('has every field that may be written, once, and no other', () => {
    const written = Object.entries(entity.fields).filter(([, schema]) => !metaOf(schema).readOnly);
    const placed = parts.flatMap(({ fields = [] }) => fields);
    expect([...placed].sort()).toEqual(written.map(([name]) => name).sort());
  });

  test('tells only what is not written there', () => {
    const told = parts.flatMap((part) => part.told ?? []);
    expect(told.filter((name) => !metaOf(entity.fields[name]!).readOnly)).toEqual([]);
  });

  test('has no part twice, and below it only rows that refer to it', () => {
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    for (const { children } of parts.filter((part) => part.children)) {
      const below = (entities as readonly Entity[]).find(({ name }) => name === children);
      const sources = Object.values(below?.fields ?? {}).map((schema) => metaOf(schema).source);
      expect(sources).toContain(entity.name);
    }
  });
});
