import { z } from 'zod';

import { agreementKinds } from './agreement-kinds.ts';

const edition = z.int().min(1).max(9999);

/** A published edition as everybody reads it. */
export const publishedAgreement = z.object({
  ...{ id: z.string(), kind: z.enum(agreementKinds), edition },
  ...{ title: z.string(), titleEn: z.string(), body: z.string(), bodyEn: z.string() },
  ...{ changeNote: z.string().nullable(), changeNoteEn: z.string().nullable() },
  publishDate: z.string().nullable(),
  /** Whether it is the newest of its kind. */
  isCurrent: z.boolean(),
});
export type PublishedAgreement = z.output<typeof publishedAgreement>;

/** `GET policy/agreement/text`: an edition of a kind, the one in force unless said. */
export const agreementTextQuery = z.object({
  kind: z.enum(agreementKinds),
  edition: z.coerce.number().pipe(edition).optional(),
});

/** `GET policy/consent/own`: of each kind that has a text, the edition in force and what the reader has said to it. */
export const ownConsent = z.object({
  kind: z.enum(agreementKinds),
  edition,
  title: z.string(),
  titleEn: z.string(),
  changeNote: z.string().nullable(),
  changeNoteEn: z.string().nullable(),
  /** The edition that he agreed to, and when; null where he never did, or has withdrawn it. */
  givenEdition: edition.nullable(),
  givenAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** Whether his consent holds: an edition may ask everybody anew. */
  isGiven: z.boolean(),
});
export type OwnConsent = z.output<typeof ownConsent>;

/** `POST policy/consent/give`: keys of editions in force, joined by commas. */
export const giveConsentInput = z.strictObject({ consents: z.string().trim().min(1).max(400) });
/** `POST policy/consent/withdraw`. */
export const withdrawConsentInput = z.strictObject({ kind: z.enum(agreementKinds) });
