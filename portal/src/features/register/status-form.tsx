'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import type { Captcha } from '../../components/forms/captcha-field.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import type { RegisterState } from '../../lib/addresses/register-state.ts';
import { RegisterCaptcha } from './register-captcha.tsx';
import { SendCode } from './send-code.tsx';
import { useCaptcha } from './use-captcha.ts';

interface StatusFormProps {
  state: RegisterState;
  captcha: Captcha;
  action: string;
  /** Whether a form that was refused may be sent again. */
  mayRegister: boolean;
}

/** Asks how far a request has come by its number and its phone. */
export function StatusForm({ state, captcha: first, action, mayRegister }: StatusFormProps) {
  const t = useTranslations('register');
  const [problems, setProblems] = useState(state.problems);
  const { captcha, again, other } = useCaptcha(first);
  const errorOf = (fieldId: string) => problems.find((one) => one.fieldId === fieldId)?.text ?? '';
  const line = (name: string) => ({
    ...{ id: name, name, error: errorOf(name), defaultValue: state.values[name] ?? '' },
  });
  return (
    <>
      {state.status ? <Outcome status={state.status} mayRegister={mayRegister} /> : null}
      <p className="mt-6 text-ink-soft">{t(mayRegister ? 'statusLead' : 'statusLeadClosed')}</p>
      <form method="post" action={action} noValidate className="mt-6 space-y-6">
        <ErrorSummary title={t('problem')} problems={problems} />
        <button type="submit" name="act" value="status" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="view" value="status" />
        <TextInput {...line('number')} label={t('number')} autoComplete="off" maxLength={18} />
        <TextInput
          {...line('phone')}
          label={t('phone')}
          type="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
        {mayRegister ? (
          <TextInput
            {...line('smsCode')}
            label={t('statusCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
        ) : null}
        <RegisterCaptcha captcha={captcha} error={errorOf('captchaCode')} onOther={other} />
        {mayRegister ? <SendCode isSent={state.isCodeSent} onRefused={setProblems} onSpent={again} /> : null}
        <Button type="submit" name="act" value="status" size="large">
          {t('ask')}
        </Button>
      </form>
    </>
  );
}

const tones = { none: 'neutral', pending: 'info', approved: 'good', refused: 'warn' } as const;

interface OutcomeProps extends Pick<StatusFormProps, 'mayRegister'> {
  status: NonNullable<RegisterState['status']>;
}

function Outcome({ status: told, mayRegister }: OutcomeProps) {
  const t = useTranslations('register');
  const { status, sentAt, reason, answerBy } = told;
  return (
    <Notice
      tone={tones[status]}
      role="status"
      title={t(`states.${status}`, { time: sentAt ?? '', reason: reason ?? '' })}
    >
      {status === 'pending' && answerBy ? t('answerBy', { date: answerBy }) : null}
      {status === 'refused' && mayRegister ? t('refusedHint') : null}
    </Notice>
  );
}
