import { Input } from 'antd';

import { metaOf, optional, text } from '@policy/shared/contract/kit/field.ts';

import type { ExtraField } from '../../kit/inputs.tsx';
import type { Root } from './dictionary-panes.ts';

const schema = optional(text(100));

/** The dictionary that an entry stands in: it is shown, and stays. */
export const parentField = (label: string, { dictValue }: Root): ExtraField => ({
  ...{ name: 'parentId', label, schema, meta: metaOf(schema), choices: {}, namedBy: [] },
  input: ({ id }) => <Input id={id} value={dictValue} readOnly disabled />,
});
