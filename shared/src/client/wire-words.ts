/** Longest wait for an answer. */
export const httpTimeoutMs = 6_000_000;

/** Header that carries the access token. */
export const tokenHeader = 'Blade-Auth';
