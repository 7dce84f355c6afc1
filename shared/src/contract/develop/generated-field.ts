import { z } from 'zod';

import { line } from '../kit/field.ts';

import { codeName, englishTitle, isFreeName } from './names.ts';

/** Kinds of field that the generator knows how to write. */
export const generatedKinds = [
  'text',
  'longText',
  'richText',
  'integer',
  'money',
  'flag',
  'choice',
  'date',
  'dateTime',
  'reference',
] as const;
export type GeneratedKind = (typeof generatedKinds)[number];

/** How the rows of a generated entity stand to each other: alone, below rows of another or of their own, only ever added, or by a key. */
export const generatedShapes = ['single', 'child', 'tree', 'log', 'keyValue'] as const;
export type GeneratedShape = (typeof generatedShapes)[number];

const label = line(50);
const english = label.regex(englishTitle);

const option = z.object({ key: z.string().max(40).regex(codeName), label, labelEn: english });

/** One field of an entity that is to be generated. */
const generatedField = z.object({
  name: z.string().max(40).regex(codeName).refine(isFreeName),
  label,
  labelEn: english,
  kind: z.enum(generatedKinds),
  /** Longest text, or greatest number. */
  max: z.int().min(1).max(2_000_000_000).nullish(),
  isRequired: z.boolean(),
  list: z.boolean().default(false),
  search: z.boolean().default(false),
  sort: z.boolean().default(false),
  /** What a choice offers. */
  options: z.array(option).max(30).nullish(),
  /** Entity that a reference points to. */
  source: z.string().max(40).regex(codeName).nullish(),
});
export type GeneratedField = z.output<typeof generatedField>;

const isComplete = ({ kind, options, source }: GeneratedField) =>
  (kind !== 'choice' || (options?.length ?? 0) > 0) && (kind !== 'reference' || Boolean(source));

/** Fields of an entity that is to be generated: each name once, a choice with its options, a reference with its target. */
export const generatedFields = z
  .array(generatedField.refine(isComplete))
  .max(60)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length);
