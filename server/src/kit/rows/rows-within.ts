import { InvalidDraft, Refusal } from '../runtime/errors.ts';

/** Hears of a row that its rules refuse, where the others go on without it. */
export type OnRefused = (id: string, refusal: Refusal | InvalidDraft) => void;

/** The rows that hold, one after the other; a refusal is told where somebody hears it, and refuses all of them otherwise. */
export async function thoseWithin<R extends { readonly id: string }>(
  rows: readonly R[],
  onRefused: OnRefused | undefined,
  hold: (row: R) => Promise<void>,
): Promise<R[]> {
  const within: R[] = [];
  for (const row of rows) {
    try {
      await hold(row);
      within.push(row);
    } catch (error) {
      if (!onRefused || !(error instanceof Refusal || error instanceof InvalidDraft)) throw error;
      onRefused(row.id, error);
    }
  }
  return within;
}
