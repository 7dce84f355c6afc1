import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { entities } from '../entities/index.ts';
import { defineEntity } from './entity.ts';
import type { Entity } from './entity.ts';
import { choice, integer, metaOf, optional, reference, text } from './field.ts';

const walked: readonly Entity[] = entities;
const systemFields = [
  'id',
  'tenantId',
  'createUser',
  'createDept',
  'createTime',
  'updateUser',
  'updateTime',
  'isDeleted',
  'version',
];
/** Names of columns are known at run time only. */
const shapeOf = (entity: Entity): Record<string, z.ZodType | undefined> => entity.row.shape;

describe.each(walked.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  const inRow = Object.keys(entity.row.shape);

  test('has a row with every field, the system’s columns and what is worked out', () => {
    const wanted = [
      ...systemFields,
      ...Object.keys(entity.fields),
      ...Object.keys(entity.computed),
      'status',
    ];
    expect(inRow).toEqual(expect.arrayContaining(wanted));
  });

  test('has a row with the names of what it points to', () => {
    const carried = Object.values(entity.fields).flatMap((schema) => metaOf(schema).as ?? []);
    expect(inRow).toEqual(expect.arrayContaining(carried));
  });

  test('has a row with the English names of what has such a name', () => {
    for (const { asEn, source } of Object.values(entity.fields).map(metaOf)) {
      if (!asEn) continue;
      expect(inRow).toContain(asEn);
      expect(walked.find(({ name }) => name === source)?.nameFieldEn).toBeDefined();
    }
  });

  test('has a draft of its own fields only', () => {
    expect(Object.keys(entity.draft.shape)).toEqual(Object.keys(entity.fields));
    // A tenant belongs to no other: what says whose a row is, is its own number there.
    const own = entity.name === 'tenant' ? ['tenantId'] : [];
    expect(Object.keys(entity.fields).filter((key) => systemFields.includes(key))).toEqual(own);
  });

  test('speaks only of fields that it has', () => {
    const spoken = [
      entity.nameField,
      ...(entity.nameFieldEn ? [entity.nameFieldEn] : []),
      ...Object.values(entity.fields).flatMap((schema) => metaOf(schema).en ?? []),
      ...(entity.publicFields ?? []),
      ...(entity.listByParent ? [entity.listByParent] : []),
    ];
    expect(Object.keys(entity.fields)).toEqual(expect.arrayContaining(spoken));
    const known = [...Object.keys(entity.fields), ...systemFields];
    for (const { field } of entity.order ?? []) expect(known).toContain(field);
    for (const column of Object.values(entity.scope ?? {})) expect(known).toContain(column);
  });
});

test('no two entities share a name or a path', () => {
  expect(new Set(walked.map(({ name }) => name)).size).toBe(walked.length);
  expect(new Set(walked.map(({ path }) => path)).size).toBe(walked.length);
});

describe('an entity that says only what it must', () => {
  const tide = defineEntity('tide', {
    path: 'test/tide-table',
    fields: { level: integer(0, 9), name: text(10), portId: optional(reference('port', { as: 'portName' })) },
  });

  test('takes its permission base from its path and its name field from its first text', () => {
    expect(tide.permissionBase).toBe('tide_table');
    expect(tide.nameField).toBe('name');
  });

  test('has the common status, unless it declares its own', () => {
    const own = defineEntity('own', { path: 'test/own', fields: { status: choice(['open', 'shut']) } });
    expect(shapeOf(tide).status?.safeParse(1).success).toBe(true);
    expect(shapeOf(own).status).toBe(own.fields.status);
  });

  test('holds every field in a row, null where a draft may leave it out', () => {
    const row = shapeOf(tide);
    expect(tide.draft.safeParse({ level: 1, name: 'x' }).success).toBe(true);
    expect(row.portId?.safeParse(null).success).toBe(true);
    expect(row.portId?.safeParse(undefined).success).toBe(false);
    expect(row.portName?.safeParse(null).success).toBe(true);
  });

  test('drops from a draft what it does not know', () => {
    expect(tide.draft.parse({ level: 1, name: 'x', tenantId: '999999' })).toEqual({ level: 1, name: 'x' });
  });
});
