/** The end of a credit code, by which somebody who knows a case's number asks where it stands. */
export const codeEndForm = /^[0-9A-Za-z]{4}$/;
/** The token of a link for a phone: 32 random bytes as base64url. */
export const phoneTokenForm = /^[\w-]{43}$/;
