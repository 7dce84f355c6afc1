import { z } from 'zod';

/** What an applicant signs: handing in, and handing in again what was corrected. */
export const signedActs = ['declare', 'resubmit'] as const;
/** Who signs for people: the one in the box, which only shows how it goes, or nobody. */
export const signingServices = ['simulated', 'none'] as const;

/** Who is to sign, as its applicant is told before he does. */
export const signingView = z.object({ service: z.enum(signingServices), isSimulated: z.boolean() });

/** Whose key signed, and who says so. */
const certificateView = z.object({
  holder: z.string(),
  issuer: z.string(),
  serial: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
});

/** What the newest act of its applicant was about, as the receipt tells it: the hash of everything that was handed in. */
export const signedView = signingView.extend({
  digest: z.string(),
  algorithm: z.string(),
  signedAt: z.string(),
});

/** One answer of `GET policy/projectinfo/signatures?id=`: an act with its certificate, verified at this moment. */
export const signatureView = signedView.extend({
  id: z.uuid(),
  act: z.enum(signedActs),
  /** Who acted, by name. */
  signer: z.string().nullable(),
  /** Null where nobody signs. */
  certificate: certificateView.nullable(),
  /** Whether the signature is of this hash and by the certificate; null where there is none. */
  isTrue: z.boolean().nullable(),
  /** Whether the certificate was valid at that moment. */
  isInTime: z.boolean().nullable(),
  /** Whether the application still says what was signed; null for all but the newest act. */
  isUnchanged: z.boolean().nullable(),
});
export type SignatureView = z.output<typeof signatureView>;
