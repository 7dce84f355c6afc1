import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { z } from 'zod';

import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { attachedFiles } from '@policy/shared/contract/kit/shapes.ts';

import { AttachmentLinks } from './attachment-links.tsx';
import { figureOf } from './figure.ts';
import { SafeHtml } from './safe-html.tsx';
import { StateTag } from './state-tag.tsx';
import type { Tone } from './state-tag.tsx';
import { carriedName, isSwitch } from '../entity/fields.ts';
import type { EntityField, Row } from '../entity/fields.ts';
import { EntityTitle, FieldLabels } from './contract-words.tsx';
import { MaskedValue } from './masked-value.tsx';
import { ReferenceNames } from '../references/reference-names.tsx';

/** What a cell may look at besides its value. */
export interface CellContext {
  row: Row;
  field: EntityField;
  /** How 0 and 1 are said. */
  yesNo: readonly [string, string];
  /** Of a choice that is a state: how urgent or settled each is. */
  tones?: Readonly<Record<string, Tone>> | undefined;
}

/** How a kind of field is shown, in a list and in a detail. */
type Cell = (value: unknown, context: CellContext) => ReactNode;

const empty = '—';
const strings = z.array(z.string());
const stringsOf = (value: unknown) => strings.safeParse(value).data ?? [];

const plain = (value: unknown) => (typeof value === 'string' && value !== '' ? value : empty);
const number = (value: unknown) => (typeof value === 'number' ? figureOf(value) : empty);

const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

// Names are joined by a bare comma; a comma inside an English one has a space behind it.
const joint = /,(?! )/;

/** Names that came joined with their row; a long one is cut at the width of its column. */
const namesOf = (joined: string | undefined): ReactNode =>
  joined
    ? joined.split(joint).map((name) => (
        <Tag key={name} className="kit-name" title={name}>
          {name}
        </Tag>
      ))
    : empty;

/** Switched on or off, where that is all that a state knows. */
const switchTones: Readonly<Record<number, Tone>> = { 1: 'good', 0: 'quiet' };

function numericChoiceCell(value: unknown, { field }: CellContext): ReactNode {
  if (typeof value !== 'number') return empty;
  const text = field.choices[String(value)] ?? String(value);
  const tone = isSwitch(field) ? switchTones[value] : undefined;
  return tone ? <StateTag tone={tone} text={text} /> : text;
}

function choiceCell(value: unknown, { field, tones }: CellContext): ReactNode {
  if (typeof value !== 'string') return empty;
  const text = field.choices[value] ?? value;
  const tone = tones?.[value];
  return tone ? <StateTag tone={tone} text={text} /> : text;
}

function structured(value: unknown): ReactNode {
  const lines = stringsOf(value);
  if (lines.length > 0) {
    return (
      <ul className="kit-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  const files = attachedFiles.safeParse(value).data ?? [];
  if (files.length > 0) return <AttachmentLinks files={files} />;
  return isFilled(value) ? <pre className="kit-code">{JSON.stringify(value, null, 2)}</pre> : empty;
}

/** Names of the contract in the words that people know; undefined for a text that is none. */
function namesOfContract(value: unknown, { row, field }: Pick<CellContext, 'row' | 'field'>): ReactNode {
  const { namesEntity, namesFieldsOf } = field.meta;
  if (typeof value !== 'string') return undefined;
  if (namesEntity) return <EntityTitle name={value} />;
  const entity = namesFieldsOf && row[namesFieldsOf];
  return typeof entity === 'string' ? <FieldLabels entity={entity} joined={value} /> : undefined;
}

/** The cell of every kind; a kind without one does not compile. */
const cells = {
  text: (value, { row, field }) =>
    namesOfContract(value, { row, field }) ??
    (field.revealedBy && typeof value === 'string' ? (
      <MaskedValue
        entity={field.revealedBy}
        id={row.id}
        field={field.name}
        label={field.label}
        value={value}
      />
    ) : (
      plain(value)
    )),
  longText: (value, { row, field }) => namesOfContract(value, { row, field }) ?? plain(value),
  richText: (value) => (typeof value === 'string' ? <SafeHtml html={value} /> : empty),
  integer: number,
  decimal: number,
  flag: (value, { yesNo }) => (value === 1 || value === 0 ? yesNo[value] : empty),
  choice: choiceCell,
  numericChoice: numericChoiceCell,
  choices: (value, { field }) =>
    stringsOf(value).map((key) => <Tag key={key}>{field.choices[key] ?? key}</Tag>),
  date: plain,
  dateTime: plain,
  reference: (value, { row, field }) =>
    field.namedBy.length > 0 ? (
      plain(carriedName(field, row))
    ) : (
      <ReferenceNames source={field.meta.source ?? ''} ids={typeof value === 'string' ? [value] : []} />
    ),
  references: (value, { row, field }) =>
    field.namedBy.length > 0 ? (
      namesOf(carriedName(field, row))
    ) : (
      <ReferenceNames source={field.meta.source ?? ''} ids={stringsOf(value)} />
    ),
  json: structured,
} satisfies Record<FieldKind, Cell>;

/** A field's value as people read it. */
export const cellOf = (context: CellContext): ReactNode => {
  const cell: Cell = cells[context.field.meta.kind];
  return cell(context.row[context.field.name], context);
};
