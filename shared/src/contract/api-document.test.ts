import { expect, it } from 'vitest';

import { heldBy } from './api-document.ts';
import type { Schema } from './api-document.ts';

const schemas: Record<string, Schema> = { Size: { type: 'string' } };

it('holds what stands in a place, or the component that it refers to', () => {
  expect(heldBy<Schema>({ type: 'null' }, schemas)).toEqual({ type: 'null' });
  expect(heldBy<Schema>({ $ref: '#/components/schemas/Size' }, schemas)).toEqual({ type: 'string' });
});

it('holds nothing where a reference leads nowhere', () => {
  expect(heldBy<Schema>({ $ref: '#/components/schemas/Missing' }, schemas)).toBeUndefined();
});
