/** What a spreadsheet program may take for the beginning of a formula, in either width. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Whether a spreadsheet program may work a text out instead of showing it; an apostrophe before it keeps it a text. */
export const isFormulaLike = (text: string): boolean => formula.test(text);

// oxlint-disable-next-line no-control-regex -- what XML cannot carry, and nobody meant to write
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as a cell that no spreadsheet program works out, in any kind of file: what looks like a formula gets an apostrophe. */
export function inertText(text: string): string {
  const readable = text.replace(unwritable, '');
  return isFormulaLike(readable) ? `'${readable}` : readable;
}
