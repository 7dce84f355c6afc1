import { z } from 'zod';

/** Where an entity's sheets come from and go to, below the address of all calls. */
export interface ImportCalls {
  import: string;
  template: string;
}

/** The calls of an entity whose calls have no names of their own. */
export const importCallsOf = ({ path }: { path: string }): ImportCalls => ({
  import: `${path}/import`,
  template: `${path}/import-template`,
});

/** `add` brings in new rows alone; `upsert` also changes those whose key is there already. */
export const importModes = ['add', 'upsert'] as const;
export type ImportMode = (typeof importModes)[number];

/** Whether one wrong row keeps all of them out, or itself alone. */
export const importTakes = ['all', 'valid'] as const;
export type ImportTake = (typeof importTakes)[number];

/** What stands beside the file in the form of an import; a dry run says what would come of it and writes nothing. */
export const importChoices = z.object({
  mode: z.enum(importModes).default('add'),
  take: z.enum(importTakes).default('all'),
  dryRun: z.enum(['0', '1']).default('0'),
  /** The row below which all rows of the sheet stand, where its entity is imported below one. */
  below: z.uuid().optional(),
});
export type ImportChoices = z.output<typeof importChoices>;

/** A cell that cannot be taken in: its row as the spreadsheet program numbers it, the title of its column, what stands in it, and what is wrong with it. */
export const importProblem = z.object({
  row: z.int(),
  /** Empty for what belongs to the row and to none of its columns. */
  column: z.string(),
  value: z.string(),
  message: z.string(),
});
export type ImportProblem = z.output<typeof importProblem>;

/** What becomes of a row of the sheet. */
export const importActs = ['add', 'change', 'leave', 'refuse'] as const;
export type ImportAct = (typeof importActs)[number];

/** What would come of a row; `columns` are those that would change. */
export const importedRow = z.object({
  row: z.int(),
  key: z.string(),
  act: z.enum(importActs),
  columns: z.array(z.string()),
});
export type ImportedRow = z.output<typeof importedRow>;

const counts = { added: z.int(), changed: z.int(), left: z.int(), refused: z.int() };
export type ImportCounts = z.output<z.ZodObject<typeof counts>>;

/** What an import tells while it runs, one JSON text a line; the last one is its outcome. */
export const importEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    step: z.enum(['reading', 'checking', 'writing']),
    done: z.int(),
    total: z.int(),
  }),
  /** A part, in base64, of the workbook that tells the problems at their cells; it comes before the outcome, where there are any. */
  z.object({ kind: z.literal('sheet'), part: z.string() }),
  /** No row is in: what would come of each. `total` counts the problems; of these and of the rows the first ones are told. */
  z.object({
    kind: z.literal('checked'),
    ...counts,
    problems: z.array(importProblem),
    total: z.int(),
    rows: z.array(importedRow),
  }),
  /** The rows are in, but for those that were refused. */
  z.object({ kind: z.literal('done'), ...counts }),
  /** No row is in, for a reason that belongs to no cell. */
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
export type ImportEvent = z.output<typeof importEvent>;
