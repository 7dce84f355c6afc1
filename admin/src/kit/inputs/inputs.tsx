import { Input, InputNumber, Radio, Select } from 'antd';
import type { ComponentType } from 'react';

import type { FieldKind } from '@policy/shared/contract/kit/field.ts';

import { AttachmentsInput } from './attachments-input.tsx';
import { DateInput } from './date-input.tsx';
import { JsonInput } from './json-input.tsx';
import { LinesInput } from './lines-input.tsx';
import { OfferedInput } from './offered-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { carriedName } from '../entity/fields.ts';
import type { EntityField, Row } from '../entity/fields.ts';
import { entityNamed } from '../references/reference-options.ts';
import type { ReferenceOption } from '../references/reference-options.ts';
import { ReferenceSelect } from '../references/reference-select.tsx';
import { TreeReference } from '../references/tree-reference.tsx';

/** What every input of a form is given; antd's form item adds id, value and handlers. */
export interface InputProps {
  field: EntityField;
  /** How 0 and 1 are said. */
  yesNo: readonly [string, string];
  /** The row being changed; it carries the names of the rows it refers to. */
  row?: Row | undefined;
  id?: string | undefined;
  value?: unknown;
  onChange?: ((value: unknown) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** What an input draws for a form. */
export type Control = ComponentType<InputProps>;

/** Something that is sent with a new row and is no field of its entity, such as a first password. */
export type ExtraField = EntityField & {
  input: Control;
  /** Field that it stands behind; without one it stands last. */
  behind?: string;
};

const optionsOf = ({ meta, choices }: EntityField) =>
  (meta.options ?? []).map((value) => ({ value, label: choices[value] ?? value }));

/**
 * What a form item hands on; antd would put its other attributes on elements that may not carry them.
 * Each input is used for its own kind alone, so it may take the value as its kind has it.
 */
export const handed = <V,>({ id, value, onChange, onBlur }: InputProps) => ({
  id,
  value: value as V,
  onChange,
  onBlur,
});

const Text: Control = (props) => {
  const { offeredBy, required } = props.field.meta;
  if (!offeredBy) return <Input {...handed(props)} />;
  return <OfferedInput offers={offeredBy} allowClear={!required} {...handed(props)} />;
};
const LongText: Control = (props) => (
  <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} {...handed(props)} />
);
const RichText: Control = (props) => <RichTextInput label={props.field.label} {...handed(props)} />;
const Integer: Control = (props) => <InputNumber className="kit-wide" precision={0} {...handed(props)} />;
const Decimal: Control = (props) => <InputNumber className="kit-wide" {...handed(props)} />;
const Flag: Control = ({ yesNo, ...props }) => (
  <Radio.Group
    // A form's label names inputs only, and this is several.
    aria-label={props.field.label}
    options={[1, 0].map((value) => ({ value, label: value === 1 ? yesNo[1] : yesNo[0] }))}
    {...handed({ yesNo, ...props })}
  />
);
const Choice: Control = (props) => (
  <Select
    {...handed(props)}
    options={optionsOf(props.field)}
    allowClear={!props.field.meta.required}
    onChange={(picked: unknown) => props.onChange?.(picked ?? null)}
  />
);
const NumericChoice: Control = (props) => (
  <Select
    {...handed(props)}
    options={(props.field.meta.options ?? []).map((key) => ({
      value: Number(key),
      label: props.field.choices[key] ?? key,
    }))}
    allowClear={!props.field.meta.required}
    onChange={(picked: unknown) => props.onChange?.(picked ?? null)}
  />
);
const Choices: Control = (props) => (
  <Select mode="multiple" options={optionsOf(props.field)} {...handed(props)} />
);
const Day: Control = (props) => <DateInput {...handed(props)} />;
const Moment: Control = (props) => <DateInput showTime {...handed(props)} />;
/** The chosen row by the name that travels with the row, so that it need not be asked for. */
function chosenOf({ row, field }: InputProps): ReferenceOption[] {
  const value = row?.[field.name];
  const label = row && carriedName(field, row);
  return typeof value === 'string' && label ? [{ value, label }] : [];
}

/** A parent is picked from the tree that its node hangs in. */
const Reference: Control = (props) =>
  props.field.meta.root ? (
    <TreeReference source={props.field.meta.source ?? ''} closed={props.row?.id} {...handed(props)} />
  ) : (
    <ReferenceSelect
      source={props.field.meta.source ?? ''}
      known={chosenOf(props)}
      allowClear={!props.field.meta.required}
      {...handed(props)}
    />
  );
const References: Control = (props) => {
  const source = props.field.meta.source ?? '';
  return entityNamed(source)?.tree ? (
    <TreeReference source={source} isMultiple {...handed(props)} />
  ) : (
    <ReferenceSelect source={source} isMultiple {...handed(props)} />
  );
};

const attached = [{ name: 'a', ext: 'pdf', sizeKb: 1 }];

/** Structures of a kind with an input of its own, told by a value that only their schema takes; the rest is JSON. */
const structures = [
  { sample: ['a'], Input: LinesInput },
  { sample: attached, Input: AttachmentsInput },
];

const Json: Control = (props) => {
  const known = structures.find(({ sample }) => props.field.schema.safeParse(sample).success);
  const Input = known?.Input ?? JsonInput;
  return <Input {...handed(props)} />;
};

/** The input of every kind; a kind without one does not compile. */
export const inputs = {
  text: Text,
  longText: LongText,
  richText: RichText,
  integer: Integer,
  decimal: Decimal,
  flag: Flag,
  choice: Choice,
  choices: Choices,
  numericChoice: NumericChoice,
  date: Day,
  dateTime: Moment,
  reference: Reference,
  references: References,
  json: Json,
} satisfies Record<FieldKind, Control>;

const wide: readonly FieldKind[] = ['longText', 'richText', 'json', 'references'];

/** Whether a field takes a whole line of a form or a detail. */
export const isWide = ({ meta }: EntityField): boolean =>
  wide.includes(meta.kind) || meta.offeredBy?.isForSeveral === true;
