/** A value as the engine reads it: what looks like a number is one, and what stands in quotes is a text. */
export function literalOf(value: string): string {
  if (isBare(value)) return value;
  const quoted = isQuoted(value) ? value.slice(1, -1) : value;
  return `'${quoted.replace(/['\\]/g, String.raw`\$&`)}'`;
}

const isQuoted = (value: string) => /^'[\s\S]*'$/.test(value) && value.length > 1;
/** What the engine reads as a number or as a word of the language. */
const isBare = (value: string) => /^-?\d+(?:\.\d+)?$|^(?:true|false|null)$/.test(value);

/** A text as it is shown: what would be read as something else keeps its quotes. */
export const shownText = (text: string): string => (isBare(text) || isQuoted(text) ? `'${text}'` : text);
