/** A text as a literal of TypeScript: whatever stands in it, it stays a text. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const count = (mark: string) => inner.split(mark).length;
  if (count("'") > count('"')) return `"${inner.replaceAll('"', '\\"')}"`;
  return `'${inner.replaceAll("'", "\\'")}'`;
}

/** Entries of an object on one line; an empty text for none. */
export const objectOf = (entries: readonly string[]): string =>
  entries.length === 0 ? '' : `{ ${entries.join(', ')} }`;

/** Lines moved in by some levels of two spaces. */
export const indented = (lines: readonly string[], levels: number): string =>
  lines.map((line) => (line === '' ? '' : '  '.repeat(levels) + line)).join('\n');
