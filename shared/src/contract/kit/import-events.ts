import { z } from 'zod';

/** A cell that cannot be taken in: its row and its column as the spreadsheet program names them, and what is wrong with it. */
export const importProblem = z.object({ row: z.int(), column: z.string(), message: z.string() });
export type ImportProblem = z.output<typeof importProblem>;

/** What an import tells while it runs, one JSON text a line; the last one is its outcome. */
export const importEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    step: z.enum(['reading', 'checking', 'writing']),
    done: z.int(),
    total: z.int(),
  }),
  /** Every row is in. */
  z.object({ kind: z.literal('done'), added: z.int() }),
  /** No row is in; `total` counts the problems, of which the first ones are told. */
  z.object({ kind: z.literal('problems'), problems: z.array(importProblem), total: z.int() }),
  /** No row is in, for a reason that belongs to no cell. */
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
export type ImportEvent = z.output<typeof importEvent>;
