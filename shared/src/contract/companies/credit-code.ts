/** Characters of a unified social credit code in the order of their values: GB 32100-2015, 4.2 leaves out I, O, S, V and Z. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** The form of a code, its check character aside. */
export const creditCodeForm = /^[1-9A-HJ-NPQRTUWXY][1-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Whether a text is a unified social credit code whose last character is right: GB 32100-2015, 4.6, weights are powers of 3 modulo 31. */
export const isCreditCode = (code: string): boolean =>
  creditCodeForm.test(code) && code.charAt(17) === checkCharacterOf(code.slice(0, 17));

/** The check character of the first 17 characters of a unified social credit code. */
export function checkCharacterOf(code: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of code) {
    sum += characters.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return characters.charAt((31 - (sum % 31)) % 31);
}
