/** One paragraph of a document, or one table of it. */
export interface Block {
  /** What it says, in one line. */
  text: string;
  kind: 'paragraph' | 'heading' | 'centred' | 'table';
  /** Rows and cells of a table. */
  rows?: readonly (readonly string[])[];
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => marks[sign] ?? sign);

const tags = {
  paragraph: ['<p>', '</p>'],
  heading: ['<h2>', '</h2>'],
  centred: ['<p class="align-center">', '</p>'],
} as const;

/** A block as the portal shows it, without any look that it had in its document. */
export function htmlOf({ kind, text, rows = [] }: Block): string {
  if (kind !== 'table') return `${tags[kind][0]}${escaped(text)}${tags[kind][1]}`;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}

/** A text in one line, without the spaces that stand for layout. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\u200b-\u200f\ufeff\u00ad]/g, '')
    .replaceAll(/[\s\u3000]+/g, ' ')
    .trim();
