import { z } from 'zod';

import { readable, remarks } from '../kit/readable.ts';

/** Where exports are called, and where people find theirs in the back-office. */
export const exportPath = 'blade-desk/export-job';
export const exportsPage = '/desk/exports';

/** Lists of the people who apply: a file of them says why it was made, masked or not, and each of them may know of it. */
const askingWhy: readonly string[] = ['portalUser', 'companyMember'];

/** Whether the file of an entity's list is made for a reason alone. */
export const asksWhy = (entity: string): boolean => askingWhy.includes(entity);

/** The kinds of file that a list can be taken away as. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Kinds of file that a job may make: those of lists, and the archive of somebody's own data. */
export const jobFormats = [...exportFormats, 'zip'] as const;
export type JobFormat = (typeof jobFormats)[number];

/** A list by its entity's name, and what narrows and orders it as its own call takes them. */
export const exportOfferInput = z.object({
  entity: z.string().max(60),
  query: readable(z.record(z.string().max(80), z.unknown())).default({}),
});

/** Takes a list away as a file. */
export const exportBeginInput = exportOfferInput.extend({
  format: z.enum(exportFormats),
  /** Keys of the columns in their order. */
  columns: readable(z.array(z.string().max(60)).max(200)).default([]),
  /** Masked values in clear, for a reason; some lists ask for one in any case. */
  isClear: readable(z.boolean()).default(false),
  reason: remarks(200).default(''),
});
export type ExportBegin = z.output<typeof exportBeginInput>;

/** What of a list its reader may take away. */
export const exportOffer = z.object({
  /** How many rows; at least so many while they are being counted. */
  total: z.int(),
  isCounting: z.boolean(),
  /** Up to so many rows the file is there at once. */
  mostAtOnce: z.int(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), isMasked: z.boolean() })),
  /** Whether masked values may be taken in clear. */
  mayClear: z.boolean(),
});
export type ExportOffer = z.output<typeof exportOffer>;

/** What was begun: the file is there, or is being made. */
export const exportBegun = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(['running', 'done']),
});
export type ExportBegun = z.output<typeof exportBegun>;
