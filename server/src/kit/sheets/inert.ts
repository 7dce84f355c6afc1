import { inertText, isFormulaLike } from '@policy/shared/contract/kit/formula-like.ts';

import type { Cell } from './sheet-columns.ts';

/** A cell that no program runs. */
export const inert = (cell: Cell): Cell => (typeof cell === 'string' ? inertText(cell) : cell);

/** The text of a cell without the apostrophe that `inert` put before it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && isFormulaLike(text.slice(1)) ? text.slice(1) : text;
