import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';

import type { FieldKind } from '@policy/shared/contract/kit/field.ts';

import { cellOf } from './cells.tsx';
import type { CellContext } from './cells.tsx';
import type { EntityField, Row } from './fields.ts';
import type { Control } from './inputs.tsx';

/** What a screen says better than the kit, by field. */
export interface FieldOverride<R = Row> {
  cell?: (row: R) => ReactNode;
  input?: Control;
}

const widths = {
  text: 200,
  longText: 260,
  richText: 260,
  integer: 100,
  decimal: 130,
  flag: 90,
  choice: 120,
  choices: 180,
  numbered: 120,
  date: 120,
  dateTime: 180,
  reference: 180,
  references: 180,
  json: 200,
} satisfies Record<FieldKind, number>;

const numeric: readonly FieldKind[] = ['integer', 'decimal'];

/** The columns of a list: the fields that the contract lists, in its order. */
export function columnsOf(
  fields: readonly EntityField[],
  yesNo: CellContext['yesNo'],
  overrides: Record<string, FieldOverride | undefined> = {},
): ProColumns<Row>[] {
  return fields
    .filter(({ meta }) => meta.list)
    .map((field, index) => ({
      title: field.label,
      dataIndex: field.name,
      key: field.name,
      width: index === 0 && field.meta.kind === 'text' ? 280 : widths[field.meta.kind],
      ellipsis: field.meta.kind === 'text' || field.meta.kind === 'reference',
      align: numeric.includes(field.meta.kind) ? 'right' : 'left',
      sorter: field.meta.sort ?? false,
      render: (_, row) => overrides[field.name]?.cell?.(row) ?? cellOf({ row, field, yesNo }),
    }));
}

/** When a row was made; every list can be ordered by it. */
export const madeColumn = (title: string): ProColumns<Row> => ({
  title,
  dataIndex: 'createTime',
  width: widths.dateTime,
  sorter: true,
});

/** The order that a table's header asks for, as a list call takes it. */
export function orderOf(sort: Record<string, unknown>): { ascs?: string; descs?: string } {
  const [asked] = Object.entries(sort).filter(
    ([, direction]) => direction === 'ascend' || direction === 'descend',
  );
  if (!asked) return {};
  return asked[1] === 'ascend' ? { ascs: asked[0] } : { descs: asked[0] };
}
