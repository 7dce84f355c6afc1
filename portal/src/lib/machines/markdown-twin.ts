import type { Http } from '@policy/shared/client/http.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { pageSize, rowsPage } from '../kinds/kit/kind-rows.ts';
import { textOf } from '../kinds/kit/kind.ts';
import type { ContentKind, KindPart, KindRow } from '../kinds/kit/kind.ts';
import { fieldText, labelOf } from './field-text.ts';
import type { Telling } from './field-text.ts';
import { htmlToMarkdown, link, markdownTable, markdownText } from './html-to-markdown.ts';
import { longText } from './long-text.ts';

/** What a twin is made with besides the row. */
export interface TwinParts extends Telling {
  http: Http;
  /** The absolute address of a path of the portal in the reader's language. */
  at: (path: string) => string;
}

/** The page about a row as Markdown: its title, its facts, its texts, and what stands below it. */
export async function markdownTwin(kind: ContentKind, row: KindRow, twin: TwinParts): Promise<string> {
  const { title, description } = kind.words(row, twin);
  const below = await Promise.all(
    kind.parts.map(async (part) => ({ part, rows: await rowsBelow(part, row, twin) })),
  );
  const hasSections = below.some(({ part, rows }) => part.sections !== undefined && rows.length > 0);
  const texts = kind.body === undefined || hasSections ? kind.texts : [...kind.texts, kind.body];
  const paragraphs = [
    `# ${markdownText(title)}`,
    `> ${markdownText(description)}`,
    facts(kind, row, twin),
    twin.locale === 'en' ? twin.t('markdown.chineseOnly') : '',
    ...texts.map((field) => {
      const of = { entity: kind.entity, field, row };
      return under(labelOf(of, twin), longText(of, twin));
    }),
    ...below.map(({ part, rows }) => partOf(part, rows, twin)),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

const under = (heading: string, said: string) =>
  said === '' ? '' : `## ${markdownText(heading)}\n\n${said}`;

function facts(kind: ContentKind, row: KindRow, twin: TwinParts): string {
  const told = kind.facts.map((field) => {
    const of = { entity: kind.entity, field, row };
    return { label: labelOf(of, twin), value: fieldText(of, twin) };
  });
  const page = { label: twin.t('markdown.page'), value: twin.at(`${kind.page}?id=${row.id}`) };
  return [page, ...told]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `- ${markdownText(label)}: ${value}`)
    .join('\n');
}

/** All rows below a row; the page shows no more than two hundred of most, and all of a publicity list. */
async function rowsBelow(
  { entity, of, call }: KindPart,
  row: KindRow,
  { http }: TwinParts,
): Promise<KindRow[]> {
  if (call) return http.get<KindRow[]>(call, { [of]: row.id });
  const rows: KindRow[] = [];
  for (let current = 1; ; current += 1) {
    const page = await rowsPage(entity, http, { [of]: row.id, current, size: pageSize });
    rows.push(...page.records);
    if (current >= page.pages) return rows;
  }
}

function partOf(part: KindPart, rows: readonly KindRow[], twin: TwinParts): string {
  if (rows.length === 0) return '';
  const { sections, columns, entity } = part;
  if (sections)
    return rows
      .map((row) => under(sections.heading(row), htmlToMarkdown(textOf(row, sections.text))))
      .join('\n\n');
  const said = columns ? tableOf(part, columns, { rows, twin }) : linksTo(part, rows, twin);
  return under(catalogue(twin.locale).entity(entity.name).title, said);
}

function tableOf(
  { entity }: KindPart,
  columns: readonly string[],
  { rows, twin }: { rows: readonly KindRow[]; twin: TwinParts },
): string {
  const shown = columns.filter((field) => rows.some((row) => fieldText({ entity, field, row }, twin) !== ''));
  return markdownTable([
    shown.map((field) => markdownText(labelOf({ entity, field }, twin))),
    ...rows.map((row) => shown.map((field) => fieldText({ entity, field, row }, twin))),
  ]);
}

/** Rows with pages of their own, by their titles. */
const linksTo = ({ entity, page }: KindPart, rows: readonly KindRow[], { locale, at }: TwinParts): string =>
  rows
    .map((row) => {
      const english = locale === 'en' && entity.nameFieldEn ? textOf(row, entity.nameFieldEn) : '';
      const name = markdownText(english || textOf(row, entity.nameField));
      return `- ${page === undefined ? name : link(name, at(`${page}?id=${row.id}`))}`;
    })
    .join('\n');
