import { showsPictures } from '@policy/shared/forms/fields/file-fields.ts';
import { leadsTo } from '@policy/shared/forms/fields/set-lines.ts';
import { namesTold } from '@policy/shared/forms/fields/told-names.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { attachmentHref } from '../../lib/addresses/attachment-href.ts';
import { DataTable } from '../content/data-table.tsx';
import { KeyValueList } from '../content/key-value-list.tsx';
import type { Answers } from './answers.ts';
import { LatePicture, LateRichText } from './late/late-answers.tsx';
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
  /** The process that holds the answers' files; without one the reader fetches his own. */
  processInstanceId?: string | undefined;
  /** The task whose own form they are in. */
  taskId?: string | null | undefined;
}

const groupOf = z.record(z.string(), z.unknown());
const rowsOf = z.array(groupOf);

/** The answers to a form for reading: facts as facts, groups under their titles, lists as tables. */
export function AnswersView({ schema, uiSchema, answers, processInstanceId, taskId }: AnswersViewProps) {
  // What is not asked for has no answer, and is not told of.
  const names = fieldNames(schema, uiSchema).filter(
    (name) => answers[name] !== undefined || !fieldOf(schema, name).isConditional,
  );
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
          value: told({
            ...{ part: fieldOf(schema, name), layout: layoutOf(uiSchema, name) },
            ...{ value: answers[name], processInstanceId, taskId },
          }),
        }))}
      />
      {groups.map((name) => (
        <section key={name} className="mt-4">
          <h3 className="mb-2 font-semibold">{titleOf(schema, name)}</h3>
          <AnswersView
            schema={fieldOf(schema, name)}
            uiSchema={layoutOf(uiSchema, name)}
            answers={groupOf.safeParse(answers[name]).data ?? {}}
            {...{ processInstanceId, taskId }}
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
          {...{ processInstanceId, taskId }}
        />
      ))}
    </>
  );
}

interface Told {
  part: SchemaPart;
  layout: unknown;
  value: unknown;
  processInstanceId: string | undefined;
  taskId: string | null | undefined;
}

/** An answer for reading: files by their names with the way to each, what may be followed as a link, else what was written or chosen. */
function told({ part, layout, value, processInstanceId, taskId }: Told): ReactNode {
  const names = namesTold(layout);
  if (!part.isFiles) return inWords({ part, layout, value });
  const ids: unknown[] = Array.isArray(value) ? value : [];
  if (ids.length === 0) return null;
  return (
    <ul>
      {ids.map((id) => (
        <li key={String(id)}>
          <a className="link" href={attachmentHref(String(id), processInstanceId, taskId)}>
            {original(names[String(id)] ?? String(id))}
          </a>
          {showsPictures(layout) ? (
            <LatePicture href={attachmentHref(String(id), processInstanceId, taskId)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function inWords({ part, layout, value }: Pick<Told, 'part' | 'layout' | 'value'>): ReactNode {
  if (part.isRich) return typeof value === 'string' ? <LateRichText html={value} /> : null;
  const text = namesTold(layout)[String(value)] ?? answerText(part, value);
  const address = leadsTo(layout, text);
  if (address === null || text === '') return original(text);
  return (
    <a className="link" href={address} rel="noopener noreferrer nofollow">
      {original(text)}
    </a>
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
  processInstanceId: string | undefined;
  taskId: string | null | undefined;
}

function RowsView({ title, row, layout, rows, processInstanceId, taskId }: RowsViewProps) {
  const numbered = rows.map((values, index) => ({ values, index }));
  const columns = fieldNames(row, layout).map((name) => ({
    key: name,
    header: titleOf(row, name),
    numeric: fieldOf(row, name).type === 'number',
    cell: ({ values }: { values: Answers }) =>
      told({
        ...{ part: fieldOf(row, name), layout: layoutOf(layout, name) },
        ...{ value: values[name], processInstanceId, taskId },
      }) ?? '—',
  }));
  return (
    <div className="mt-4">
      <DataTable caption={title} columns={columns} rows={numbered} keyOf={({ index }) => String(index)} />
      {rows.length === 0 ? <p className="text-ink-faint">—</p> : null}
    </div>
  );
}
