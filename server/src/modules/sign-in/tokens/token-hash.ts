import { createHash } from 'node:crypto';

/** How a token that somebody was given is stored: whoever reads the table can use none. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
