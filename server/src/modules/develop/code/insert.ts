import { indented } from './print/literal.ts';

const importLines = /^import [^;]*;$/gm;
const folderOf = (line: string) => /from '(.*)\/[^/]*'/.exec(line)?.[1] ?? '';

/** The text with one more import: after the last of its own folder, else after the last of all; once. */
export function withImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const all = [...text.matchAll(importLines)];
  const siblings = all.filter(([found]) => folderOf(found) === folderOf(line));
  const fromShared = all.filter(([found]) => found.includes('@policy/shared/contract/entities/'));
  const last = [siblings, fromShared, all].find((group) => group.length > 0)?.at(-1);
  if (!last) return `${line}\n\n${text}`;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** The text with one more item in the list that closes at a place. */
function withItem(text: string, item: string, closing: number): string {
  const before = text.slice(0, closing);
  const items = before.trimEnd();
  const gap = before.slice(items.length);
  const isEmpty = /[[{]$/.test(items);
  const comma = isEmpty || items.endsWith(',') ? '' : ',';
  if (!gap.includes('\n')) return `${items}${comma}${isEmpty ? '' : ' '}${item}${text.slice(closing)}`;
  const levels = Math.floor((gap.split('\n').at(-1)?.length ?? 0) / 2) + 1;
  return `${items}${comma}\n${indented(item.split('\n'), levels)},${gap}${text.slice(closing)}`;
}

/** The text with one more item in its last list; the text itself where it has none. */
export function withLastItem(text: string, item: string): string {
  const closing = text.lastIndexOf('];');
  return closing < 0 ? text : withItem(text, item, closing);
}

/** The text with one more item in the list or the record that opens where a pattern ends; null where nothing does. */
export function withItemIn(text: string, opening: RegExp, item: string): string | null {
  const found = opening.exec(text);
  const closing = found ? closingOf(text, found.index + found[0].length - 1) : -1;
  return closing < 0 ? null : withItem(text, item, closing);
}

/** The catalogue with the entity's texts, in place of those it had. */
export function withTexts(text: string, entity: string, printed: string): string {
  const known = new RegExp(`^  ${entity}: \\{\\n(?:    .*\\n|\\n)*  \\},$`, 'm').exec(text);
  if (known) return text.slice(0, known.index) + printed + text.slice(known.index + known[0].length);
  const closing = text.lastIndexOf('} satisfies Partial<EntityCatalogue>');
  return closing < 0 ? text : `${text.slice(0, closing)}${printed}\n${text.slice(closing)}`;
}

/** Brackets, and what may hold some that are none: texts and comments. */
const brackets = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[[\](){}]/g;

/** The place where a bracket that opens at a place is closed; -1 where it is not. */
function closingOf(text: string, opening: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(opening).matchAll(brackets)) {
    if (mark.length > 1) continue;
    depth += '[{('.includes(mark) ? 1 : -1;
    if (depth === 0) return opening + index;
  }
  return -1;
}

/** The menus with one more below the menu of a code; null where no menu of that code has menus below it. */
export function withMenu(text: string, parent: string, item: string): string | null {
  const start = childrenOf(text, parent);
  if (start < 0) return null;
  if (text.charAt(start) === '[') return withItem(text, item, closingOf(text, start));
  // The list has a name: it is spread into one that holds the item too.
  const [name = ''] = /^\w+/.exec(text.slice(start)) ?? [];
  const list = `[\n      ...${name},\n${indented(item.split('\n'), 3)},\n    ]`;
  return `${text.slice(0, start)}${list}${text.slice(start + name.length)}`;
}

/** Where the children of a menu of the top level begin; -1 where it has none. */
function childrenOf(text: string, parent: string): number {
  const at = text.indexOf(`code: '${parent}'`);
  if (at < 0) return -1;
  const next = text.indexOf('\n  {\n', at);
  const own = next < 0 ? text.slice(at) : text.slice(at, next);
  const word = 'children: ';
  const found = own.indexOf(word);
  return found < 0 ? -1 : at + found + word.length;
}
