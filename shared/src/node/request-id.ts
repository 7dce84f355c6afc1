import { randomUUID } from 'node:crypto';

const acceptable = /^[\w.-]{1,64}$/;

/** The number that a request goes by in every log: the one that a proxy in front gave it, or a new one. */
export const requestIdOf = (said: unknown): string =>
  typeof said === 'string' && acceptable.test(said) ? said : randomUUID();
