import type { Row } from '../entity/fields.ts';

/** A row with the rows below it: none are known yet when the list is empty, there are none when it is absent. */
export type TreeRow = Row & { children?: TreeRow[] };

/** Rows of one answer below each other; those that say there is more wait to be opened. */
export function nestedRows(rows: readonly Row[]): TreeRow[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = (parent: string | null): TreeRow[] =>
    rows
      .filter(
        ({ parentId }) => (typeof parentId === 'string' && known.has(parentId) ? parentId : null) === parent,
      )
      .map((row) => {
        const children = below(row.id);
        return children.length > 0 || row['hasChildren'] === true ? { ...row, children } : row;
      });
  return below(null);
}

/** The same rows with what was read below one of them. */
export const grafted = (rows: readonly TreeRow[], parent: string, below: TreeRow[]): TreeRow[] =>
  rows.map((row) => {
    if (row.id === parent) return { ...row, children: below };
    return row.children ? { ...row, children: grafted(row.children, parent, below) } : row;
  });

/** The root to open by itself: the only one there is, where rows hang below it. */
export const onlyRoot = (rows: readonly TreeRow[]): string[] => {
  const [root] = rows;
  return rows.length === 1 && root?.children ? [root.id] : [];
};
