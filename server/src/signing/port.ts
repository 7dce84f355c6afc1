import type { signingServices } from '@policy/shared/contract/application/signatures.ts';
import { z } from 'zod';

/** Who signs: the company or the person himself, and by what he is known. */
export interface Signatory {
  holder: string;
  /** The credit code of a company, or the id of a person. */
  known: string;
}

/** What is signed: the hash of a document, and when. */
export interface Signed {
  digest: string;
  signedAt: string;
}

const certificate = z.object({
  holder: z.string(),
  issuer: z.string(),
  serial: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  publicKey: z.string(),
  /** By which the issuer vouches for the rest. */
  seal: z.string(),
});
export type Certificate = z.output<typeof certificate>;

/** A signature as it is kept: with it, anybody who knows the issuer can verify it. */
export const keptSignature = z.object({ value: z.string(), certificate });
export type KeptSignature = z.output<typeof keptSignature>;

/** What verifying found. */
interface Verified {
  isTrue: boolean;
  isInTime: boolean;
}

/** Whoever signs for people; each adapter speaks to one service. */
export interface SigningService {
  name: (typeof signingServices)[number];
  /** Whether it only shows how it goes. */
  isSimulated: boolean;
  /** The signature; null where this service makes none. Throws where it does not answer. */
  sign(what: Signed, who: Signatory): Promise<KeptSignature | null>;
  verify(what: Signed, signature: KeptSignature): Promise<Verified>;
}
