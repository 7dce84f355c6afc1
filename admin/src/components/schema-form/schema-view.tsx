import { Descriptions, Table } from 'antd';
import type { RJSFSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { inFormOrder } from '@policy/shared/contract/application/form-order.ts';
import { showsPictures } from '@policy/shared/forms/fields/file-fields.ts';
import { isRich } from '@policy/shared/forms/fields/rich-fields.ts';
import { leadsTo } from '@policy/shared/forms/fields/set-lines.ts';
import { pickedFrom } from '@policy/shared/forms/picked-fields.ts';
import { namesTold } from '@policy/shared/forms/fields/told-names.ts';
import { listed } from '@policy/shared/messages/listed.ts';
import { z } from 'zod';

import type { FormValues } from '../../kit/entity/fields.ts';
import { KeyScroll } from '../../kit/page/key-scroll.tsx';
import { ReferenceNames } from '../../kit/references/reference-names.tsx';
import { useYesNo } from '../../kit/values/yes-no.ts';
import { AnswerFiles } from './answer-files.tsx';
import { RichAnswer } from './rich-answer.tsx';

interface SchemaViewProps {
  schema: RJSFSchema;
  uiSchema: Record<string, unknown>;
  /** Names of the fields to show. */
  names: readonly string[];
  values: FormValues;
}

const rowLayout = z.object({ items: z.unknown() });
const structure = z.record(z.string(), z.unknown());
const rows = z.array(structure);
const empty = '—';
// Every width is named: antd makes three columns of those that are not.
const twoColumns = { xs: 1, sm: 1, md: 2, lg: 2, xl: 2, xxl: 2 };
const isSchema = (part: RJSFSchema['items']): part is RJSFSchema =>
  typeof part === 'object' && !Array.isArray(part);

const isRows = ({ type, items }: RJSFSchema) =>
  type === 'array' && isSchema(items) && items.type === 'object';

/** The name of a chosen value where the schema gives it one, as `oneOf` with `const` and `title`; else the value. */
function optionName(field: RJSFSchema, value: string | number): string {
  const named = field.oneOf?.find((option) => typeof option === 'object' && option.const === value);
  return typeof named === 'object' && named.title ? named.title : String(value);
}

/** Fields of a form for reading: plain words and tables instead of greyed-out inputs. */
export function SchemaView({ schema, uiSchema, names, values }: SchemaViewProps) {
  const shown = useShown();
  const fields = inFormOrder(names, uiSchema)
    .map((name) => {
      const part = schema.properties?.[name];
      return { name, field: isSchema(part) ? part : {} };
    })
    // An explanation is no answer, and what is not asked for has none.
    .filter(
      ({ name, field }) =>
        field.type !== 'null' && (values[name] !== undefined || field['x-shown'] === undefined),
    );
  const items = fields.map(({ name, field }) => ({
    key: name,
    label: field.title ?? name,
    isList: isLarge(field),
    children: shown({ field, layout: uiSchema[name] }, values[name]),
  }));
  const [words, lists] = [items.filter(({ isList }) => !isList), items.filter(({ isList }) => isList)];
  return (
    <>
      <Descriptions bordered size="small" column={twoColumns} items={words} />
      {lists.length > 0 ? (
        <Descriptions bordered size="small" layout="vertical" column={1} items={lists} />
      ) : null}
    </>
  );
}

/** One answer for reading, as a form shows it among others. */
export function ShownAnswer({ field, layout, value }: Shown & { value: unknown }) {
  return useShown()({ field, layout }, value);
}

/** Whether an answer takes room of its own: a group of answers, a list of rows, or a text with headings and lists. */
export const isLarge = (field: RJSFSchema): boolean =>
  field.type === 'object' || isRows(field) || isRich({ ...field });

interface Shown {
  field: RJSFSchema;
  layout?: unknown;
}

/** Tells values in the reader's language. */
function useShown() {
  const yesNo = useYesNo();
  const locale = useLocale();
  const several = ({ field, layout }: Shown, value: readonly unknown[]): ReactNode => {
    if ('x-files' in field)
      return (
        <AnswerFiles ids={value.map(String)} names={namesTold(layout)} arePictures={showsPictures(layout)} />
      );
    const table = rows.safeParse(value);
    if (table.success) return <RowTable field={field} layout={layout} rows={table.data} />;
    const one = isSchema(field.items) ? field.items : {};
    return listed(
      value.map((chosen) => optionName(one, String(chosen))),
      locale,
    );
  };
  return ({ field, layout }: Shown, value: unknown): ReactNode => {
    if (typeof value === 'boolean') return yesNo[value ? 1 : 0];
    if (typeof value === 'string' || typeof value === 'number') return <One {...{ field, layout, value }} />;
    if (field.type === 'object') return <Group {...{ field, layout, value }} />;
    return Array.isArray(value) && value.length > 0 ? several({ field, layout }, value) : empty;
  };
}

/** One value: the row that was picked by its name, what may be followed as a link, else the name of what was chosen. */
function One({ field, layout, value }: Shown & { value: string | number }) {
  const from = pickedFrom(layout);
  if (from) return <ReferenceNames source={from} ids={[String(value)]} />;
  const text = String(value);
  if (isRich({ ...field })) return <RichAnswer html={text} />;
  const address = leadsTo(layout, text);
  if (address !== null)
    return (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  return namesTold(layout)[text] ?? optionName(field, value);
}

/** The fields of a group, as those of a form. */
function Group({ field, layout, value }: Shown & { value: unknown }) {
  return (
    <SchemaView
      schema={field}
      uiSchema={structure.safeParse(layout).data ?? {}}
      names={Object.keys(field.properties ?? {})}
      values={structure.safeParse(value).data ?? {}}
    />
  );
}

function RowTable({ field, layout, rows: list }: Shown & { rows: readonly FormValues[] }) {
  const shown = useShown();
  const inner = isSchema(field.items) ? (field.items.properties ?? {}) : {};
  const rowsLayout = rowLayout.safeParse(layout).data?.items;
  const laidOut = structure.safeParse(rowsLayout).data ?? {};
  const columns = inFormOrder(Object.keys(inner), rowsLayout).map((name) => {
    const part = inner[name];
    const cell = isSchema(part) ? part : {};
    return {
      title: cell.title ?? name,
      dataIndex: name,
      render: (value: unknown) => shown({ field: cell, layout: laidOut[name] }, value),
    };
  });
  const numbered = list.map((row, index) => ({ ...row, rowKey: index }));
  return (
    <KeyScroll>
      <Table size="small" rowKey="rowKey" columns={columns} dataSource={numbered} pagination={false} />
    </KeyScroll>
  );
}
