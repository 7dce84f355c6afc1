import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import type { Counting } from './own-copy.ts';
import { ownRows, personalOf } from './own-rows.ts';
import { ownSections } from './own-sections.ts';
import type { DataSubject } from './own-sections.ts';
import { ownTableRows, ownTables, personalIn } from './own-tables.ts';

/** The copy for machines: the rows by entity, under the names of the contract, with what each personal field is kept for. */
export async function* jsonCopy(
  context: Context,
  subject: DataSubject,
  counting: Counting,
): AsyncGenerator<string> {
  const head = { account: subject.account, exportedAt: wireTime(context.clock.now()) };
  yield `${JSON.stringify(head).slice(0, -1)},"sections":{`;
  let isFirst = true;
  for (const section of ownSections) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(section.entity.name)}:{"personal":${JSON.stringify(personalOf(section))},"rows":[`;
    isFirst = false;
    yield* rowsAsJson(counting(ownRows(context, subject, section)));
    yield ']}';
  }
  for (const table of ownTables) {
    const { columns } = catalogue(context.locale).personal.copy.tables[table.name];
    yield `,\n${JSON.stringify(table.name)}:{"personal":${JSON.stringify(personalIn(table, columns))},"rows":[`;
    yield* rowsAsJson(counting(ownTableRows(context, subject, table)));
    yield ']}';
  }
  yield '}}\n';
}

async function* rowsAsJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
}
