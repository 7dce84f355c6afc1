import type { ReactNode } from 'react';
import { z } from 'zod';

import { DataTable } from '../content/data-table.tsx';
import { KeyValueList } from '../content/key-value-list.tsx';
import type { Answers } from './answers.ts';
import {
  answerText,
  fieldNames,
  fieldOf,
  isRows,
  layoutOf,
  partOf,
  rowLayout,
  titleOf,
  type SchemaPart,
} from './schema-parts.ts';

interface AnswersViewProps {
  schema: unknown;
  uiSchema: unknown;
  answers: Answers;
}

const groupOf = z.record(z.string(), z.unknown());
const rowsOf = z.array(groupOf);

/** The answers to a form for reading: facts as facts, groups under their titles, lists as tables. */
export function AnswersView({ schema, uiSchema, answers }: AnswersViewProps) {
  const names = fieldNames(schema, uiSchema);
  const isList = (name: string) => isRows(fieldOf(schema, name));
  const groups = names.filter((name) => fieldOf(schema, name).type === 'object');
  const facts = names.filter(
    (name) => !isList(name) && !groups.includes(name) && fieldOf(schema, name).type !== 'null',
  );
  return (
    <>
      <KeyValueList
        wide
        rows={facts.map((name) => ({
          term: titleOf(schema, name),
          value: original(answerText(fieldOf(schema, name), answers[name])),
        }))}
      />
      {groups.map((name) => (
        <section key={name} className="mt-4">
          <h3 className="mb-2 font-semibold">{titleOf(schema, name)}</h3>
          <AnswersView
            schema={fieldOf(schema, name)}
            uiSchema={layoutOf(uiSchema, name)}
            answers={groupOf.safeParse(answers[name]).data ?? {}}
          />
        </section>
      ))}
      {names.filter(isList).map((name) => (
        <RowsView
          key={name}
          title={titleOf(schema, name)}
          row={partOf(fieldOf(schema, name).items)}
          layout={rowLayout(uiSchema, name)}
          rows={rowsOf.safeParse(answers[name]).data ?? []}
        />
      ))}
    </>
  );
}

/** What companies write is Chinese on the English pages too. */
const original = (text: string): ReactNode =>
  text ? (
    <span lang="zh-CN" className="whitespace-pre-line">
      {text}
    </span>
  ) : null;

interface RowsViewProps {
  title: string;
  row: SchemaPart;
  layout: unknown;
  rows: Answers[];
}

function RowsView({ title, row, layout, rows }: RowsViewProps) {
  const numbered = rows.map((values, index) => ({ values, index }));
  const columns = fieldNames(row, layout).map((name) => ({
    key: name,
    header: titleOf(row, name),
    numeric: fieldOf(row, name).type === 'number',
    cell: ({ values }: { values: Answers }) => original(answerText(fieldOf(row, name), values[name])) ?? '—',
  }));
  return (
    <div className="mt-4">
      <DataTable caption={title} columns={columns} rows={numbered} keyOf={({ index }) => String(index)} />
      {rows.length === 0 ? <p className="text-ink-faint">—</p> : null}
    </div>
  );
}
