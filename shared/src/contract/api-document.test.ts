import { expect, it } from 'vitest';

import { heldBy } from './api-document.ts';
import type { Components, Schema } from './api-document.ts';

const size = { name: 'size', in: 'query' as const, schema: { type: 'integer' } };
const components: Components = {
  parameters: { Size: size },
  responses: {},
  schemas: { Size: { type: 'string' } },
};

it('holds what stands in a place, or the component of the kind that it refers to', () => {
  expect(heldBy<Schema>({ type: 'null' }, components)).toEqual({ type: 'null' });
  expect(heldBy({ $ref: '#/components/parameters/Size' }, components)).toEqual(size);
  expect(heldBy({ $ref: '#/components/schemas/Size' }, components)).toEqual({ type: 'string' });
});

it.each(['#/components/schemas/Missing', '#/components/links/Size', '#/components/responses/Size', 'Size'])(
  'holds nothing where %s leads nowhere',
  ($ref) => {
    expect(heldBy({ $ref }, components)).toBeUndefined();
  },
);
