import { Input } from 'antd';

import { optional, text } from '@policy/shared/contract/kit/field.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';

import { handed } from '../../kit/inputs.tsx';
import type { Control, ExtraField } from '../../kit/inputs.tsx';

const [required, optionalText] = [text(64, { createOnly: true }), optional(text(100, { createOnly: true }))];

const hidden =
  (hint: string): Control =>
  (props) => <Input.Password autoComplete="new-password" placeholder={hint} {...handed<string>(props)} />;
const Line: Control = (props) => <Input autoComplete="off" {...handed<string>(props)} />;

/** The account or the password of a new tenant's first administrator. */
export const administratorField = (name: string, label: string, hint?: string): ExtraField => ({
  ...{ name, label, schema: required, meta: metaOf(required), choices: {}, namedBy: [] },
  input: hint ? hidden(hint) : Line,
});

/** A secret that may be left out, to be made by rotation. */
export const secretField = (label: string, hint: string): ExtraField => ({
  ...{
    name: 'clientSecret',
    label,
    schema: optionalText,
    meta: metaOf(optionalText),
    choices: {},
    namedBy: [],
  },
  input: hidden(hint),
});
