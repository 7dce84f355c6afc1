import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';

/** The secret key of a configuration of one of these categories. */
export const secretKeyField = (
  categories: readonly string[],
  texts: { label: string; hint: string },
): ExtraField => {
  const schema = optional(text(200, { visibleWhen: { field: 'category', is: categories } }));
  return hiddenField({ name: 'secretKey', behind: 'accessKey', ...texts, schema });
};
