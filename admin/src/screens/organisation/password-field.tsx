import { Input } from 'antd';
import { useTranslations } from 'use-intl';

import { optional, text } from '@policy/shared/contract/kit/field.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';

import { handed } from '../../kit/inputs.tsx';
import type { Control, ExtraField } from '../../kit/inputs.tsx';

const schema = optional(text(64, { createOnly: true }));

const PasswordInput: Control = (props) => {
  const t = useTranslations('organisation');
  return (
    <Input.Password autoComplete="new-password" placeholder={t('passwordHint')} {...handed<string>(props)} />
  );
};

/** The first password of a new account, which its owner has to replace. */
export const passwordField = (label: string): ExtraField => ({
  ...{ name: 'password', label, schema, meta: metaOf(schema), choices: {}, namedBy: [] },
  input: PasswordInput,
});
