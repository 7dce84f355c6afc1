import { isIdentityNumber } from '../people/identity-number.ts';

/** A unified credit code, or the number of an identity card, by itself. */
const code = /^[0-9A-Za-z]{15,18}$/;
const identity = /(?<![0-9A-Za-z])(\d{6})\d{8}(\d{3}[\dXx])(?![0-9A-Za-z])/g;
const mobile = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** A code of a company or a person as the public is told it: six signs, and the last four. */
export const maskedCode = (said: string): string =>
  code.test(said) ? `${said.slice(0, 6)}********${said.slice(-4)}` : maskedNumbers(said);

/** A text whose numbers of people are told in part. */
export const maskedNumbers = (said: string): string =>
  said.replaceAll(identity, '$1********$2').replaceAll(mobile, '$1****$2');

/** Numbers of people that a text gives away: of identity cards, and of mobile phones. A code of eighteen digits is seldom an identity. */
export const personalNumbersIn = (said: string): string[] => {
  const found = (pattern: RegExp) => Array.from(said.matchAll(pattern), ([number]) => number);
  return [...found(identity).filter((number) => isIdentityNumber(number.toUpperCase())), ...found(mobile)];
};
