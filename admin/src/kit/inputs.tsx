import { Input, InputNumber, Radio, Select } from 'antd';
import type { ComponentType } from 'react';
import type { z } from 'zod';

import type { FieldKind } from '@policy/shared/contract/kit/field.ts';

import { AttachmentsInput } from '../components/attachments-input.tsx';
import { DateInput } from '../components/date-input.tsx';
import { LinesInput } from '../components/lines-input.tsx';
import { RichTextInput } from '../components/rich-text-input.tsx';
import type { EntityField } from './fields.ts';
import { ReferenceSelect } from './reference-select.tsx';

/** What every input of a form is given; antd's form item adds id, value and handlers. */
export interface InputProps {
  field: EntityField;
  /** How 0 and 1 are said. */
  yesNo: readonly [string, string];
  id?: string;
  // Values of every kind pass here; each input is used for its own kind alone.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  value?: any;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
}

/** What an input draws for a form. */
export type Control = ComponentType<InputProps>;

const optionsOf = ({ meta, choices }: EntityField) =>
  (meta.options ?? []).map((value) => ({ value, label: choices[value] ?? value }));

const Text: Control = ({ field: _, yesNo: __, ...rest }) => <Input {...rest} />;
const LongText: Control = ({ field: _, yesNo: __, ...rest }) => (
  <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} {...rest} />
);
const RichText: Control = ({ field, yesNo: _, ...rest }) => <RichTextInput label={field.label} {...rest} />;
const Integer: Control = ({ field: _, yesNo: __, ...rest }) => (
  <InputNumber className="kit-wide" precision={0} {...rest} />
);
const Decimal: Control = ({ field: _, yesNo: __, ...rest }) => <InputNumber className="kit-wide" {...rest} />;
const Flag: Control = ({ field: _, yesNo, ...rest }) => (
  <Radio.Group
    options={[1, 0].map((value) => ({ value, label: value === 1 ? yesNo[1] : yesNo[0] }))}
    {...rest}
  />
);
const Choice: Control = ({ field, yesNo: _, onChange, ...rest }) => (
  <Select
    options={optionsOf(field)}
    allowClear={!field.meta.required}
    onChange={(picked: unknown) => onChange?.(picked ?? null)}
    {...rest}
  />
);
const Choices: Control = ({ field, yesNo: _, ...rest }) => (
  <Select mode="multiple" options={optionsOf(field)} {...rest} />
);
const Day: Control = ({ field: _, yesNo: __, ...rest }) => <DateInput {...rest} />;
const Moment: Control = ({ field: _, yesNo: __, ...rest }) => <DateInput showTime {...rest} />;
const Reference: Control = ({ field, yesNo: _, ...rest }) => (
  <ReferenceSelect source={field.meta.source ?? ''} allowClear={!field.meta.required} {...rest} />
);
const References: Control = ({ field, yesNo: _, ...rest }) => (
  <ReferenceSelect source={field.meta.source ?? ''} isMultiple {...rest} />
);

const isLines = (schema: z.ZodType) => schema.safeParse(['a']).success;
const attached = [{ name: 'a', ext: 'pdf', sizeKb: 1 }];

const Json: Control = ({ field, yesNo: _, ...rest }) =>
  isLines(field.schema) ? <LinesInput {...rest} /> : <AttachmentsInput {...rest} />;

/** A structured field has an input of the kit when it is a list of sentences or of files; others need a screen's own. */
export const hasInput = ({ meta, schema }: EntityField): boolean =>
  meta.kind !== 'json' || isLines(schema) || schema.safeParse(attached).success;

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
  date: Day,
  dateTime: Moment,
  reference: Reference,
  references: References,
  json: Json,
} satisfies Record<FieldKind, Control>;

const wide: readonly FieldKind[] = ['longText', 'richText', 'json', 'references'];

/** Whether a field takes a whole line of a form or a detail. */
export const isWide = ({ meta }: EntityField): boolean => wide.includes(meta.kind);
