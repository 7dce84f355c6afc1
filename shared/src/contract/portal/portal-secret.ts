import { z } from 'zod';

/** Header by which a portal says to the server that it is one of its own. */
export const portalSecretHeader = 'portal-secret';

/** The secret of portal and server where nobody set one: everybody can read it here, so production refuses it. */
const forDevelopment = 'known-to-everybody-and-refused-in-production';

/** The secret that portal and server share, as either reads it from its environment. */
export const portalSecretSetting = z.string().min(43, 'at least 256 bits, base64url').default(forDevelopment);

/** Whether a secret may be used in production. */
export const isOwnPortalSecret = (secret: string): boolean => secret !== forDevelopment;
