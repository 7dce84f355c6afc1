import { z } from 'zod';

import type { ApplicantType } from './register.ts';

/** What people agree to: the two general texts, and the consents that are each given for one thing. */
export const agreementKinds = [
  'userAgreement',
  'privacy',
  'idNumber',
  'bankAccount',
  'sms',
  'dataSharing',
] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** Without these nobody prepares or hands in anything. */
export const generalKinds = ['userAgreement', 'privacy'] as const satisfies readonly AgreementKind[];

/** Whether somebody who registers has to agree to a kind: whoever gives an identity number agrees to that as well. */
export const isNeededToRegister = (kind: AgreementKind, type: ApplicantType): boolean =>
  kind === 'userAgreement' || kind === 'privacy' || (kind === 'idNumber' && type === 'individual');

/** What a registration asks about, in its order: what it needs, and what may be left open. */
export const askedToRegister = (type: ApplicantType): readonly AgreementKind[] =>
  agreementKinds.filter((kind) => isNeededToRegister(kind, type) || kind === 'sms' || kind === 'dataSharing');

/** How an edition is named where it is agreed to: its kind and its number, as in `privacy@2`. */
export const agreementKey = ({ kind, edition }: { kind: AgreementKind; edition: number }): string =>
  `${kind}@${edition}`;

/** Where the texts are read, and where somebody says what he agrees to. */
export const agreementPaths = {
  current: 'policy/agreement/current',
  text: 'policy/agreement/text',
  newEdition: 'policy/agreement/newEdition',
  own: 'policy/consent/own',
  give: 'policy/consent/give',
  withdraw: 'policy/consent/withdraw',
} as const;

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

/** The keys that a call names. */
export const keysIn = (consents: string): string[] =>
  consents
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
