import { match } from 'pinyin-pro';

/** Entries that are called otherwise but meant: what was typed stands somewhere in the name, or spells it in pinyin, whole or by initials. */
export function otherMatches<Entry extends { label: string }>(
  entries: readonly Entry[],
  typed: string,
  found: readonly Entry[],
): Entry[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const isMeant = (label: string) =>
    label.toLowerCase().includes(text) || (/^[a-z ]+$/.test(text) && match(label, text) !== null);
  return entries.filter((entry) => !found.includes(entry) && isMeant(entry.label));
}
