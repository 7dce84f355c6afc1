import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';

const schema = optional(text(200));

/** The password of a data source. */
export const passwordField = (label: string, hint: string): ExtraField =>
  hiddenField({ name: 'password', behind: 'username', label, hint, schema });
