import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { CaptchaField } from '../../../components/forms/captcha-field.tsx';
import { RadioGroup } from '../../../components/forms/choices.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { TextInput } from '../../../components/forms/text-input.tsx';
import { loadCaptcha } from '../../../lib/browser/load-captcha.ts';
import { textIn } from '../../../lib/browser/text-in.ts';
import type { Asking } from './reset-calls.ts';

interface AskFormProps {
  tenantId: string | null;
  onAsked: (asked: { by: 'phone' | 'email'; id: string; minutes: number }) => void;
}

/** What calls the server is as large as the rest of the page, and not needed to read it. */
const load = () => import('./reset-calls.ts').catch(() => null);

/** Which account, and whether a code or a link proves that it is the reader's. */
export function AskForm({ tenantId, onAsked }: AskFormProps) {
  const t = useTranslations('account.reset');
  const { ui } = useMessages();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text ?? '';
  const ask = async (form: FormData) => {
    const asked = askedIn(form, tenantId);
    const missing = missingOf(asked);
    if (missing.length > 0) {
      setProblems(missing.map((fieldId) => ({ fieldId, text: t('needed', { field: t(fieldId) }) })));
      return;
    }
    setBusy(true);
    const calls = await load();
    const outcome = calls
      ? await calls.askReset(asked)
      : { problem: { fieldId: 'account', text: t('notLoaded') } };
    setBusy(false);
    if ('done' in outcome) {
      onAsked({ by: asked.by, ...outcome.done });
      return;
    }
    setProblems([outcome.problem]);
    setTurn(turn + 1);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void ask(new FormData(event.currentTarget));
  };
  return (
    <div className="max-w-reading">
      <ErrorSummary title={t('problem')} problems={problems} />
      <form onSubmit={submit} onFocus={() => void load()} noValidate method="post" className="space-y-5">
        {tenantId === null ? (
          <TextInput
            id="tenantId"
            name="tenantId"
            label={t('tenant')}
            hint={t('tenantHint')}
            defaultValue={defaultTenantId}
            maxLength={6}
            inputMode="numeric"
          />
        ) : null}
        <TextInput
          id="account"
          name="account"
          label={t('account')}
          error={errorOf('account')}
          autoComplete="username"
          maxLength={50}
        />
        <RadioGroup
          id="by"
          name="by"
          label={t('by')}
          value="phone"
          options={[
            { value: 'phone', label: t('phone'), hint: t('phoneHint') },
            { value: 'email', label: t('email'), hint: t('emailHint') },
          ]}
        />
        <CaptchaField
          id="captchaCode"
          texts={ui.captcha}
          load={loadCaptcha}
          turn={turn}
          error={errorOf('captchaCode')}
        />
        <Button type="submit" size="large" busy={isBusy}>
          {isBusy ? t('busy') : t('ask')}
        </Button>
      </form>
    </div>
  );
}

function askedIn(form: FormData, tenantId: string | null): Asking {
  return {
    tenantId: tenantId ?? (textIn(form, 'tenantId').trim() || defaultTenantId),
    account: textIn(form, 'account').trim(),
    by: textIn(form, 'by') === 'email' ? 'email' : 'phone',
    captcha: { key: textIn(form, 'captchaKey'), code: textIn(form, 'captchaCode').trim() },
  };
}

function missingOf({ account, captcha }: Asking) {
  const empty = { account: !account, captchaCode: !captcha.code };
  return (['account', 'captchaCode'] as const).filter((field) => empty[field]);
}
