import { z } from 'zod';

import type { Entity, Shape } from './entity.ts';
import { metaOf } from './field.ts';

/** Shape of a row on the wire, for documentation and for checks of what is sent. */
export function wireRow(entity: Entity): z.ZodObject {
  return z.object({ ...entity.row.shape, ...wireFields(entity) });
}

/** Shape of a submitted draft on the wire: an id makes it a change, a version guards against overwriting. */
export function wireDraft(entity: Entity): z.ZodObject {
  return z.looseObject({
    id: z.string().optional(),
    version: z.int().optional(),
    ...entity.draft.partial().shape,
    ...wireFields(entity),
  });
}

/** Lists travel comma-joined, a root's parent as "0". */
function wireFields(entity: Entity): Shape {
  const written = Object.entries(entity.fields).filter(([, schema]) => {
    const { kind, root } = metaOf(schema);
    return kind === 'references' || kind === 'choices' || root;
  });
  return Object.fromEntries(written.map(([key]) => [key, z.string().nullable().optional()]));
}
