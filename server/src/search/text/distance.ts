/** How one word becomes another by adding, leaving out, changing a letter or swapping two neighbours (optimal string alignment). */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++)
      line.push(stepsTo(one, other, { row, column, rows, line }));
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

interface Place {
  row: number;
  column: number;
  /** The lines above, and the one that is being worked out. */
  rows: readonly (readonly number[])[];
  line: readonly number[];
}

const stepsAt = (line: readonly number[] | undefined, column: number): number => line?.[column] ?? Infinity;

function stepsTo(one: string, other: string, { row, column, rows, line }: Place): number {
  const above = rows[row - 1];
  const change = one[row - 1] === other[column - 1] ? 0 : 1;
  const least = Math.min(
    stepsAt(above, column) + 1,
    stepsAt(line, column - 1) + 1,
    stepsAt(above, column - 1) + change,
  );
  const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
  return isSwap ? Math.min(least, stepsAt(rows[row - 2], column - 2) + 1) : least;
}

/** How many faults are forgiven in a word of so many letters: none in a short one, where another word is near. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
