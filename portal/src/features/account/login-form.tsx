import { useMessages, useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { CaptchaField } from '../../components/forms/captcha-field.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { loadCaptcha } from '../../lib/browser/load-captcha.ts';
import { PasswordInput } from './password-input.tsx';
import type { SigningIn } from './use-sign-in.ts';

interface Typed {
  username: string;
  password: string;
}

interface LoginFormProps extends SigningIn {
  asksTenant: boolean;
  typed: Typed;
  onType: (typed: Typed) => void;
}

/** Account, password and captcha; says what was refused and keeps what was typed. */
export function LoginForm({
  asksTenant,
  typed,
  onType,
  problems,
  isBusy,
  turn,
  signIn,
  prepare,
}: LoginFormProps) {
  const t = useTranslations('account.login');
  const { ui } = useMessages();
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text ?? '';
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void signIn(new FormData(event.currentTarget));
  };
  return (
    <div>
      <ErrorSummary title={t('problem')} problems={problems} />
      {/* Should the script fail while it loads, nothing typed here may end up in an address. */}
      <form onSubmit={submit} onFocus={prepare} noValidate method="post" className="space-y-5">
        {asksTenant ? (
          <TextInput
            id="tenantId"
            name="tenantId"
            label={t('tenant')}
            hint={t('tenantHint')}
            error={errorOf('tenantId')}
            defaultValue="000000"
            maxLength={6}
            inputMode="numeric"
          />
        ) : null}
        <TextInput
          id="username"
          name="username"
          label={t('username')}
          error={errorOf('username')}
          autoComplete="username"
          maxLength={45}
          value={typed.username}
          onChange={(event) => onType({ ...typed, username: event.target.value })}
        />
        <PasswordInput
          value={typed.password}
          onChange={(password) => onType({ ...typed, password })}
          error={errorOf('password')}
        />
        <CaptchaField
          id="captchaCode"
          texts={ui.captcha}
          load={loadCaptcha}
          turn={turn}
          error={errorOf('captchaCode')}
        />
        <Button type="submit" size="large" busy={isBusy} className="w-full">
          {isBusy ? t('busy') : t('submit')}
        </Button>
      </form>
      <p className="mt-4">
        <LocalLink href="/login/reset" className="link">
          {t('forgotten')}
        </LocalLink>
      </p>
    </div>
  );
}
