/** What a spreadsheet program may take for the beginning of a formula, in either width. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Whether a spreadsheet program may work a text out instead of showing it; an apostrophe before it keeps it a text. */
export const isFormulaLike = (text: string): boolean => formula.test(text);
