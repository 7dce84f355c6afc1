import { isFormulaLike } from '@policy/shared/contract/kit/formula-like.ts';

import type { Cell } from './sheet-columns.ts';

/** What XML cannot carry; nobody meant to write it. */
// oxlint-disable-next-line no-control-regex -- these are the very signs that are taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A cell that no program runs: a text that looks like a formula gets the apostrophe that makes it a text. */
export function inert(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(unwritable, '');
  return isFormulaLike(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that `inert` put before it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && isFormulaLike(text.slice(1)) ? text.slice(1) : text;
