import { Input } from 'antd';

import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { fieldBeside } from '../../kit/entity/fields.ts';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';
import type { Root } from './dictionary-panes.ts';

const schema = optional(text(100));

/** The dictionary that an entry stands in: it is shown, and stays. */
export const parentField = (label: string, { dictValue }: Root): ExtraField => ({
  ...fieldBeside({ name: 'parentId', label, schema }),
  input: ({ id }) => <Input id={id} value={dictValue} readOnly disabled />,
});
