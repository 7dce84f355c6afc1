import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { controlLook, Field } from '../../components/forms/field.tsx';

interface PasswordInputProps {
  value: string;
  onChange: (value: string) => void;
  error: string;
}

/** A password with a switch to see what was typed. */
export function PasswordInput({ value, onChange, error }: PasswordInputProps) {
  const t = useTranslations('account.login');
  const [isShown, setShown] = useState(false);
  return (
    <Field id="password" label={t('password')} error={error}>
      {(control) => (
        <span className="flex items-stretch">
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            spellCheck={false}
            maxLength={100}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlLook} rounded-e-none`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t('showPassword')}
            onClick={() => setShown(!isShown)}
            className="min-w-16 shrink-0 rounded-e-md border border-s-0 border-control bg-mist-100 px-3 text-ink-soft hover:bg-mist-200"
          >
            {isShown ? t('hide') : t('show')}
          </button>
        </span>
      )}
    </Field>
  );
}
