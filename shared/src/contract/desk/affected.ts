import { z } from 'zod';

import { optionalLine, remarks } from '../kit/readable.ts';
import { exportFormats } from './exports.ts';

/** Where an administrator asks who was affected by an incident. */
export const affectedPath = 'blade-log/access/affected';

/** Tables of which can be said whose rows are whose. */
export const affectedEntities = [
  'user',
  'companyMember',
  'registration',
  'consent',
  'application',
  'applicationFile',
  'payment',
  'attachment',
  'message',
  'processDraft',
  'loginLog',
] as const;
export type AffectedEntity = (typeof affectedEntities)[number];

/** What got out: values of a table within a time, or one file. */
export const affectedInput = z.object({
  entity: z.enum(affectedEntities).or(z.literal('')).default(''),
  /** Names of its fields with commas between them; rows in which all of them are empty affect nobody. None means all. */
  fields: optionalLine(1000),
  /** Days of Beijing, the last one included; rows that were made later, or are older, are left out. */
  fromDay: z.iso.date().or(z.literal('')).default(''),
  toDay: z.iso.date().or(z.literal('')).default(''),
  attachId: z.uuid().or(z.literal('')).default(''),
  format: z.enum(exportFormats).default('xlsx'),
  reason: remarks(200),
  /** SM3 of the officer's own password in hex, as sign-in sends it. */
  officerPassword: z.string().max(200).default(''),
});
export type AffectedInput = z.output<typeof affectedInput>;

/** The file that was made, for `export-job/file`. */
export const affectedAnswer = z.object({ id: z.string(), fileName: z.string(), count: z.int() });
export type AffectedAnswer = z.output<typeof affectedAnswer>;
