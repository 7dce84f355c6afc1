import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';

const schema = optional(text(64, { createOnly: true }));

/** The first password of a new account, which its owner has to replace. */
export const passwordField = (label: string, hint: string): ExtraField =>
  hiddenField({ name: 'password', behind: 'account', label, hint, schema });
