/** Elements after which a line ends. */
const lineEnds = /<(?:\/(?:p|div|h[1-6]|li|tr|blockquote|pre|caption|table)|br|hr)\b[^>]*>/g;
const tags = /<[^>]*>/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Partial<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};

/** A character by its number; none by one that is no character alone. */
function character(code: number): string {
  const isHalf = code >= 0xd8_00 && code <= 0xdf_ff;
  return code > 0 && code <= 0x10_ff_ff && !isHalf ? String.fromCodePoint(code) : '';
}

/** A text of HTML with the characters that its entities stand for. */
export const unescaped = (text: string): string =>
  text.replaceAll(entity, (...[, decimal, hex, name]: (string | undefined)[]) => {
    if (decimal) return character(Number(decimal));
    return hex ? character(Number.parseInt(hex, 16)) : (named[(name ?? '').toLowerCase()] ?? '');
  });

/** The text of HTML that was cleaned when it was written: what it says, without what it is written in; each paragraph on its own line. */
export const plainText = (html: string): string =>
  unescaped(
    html
      .replaceAll(lineEnds, '\n')
      .replaceAll(/<\/t[dh]>/g, ' ')
      .replaceAll(tags, ''),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
