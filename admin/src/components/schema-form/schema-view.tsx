import { Descriptions, Table } from 'antd';
import type { RJSFSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { optionName } from './option-name.ts';
import { useYesNo } from '../../kit/yes-no.ts';

type Values = Record<string, unknown>;

interface SchemaViewProps {
  schema: RJSFSchema;
  /** Names of the fields to show. */
  names: readonly string[];
  values: Values;
}

const rows = z.array(z.record(z.string(), z.unknown()));
const empty = '—';
const isSchema = (part: RJSFSchema['items']): part is RJSFSchema =>
  typeof part === 'object' && !Array.isArray(part);

/** Fields of a form for reading: plain words and tables instead of greyed-out inputs. */
export function SchemaView({ schema, names, values }: SchemaViewProps) {
  const yesNo = useYesNo();
  const fields = names.map((name) => {
    const part = schema.properties?.[name];
    return { name, field: isSchema(part) ? part : {} };
  });
  const items = fields.map(({ name, field }) => ({
    key: name,
    label: field.title ?? name,
    isList: field.type === 'array',
    children: shown(field, values[name], yesNo),
  }));
  const [words, lists] = [items.filter(({ isList }) => !isList), items.filter(({ isList }) => isList)];
  return (
    <>
      <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={words} />
      {lists.length > 0 ? (
        <Descriptions bordered size="small" layout="vertical" column={1} items={lists} />
      ) : null}
    </>
  );
}

function shown(field: RJSFSchema, value: unknown, yesNo: readonly [string, string]): ReactNode {
  if (typeof value === 'boolean') return yesNo[value ? 1 : 0];
  if (typeof value === 'string' || typeof value === 'number') return optionName(field, value);
  if (!Array.isArray(value) || value.length === 0) return empty;
  const table = rows.safeParse(value);
  return table.success ? (
    <RowTable field={field} rows={table.data} />
  ) : (
    value.map((one) => String(one)).join('、')
  );
}

function RowTable({ field, rows: list }: { field: RJSFSchema; rows: readonly Values[] }) {
  const yesNo = useYesNo();
  const inner = isSchema(field.items) ? (field.items.properties ?? {}) : {};
  const columns = Object.entries(inner).map(([name, part]) => ({
    title: isSchema(part) ? (part.title ?? name) : name,
    dataIndex: name,
    render: (value: unknown) => shown(isSchema(part) ? part : {}, value, yesNo),
  }));
  const numbered = list.map((row, index) => ({ ...row, rowKey: index }));
  return <Table size="small" rowKey="rowKey" columns={columns} dataSource={numbered} pagination={false} />;
}
