import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  EnumOptionsType,
  RJSFSchema,
} from '@rjsf/utils';

import type { Answers } from './answers.ts';

/** The words of the form itself; the fields bring their own. */
export interface FormTexts extends Record<
  'optional' | 'given' | 'choose' | 'addRow' | 'noRows' | 'comment' | 'toMend',
  string
> {
  /** Name of a list's row, and of the way to take it out; the first is 1. */
  row: (number: number) => string;
  removeRow: (number: number) => string;
}

/** What the templates are told besides the schema. */
export interface FormFacts {
  /** What an officer said about a field, by the field's id. */
  comments: Readonly<Record<string, readonly string[]>>;
  texts: FormTexts;
  /** It is only looked at: nothing is kept, and no file leaves the browser. */
  isTrial?: boolean;
}

export type FieldProps = FieldTemplateProps<Answers, RJSFSchema, FormFacts>;
export type RowsProps = ArrayFieldTemplateProps<Answers[], RJSFSchema, FormFacts>;
export type RowProps = ArrayFieldItemTemplateProps<Answers, RJSFSchema, FormFacts>;
export type ObjectProps = ObjectFieldTemplateProps<Answers, RJSFSchema, FormFacts>;

/** What our controls look at of a widget's props; the library leaves most of them untyped. */
export interface InputProps {
  id: string;
  label: string;
  value?: unknown;
  required?: boolean;
  readonly?: boolean;
  disabled?: boolean;
  schema: { type?: unknown; format?: string; description?: string; maxLength?: number; maxItems?: number };
  options: { enumOptions?: EnumOptionsType[]; rows?: unknown; names?: unknown };
  /** The layout of the field. */
  uiSchema?: unknown;
  rawErrors?: string[];
  registry: { formContext: FormFacts };
  onChange: (value: unknown) => void;
  onBlur: (id: string, value: unknown) => void;
}
