import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { z } from 'zod';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';

import { shownField } from '../entity/fields.ts';
import type { EntityField, Row } from '../entity/fields.ts';
import type { Control } from '../inputs/inputs.tsx';
import { cellOf } from '../values/cells.tsx';
import type { CellContext } from '../values/cells.tsx';
import type { Tone } from '../values/state-tag.tsx';

/** What a screen says better than the kit, by field. */
export interface FieldOverride<R = Row> {
  /** What it is called where it is read; filters and sheets keep the label of the contract. */
  label?: string;
  width?: number;
  cell?: (row: R) => ReactNode;
  /** The cell of the detail, where there is room to tell more. */
  detail?: (row: R) => ReactNode;
  tones?: Readonly<Record<string, Tone>>;
  input?: Control;
}

/** Cut off at the width of the column: the view of the row tells the rest. */
const oneLine: readonly FieldKind[] = ['text', 'reference', 'choices'];
const numeric: readonly FieldKind[] = ['integer', 'decimal'];

/** A column that starts hidden where it is lesser; the table's settings bring it in. */
export interface KitColumn<R> extends ProColumns<R> {
  isLesser?: boolean;
}

/** What fits beside the actions on a small screen. */
const mostColumns = 6;
/** A row is known by its name and perhaps a number; further texts would push its state out of sight. */
const mostNames = 2;
const isLine = ({ meta }: EntityField) => meta.kind === 'text';

/** Rows with a state tell it right after the texts they are known by, then their dates; what is told in part, and what is hidden by default, come last. */
function inSight(given: readonly EntityField[]): { field: EntityField; isLesser: boolean }[] {
  const fields = [...given.filter(({ meta }) => !meta.masked), ...given.filter(({ meta }) => meta.masked)];
  const state = fields.find(({ name }) => name === 'status');
  const hidden = fields.filter(({ meta }) => meta.hiddenByDefault);
  const told = hidden.map((field) => ({ field, isLesser: true }));
  const main = fields.filter((field) => !hidden.includes(field));
  if (!state) return [...main.map((field) => ({ field, isLesser: false })), ...told];
  const others = main.filter((field) => field !== state);
  const afterFirst = others.slice(others.findIndex(isLine));
  const end = afterFirst.findIndex((field) => !isLine(field));
  const texts = afterFirst.slice(0, end < 0 ? mostNames : Math.min(end, mostNames));
  const dates = others.filter(({ meta }) => meta.kind === 'date');
  const lead = [...texts, state, ...dates];
  const ordered = [...lead, ...others.filter((field) => !lead.includes(field))];
  return [...ordered.map((field, index) => ({ field, isLesser: index >= mostColumns })), ...told];
}

/** Widths of lines by how long they may be: an account needs less than a title. */
const usualLine = 200;
const lineWidths = [
  { most: 50, width: 130 },
  { most: 100, width: usualLine },
];
const longLine = 220;
/** A masked value has the button beside it that tells the whole. */
const maskedLine = 160;

function lineWidth({ schema }: EntityField): number {
  const given = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const line = given instanceof z.ZodNullable ? given.unwrap() : given;
  const most = line instanceof z.ZodString ? line.maxLength : null;
  if (most === null) return usualLine;
  return lineWidths.find((one) => most <= one.most)?.width ?? longLine;
}

function textWidth(field: EntityField): number {
  // The same name takes more room in English.
  if (field.saidBy) return Math.max(usualLine, lineWidth(field));
  return field.meta.masked ? maskedLine : lineWidth(field);
}

const [hanWidth, latinWidth, cellEdges, sortSign] = [14, 8, 40, 20];
const drawnWidth = (text: string) => {
  const others = text.replaceAll(/\p{Script=Han}/gu, '').length;
  return others * latinWidth + (text.length - others) * hanWidth;
};

/** What one of a few words needs, and their header. */
const wordWidth = ({ label, choices, meta }: EntityField): number =>
  Math.min(
    cellEdges + Math.max(...[label, ...Object.values(choices)].map(drawnWidth)) + (meta.sort ? sortSign : 0),
    longLine,
  );

/** The width of every kind, or what works it out of the field. */
const widths = {
  text: textWidth,
  longText: 260,
  richText: 260,
  integer: 100,
  decimal: 130,
  flag: wordWidth,
  choice: wordWidth,
  choices: 240,
  numericChoice: wordWidth,
  date: 120,
  dateTime: 165,
  reference: 150,
  references: 130,
  json: 200,
} satisfies Record<FieldKind, number | ((field: EntityField) => number)>;

function widthOf(field: EntityField): number {
  const width = widths[field.meta.kind];
  return typeof width === 'number' ? width : width(field);
}

/** The columns of a list: the fields that the contract lists, those that matter most in sight first. */
export function columnsOf(
  fields: readonly EntityField[],
  yesNo: CellContext['yesNo'],
  overrides: Record<string, FieldOverride | undefined> = {},
): KitColumn<Row>[] {
  return inSight(fields.filter(({ meta }) => meta.list)).map(({ field, isLesser }) => ({
    isLesser,
    title: overrides[field.name]?.label ?? field.label,
    dataIndex: field.name,
    key: field.name,
    width: overrides[field.name]?.width ?? widthOf(field),
    // A long text is cut off at the column's width; without a bound it would push the rest out of sight.
    onCell: () => ({ style: { maxWidth: overrides[field.name]?.width ?? widthOf(field) } }),
    ellipsis: oneLine.includes(field.meta.kind),
    align: numeric.includes(field.meta.kind) ? 'right' : 'left',
    sorter: field.meta.sort ?? false,
    render: (_, row) => overriddenCell(overrides, { row, field: shownField(field, row), yesNo }),
  }));
}

/** A field's value as its screen tells it, or as the kit does. */
export function overriddenCell(
  overrides: Record<string, FieldOverride | undefined>,
  context: CellContext,
): ReactNode {
  const { cell, tones } = overrides[context.field.name] ?? {};
  return cell?.(context.row) ?? cellOf({ ...context, tones });
}

/** When a row was made; every list can be ordered by it. */
export const madeColumn = (title: string): ProColumns<Row> => ({
  title,
  dataIndex: 'createTime',
  width: widths.dateTime,
  sorter: true,
});

/** The columns of a list with the moment of each row: last, or first where rows are read by when they happened. */
export const withMoment = <R,>(
  { appendOnly }: Pick<Entity, 'appendOnly'>,
  told: readonly R[],
  made: R,
): R[] => (appendOnly ? [made, ...told] : [...told, made]);

/** The order that a table's header asks for, as a list call takes it. */
export function orderOf(sort: Record<string, unknown>): { ascs?: string; descs?: string } {
  const [asked] = Object.entries(sort).filter(
    ([, direction]) => direction === 'ascend' || direction === 'descend',
  );
  if (!asked) return {};
  return asked[1] === 'ascend' ? { ascs: asked[0] } : { descs: asked[0] };
}
