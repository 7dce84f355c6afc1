import { cleanHtml } from '../texts/clean-html.ts';
import { htmlTree } from './html-tree.ts';
import type { HtmlElement } from './html-tree.ts';

type Node = HtmlElement | string;

/** A text as Markdown shows it: nothing in it is taken for a sign of Markdown or of HTML. */
export const markdownText = (said: string): string =>
  said
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]|]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')
    .replace(/^(\s*\d*)([#>+.)-])(?=\s|$)/, String.raw`$1\$2`);

/**
 * Text of an editor as Markdown. `below` is the depth of the heading that it stands under: its own headings lie deeper.
 * It is cleaned first, so that nothing but what pages show gets in.
 */
export const htmlToMarkdown = (html: string, below = 2): string =>
  blocks(htmlTree(cleanHtml(html)).children, below).join('\n\n');

const blockNames = new Set([
  ...['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', 'caption'],
]);
const isBlock = (node: Node): node is HtmlElement => typeof node !== 'string' && blockNames.has(node.name);

/** Blocks one after the other; texts that stand between them are paragraphs. */
function blocks(nodes: readonly Node[], below: number): string[] {
  const made: string[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const paragraph = inline(loose).trim();
    if (paragraph !== '') made.push(paragraph);
    loose = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      made.push(...block(node, below));
    } else loose.push(node);
  }
  flush();
  return made;
}

type Render = (element: HtmlElement, below: number) => string[];

const heading =
  (depth: number): Render =>
  (element, below) => [`${'#'.repeat(Math.min(6, below + depth))} ${inline(element.children).trim()}`];

const list =
  (marker: (at: number) => string): Render =>
  (element, below) => {
    const items = element.children.filter((child) => typeof child !== 'string');
    return [items.map((item, at) => hung(marker(at), blocks(item.children, below).join('\n\n'))).join('\n')];
  };

const renders: Partial<Record<string, Render>> = {
  h2: heading(1),
  h3: heading(2),
  h4: heading(3),
  ul: list(() => '- '),
  ol: (element, below) => {
    const start = Number(element.attributes['start'] ?? 1) || 1;
    return list((at) => `${start + at}. `)(element, below);
  },
  blockquote: (element, below) => [hung('> ', blocks(element.children, below).join('\n\n'), '> ')],
  pre: (element) => [`\`\`\`\n${textIn(element).replaceAll('```', '` ` `').trimEnd()}\n\`\`\``],
  hr: () => ['---'],
  table: (element) => [table(element)],
};

function block(element: HtmlElement, below: number): string[] {
  const render = renders[element.name];
  return render ? render(element, below) : blocks(element.children, below);
}

/** Text behind a marker, its further lines below its beginning. */
function hung(marker: string, said: string, further = ' '.repeat(marker.length)): string {
  return said
    .split('\n')
    .map((line, at) => (at === 0 ? marker : line === '' ? further.trimEnd() : further) + line)
    .join('\n');
}

const around: Partial<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~' };

function inline(nodes: readonly Node[]): string {
  return nodes.map(inlineOf).join('');
}

function inlineOf(node: Node): string {
  if (typeof node === 'string') return markdownText(node);
  if (node.name === 'br') return '  \n';
  const said = inline(node.children);
  if (node.name === 'a') return link(said.trim(), node.attributes['href']);
  const sign = around[node.name] ?? '';
  return sign === '' || said.trim() === '' ? said : `${sign}${said.trim()}${sign}`;
}

/** A link; what lies behind it was checked when the text was cleaned. */
export const link = (said: string, href: string | null | undefined): string =>
  href ? `[${said}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : said;

const textIn = (node: Node): string => (typeof node === 'string' ? node : node.children.map(textIn).join(''));

/** A table: its first row is the heading, as Markdown has none without; a cell over several columns leaves the others empty. */
function table(element: HtmlElement): string {
  const caption = descendants(element, 'caption').map(({ children }) => `**${inline(children).trim()}**\n\n`);
  const rows = descendants(element, 'tr').map((row) =>
    row.children.flatMap((cell) => (typeof cell === 'string' ? [] : cells(cell))),
  );
  return caption.join('') + markdownTable(rows);
}

function cells({ children, attributes }: HtmlElement): string[] {
  const span = Math.min(20, Math.max(1, Number(attributes['colspan'] ?? 1) || 1));
  return [blocks(children, 6).join(' '), ...Array.from({ length: span - 1 }, () => '')];
}

/** Rows of cells as a table, the first one as its heading. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => (row[at] ?? '').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  const [first, ...others] = rows;
  if (!first) return '';
  return [line(first), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n');
}

const descendants = (element: HtmlElement, name: string): HtmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : descendants(child, name),
  );
