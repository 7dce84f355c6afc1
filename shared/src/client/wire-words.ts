/** Longest wait for an answer. */
export const httpTimeoutMs = 6_000_000;

/** Header that carries the access token. */
export const tokenHeader = 'Blade-Auth';

/** Name of the header that says for which company a page writes. */
export const actingCompanyHeader = 'Acting-Company';
/** What it says where its reader acts for himself. */
export const actingForHimself = 'none';
