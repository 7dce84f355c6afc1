import type { Personal } from '@policy/shared/contract/kit/personal.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';

import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import type { Counting } from './own-copy.ts';
import { ownColumns, ownRows, personalOf } from './own-rows.ts';
import type { OwnColumn } from './own-rows.ts';
import { ownSections } from './own-sections.ts';
import type { DataSubject } from './own-sections.ts';
import { ownTableRows, ownTables, personalIn } from './own-tables.ts';

const style = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:60rem;color:#1c2a33}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:2px solid #2b6a72}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;border-bottom:1px solid #cdd6da;padding-bottom:.75rem}
dt{color:#4d5f69}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The copy to read: the rows by entity in the reader's language, each kind with what its personal values are kept for. */
export async function* htmlCopy(
  context: Context,
  subject: DataSubject,
  counting: Counting,
): AsyncGenerator<string> {
  const { personal } = catalogue(context.locale);
  const { title, made, note } = personal.copy;
  const facts = { account: subject.account, time: wireTime(context.clock.now()) };
  yield `<!doctype html>
<html lang="${context.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(fill(made, facts))}</p><p>${escaped(note)}</p>`;
  for (const section of ownSections) {
    yield `\n<section><h2>${escaped(catalogue(context.locale).entity(section.entity.name).title)}</h2>`;
    yield purposes(
      personalOf(section),
      catalogue(context.locale).entity(section.entity.name).fields,
      context,
    );
    yield* rowsAsHtml(context, ownColumns(section, context), counting(ownRows(context, subject, section)));
    yield '</section>';
  }
  for (const table of ownTables) {
    const words = personal.copy.tables[table.name];
    const columns = Object.entries(words.columns).map(([key, label]) => ({ key, label, choices: {} }));
    yield `\n<section><h2>${escaped(words.title)}</h2>`;
    yield purposes(personalIn(table, words.columns), words.columns, context);
    yield* rowsAsHtml(context, columns, counting(ownTableRows(context, subject, table)));
    yield '</section>';
  }
  yield '</main></body></html>\n';
}

/** What each personal value is kept for, and how long, under the labels of its part. */
function purposes(
  kept: Readonly<Record<string, Personal>>,
  labels: Readonly<Record<string, string>>,
  { locale }: Context,
): string {
  const { personal } = catalogue(locale);
  const said = Object.entries(kept).map(
    ([key, { purpose, term }]) =>
      `<li>${escaped(`${labels[key] ?? key} — ${personal.purposes[purpose]} (${personal.copy.term}: ${personal.terms[term]})`)}</li>`,
  );
  const { purpose } = personal.copy;
  return said.length === 0
    ? ''
    : `<details><summary>${escaped(purpose)}</summary><ul>${said.join('')}</ul></details>`;
}

async function* rowsAsHtml(
  context: Context,
  columns: readonly OwnColumn[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    yield `\n<dl>${columns.map((column) => pair(column, row[column.key])).join('')}</dl>`;
  }
  if (count === 0) yield `<p>${escaped(catalogue(context.locale).personal.copy.none)}</p>`;
}

function pair({ label, choices }: OwnColumn, value: unknown): string {
  if (value === null || value === '') return '';
  return `<dt>${escaped(label)}</dt><dd>${escaped(textOf(value, choices))}</dd>`;
}

function textOf(value: unknown, choices: OwnColumn['choices']): string {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map((one) => choices[one] ?? one).join(', ');
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return choices[text] ?? text;
}
