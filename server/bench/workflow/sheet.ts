/** A promise beside a figure, and whether it was kept. */
export interface Aim {
  text: string;
  isMet: boolean;
}

/** One line of a table. */
export interface Line {
  cells: readonly string[];
  aim?: Aim;
}

/** What one part of the run found; it travels between processes, so it is text already. */
export interface Sheet {
  title: string;
  heading: readonly string[];
  lines: readonly Line[];
  notes?: readonly string[];
}

/** A figure that is to be no smaller. */
export const atLeast = (figure: number, least: number): Aim => ({
  text: `>= ${String(least)}`,
  isMet: figure >= least,
});

/** A figure that is to be no larger. */
export const atMost = (figure: number, most: number, unit = ''): Aim => ({
  text: `<= ${String(most)}${unit}`,
  isMet: figure <= most,
});

/** One part of the run as a table of text; the first column names, the others are figures. */
export function textOf({ title, heading, lines, notes = [] }: Sheet): string {
  const rows = [[...heading, 'aim'], ...lines.map(({ cells, aim }) => [...cells, aim ? told(aim) : ''])];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return [title, ...rows.map((row) => row.map(pad).join('  ')), ...notes].join('\n');
}

/** The lines whose aim does not hold, each in one sentence. */
export const missedIn = ({ title, heading, lines }: Sheet): string[] =>
  lines.flatMap(({ cells, aim }) =>
    aim && !aim.isMet
      ? [`${title}: ${cells[0]!} has ${heading.at(-1)!} ${cells.at(-1)!}, the aim is ${aim.text}`]
      : [],
  );

const told = ({ text, isMet }: Aim) => `${isMet ? 'met' : 'MISSED'} (${text})`;
