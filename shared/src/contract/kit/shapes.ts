import { z } from 'zod';

import { named, schemaNameOf } from './named-schema.ts';
import { oncePer } from './once-per.ts';
import { shortLine } from './readable.ts';

/** A file attached to a row: the attachment's id and what a reader sees of it. */
export const attachedFile = named(
  'AttachedFile',
  z.object({
    attachId: z.uuid().nullable().optional(),
    name: shortLine(200),
    ext: z.string().max(10),
    sizeKb: z.number().min(0),
    url: z.string().max(500).nullable().optional(),
  }),
);
/** Files attached to a row, at most 30. */
export const attachedFiles = z.array(attachedFile).max(30);
export type AttachedFile = z.output<typeof attachedFile>;

/** A list of short sentences. */
export const sentences = z.array(z.string().trim().min(1).max(1000)).max(50);

/** A page of rows of the given schema. */
export const pageOf = oncePer((row: z.ZodType) => {
  const page = z.object({
    ...{ records: z.array(row), total: z.int(), size: z.int(), current: z.int(), pages: z.int() },
    isCounting: z.literal(true).optional(),
  });
  const rowName = schemaNameOf(row);
  return rowName ? named(`${rowName.name}Page`, page) : page;
});

/** Query that names one row. */
export const idQuery = z.object({ id: z.string() });
/** Query or body that names rows, comma-joined. */
export const idsQuery = z.object({ ids: z.string().min(1).max(20_000) });
const someIds = idsQuery.partial();
/** The same for a call that takes them from either. */
export const idsSent = { querystring: someIds, body: someIds.nullish() };

const someRows = someIds.extend({ each: z.literal('1').optional() });
/** The same where `each` asks for every row by itself, so that one that is refused leaves the others done. */
export const rowsSent = { querystring: someRows, body: someRows.nullish() };

/** Any value of a body that was read as JSON; generators stumble over a schema that spells out what that is. */
export const jsonValue = z.custom<z.core.util.JSONType>((value) => value !== undefined);

/** What became of one row of a batch; `msg` says why it was refused. */
export const rowResult = named(
  'RowResult',
  z.object({ id: z.string(), ok: z.boolean(), msg: z.string().nullable() }),
);
export type RowResult = z.output<typeof rowResult>;
