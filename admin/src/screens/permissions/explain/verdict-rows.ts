import type { Code, Verdict } from './explain-shapes.ts';

/** A menu or button with what was found about it, and those below it. */
export interface VerdictRow extends Code, Omit<Verdict, 'code'> {
  children?: VerdictRow[];
}

/** What of the tree is looked at. */
export interface Looking {
  /** A part of a name or code. */
  word: string;
  granted: 0 | 1 | null;
}

/** The tree of menus and buttons with their verdicts; a branch stays where it, or something below it, is looked for. */
export function verdictRows(
  codes: readonly Code[],
  verdicts: readonly Verdict[],
  { word, granted }: Looking,
): VerdictRow[] {
  const found = new Map(verdicts.map((verdict) => [verdict.code, verdict]));
  const known = new Set(codes.map(({ id }) => id));
  const wanted = word.trim().toLowerCase();
  const isWanted = (row: VerdictRow) =>
    (granted === null || row.granted === granted) &&
    (row.name.toLowerCase().includes(wanted) || row.code.toLowerCase().includes(wanted));
  const below = (parentId: string | null): VerdictRow[] =>
    codes
      .filter((code) => (known.has(code.parentId) ? code.parentId : null) === parentId)
      .flatMap((code) => {
        const verdict = found.get(code.code);
        if (!verdict) return [];
        const children = below(code.id);
        const row = { ...code, ...verdict, ...(children.length > 0 && { children }) };
        return children.length > 0 || isWanted(row) ? [row] : [];
      });
  return below(null);
}
