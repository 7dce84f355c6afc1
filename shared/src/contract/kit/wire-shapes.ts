import { z } from 'zod';

import type { Entity, Shape } from './entity.ts';
import { metaOf } from './field.ts';
import { named } from './named-schema.ts';
import { oncePer } from './once-per.ts';

/** Shape of a row on the wire, for documentation and for checks of what is sent. */
export function wireRow(entity: Entity): z.ZodObject {
  return z.object({ ...entity.row.shape, ...wireFields(entity), ...amounts(entity) });
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The same as answers carry it: a reader is told the fields that are for him, and the id always. */
export const answeredRow = oncePer((entity: Entity): z.ZodObject =>
  named(pascal(entity.name), wireRow(entity).partial().required({ id: true }), { entity }),
);

/** Shape of a submitted draft on the wire: an id makes it a change, a version guards against overwriting. */
export const wireDraft = oncePer((entity: Entity): z.ZodObject =>
  named(
    `${pascal(entity.name)}Draft`,
    z.looseObject({
      id: z.string().nullish(),
      version: z.int().optional(),
      ...entity.draft.partial().shape,
      ...wireFields(entity),
    }),
    { entity },
  ),
);

/** No binary number is a multiple of 0.0001: an answer that is right would fail its own schema in other people's validators. */
function amounts(entity: Entity): Shape {
  const written = Object.entries(entity.fields).filter(([, schema]) => metaOf(schema).kind === 'decimal');
  return Object.fromEntries(
    written.map(([key, schema]) => [key, metaOf(schema).required ? z.number() : z.number().nullable()]),
  );
}

/** Lists travel comma-joined, a root's parent as "0". */
function wireFields(entity: Entity): Shape {
  const written = Object.entries(entity.fields).filter(([, schema]) => {
    const { kind, root } = metaOf(schema);
    return kind === 'references' || kind === 'choices' || root;
  });
  return Object.fromEntries(written.map(([key]) => [key, z.string().nullable().optional()]));
}
