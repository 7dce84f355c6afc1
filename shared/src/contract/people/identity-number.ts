const form = /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkCharacters = '10X98765432';

/** Whether a text is a citizen's identity number: its day of birth exists and its check character is right (GB 11643-1999). */
export const isIdentityNumber = (number: string): boolean =>
  form.test(number) &&
  isDay(number.slice(6, 14)) &&
  number.charAt(17) === identityCheckOf(number.slice(0, 17));

/** The check character of the first 17 digits. */
export function identityCheckOf(digits: string): string {
  const sum = weights.reduce((before, weight, at) => before + weight * Number(digits.charAt(at)), 0);
  return checkCharacters.charAt(sum % 11);
}

function isDay(written: string): boolean {
  const day = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
