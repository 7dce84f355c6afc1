import { z } from 'zod';

import { generatedFields } from './generated-field.ts';

/** What a data source said when it was tried. */
export const sourceTrial = z.object({
  latencyMs: z.int(),
  version: z.string(),
  /** Whether the account could change what we only read. */
  mayWrite: z.boolean(),
});

/** One table or view of a data source. */
export const sourceTable = z.object({
  name: z.string(),
  comment: z.string().nullable(),
  kind: z.enum(['table', 'view']),
});

/** One column of a table. */
export const sourceColumn = z.object({
  name: z.string(),
  /** As the database spells it, with its length or precision: `varchar(50)`, `numeric(12,2)`. */
  type: z.string(),
  /** Longest text, where the type says one. */
  length: z.int().nullable(),
  isNullable: z.boolean(),
  hasDefault: z.boolean(),
  isKey: z.boolean(),
  comment: z.string().nullable(),
});

/** Hints that a table gave on the way to an entity. */
export const inferenceWarnings = ['noPrimaryKey', 'bigInteger', 'noFields', 'tooManyColumns'] as const;

/** A draft of a code entry as a table suggests it. */
export const inferredEntry = z.object({
  tableName: z.string(),
  codeName: z.string(),
  codeNameEn: z.string(),
  pkName: z.string().nullable(),
  columns: generatedFields,
  warnings: z.array(z.enum(inferenceWarnings)),
});

/** How a generated file stands to the working tree. */
const fileStates = ['new', 'changed', 'same', 'conflict'] as const;

const fileChange = z.object({
  path: z.string(),
  state: z.enum(fileStates),
  before: z.string().nullable(),
  after: z.string(),
});

/** What would be generated, against the working tree where there is one. */
export const preview = z.object({
  files: z.array(fileChange),
  /** Whether the sources stand beside this server, so that checks can be made. */
  hasSources: z.boolean(),
  /** Whether it may be written into them. */
  isWritable: z.boolean(),
});

/** What is checked before a generated set is offered. */
const checkNames = ['migration', 'format', 'lint', 'test'] as const;

/** How the generated set fared, check by check. */
export const checkResults = z.array(
  z.object({
    name: z.enum(checkNames),
    isPassed: z.boolean(),
    /** What the tool said, when it did not pass. */
    said: z.string(),
    seconds: z.number(),
  }),
);

export type SourceTrial = z.output<typeof sourceTrial>;
export type SourceTable = z.output<typeof sourceTable>;
export type SourceColumn = z.output<typeof sourceColumn>;
export type InferredEntry = z.output<typeof inferredEntry>;
export type FileChange = z.output<typeof fileChange>;
export type Preview = z.output<typeof preview>;
export type CheckResults = z.output<typeof checkResults>;
