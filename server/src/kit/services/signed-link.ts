import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short-lived links with the installation's key, so that a link is authority for one thing and a few minutes. */
export interface LinkSigner {
  /** Query that proves the right to `subject` until `expires`, a Unix time in seconds. */
  sign(subject: string, expires: number): string;
  /** Whether a query of this form was signed here and has not run out by `now`. */
  holds(subject: string, query: { expires: string; signature: string }, now: Date): boolean;
}

/** A signer whose links nobody without the secret can make, and which are good for its purpose alone. */
export function linkSigner(secret: string, purpose: 'signed-link' | 'preview'): LinkSigner {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const signatureOf = (subject: string, expires: string) =>
    createHmac('sha256', key).update(`${subject}|${expires}`).digest('base64url');
  return {
    sign: (subject, expires) => `expires=${expires}&signature=${signatureOf(subject, String(expires))}`,
    holds: (subject, { expires, signature }, now) => {
      const expected = Buffer.from(signatureOf(subject, expires));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
