import { ApiError } from '@policy/shared/client/api-error.ts';
import { useMessages, useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import useSWR from 'swr';

import { http } from '../../lib/browser/browser-session.ts';
import { captchaHeaders } from '../../lib/browser/captcha-headers.ts';
import { loadCaptcha } from '../../lib/browser/load-captcha.ts';
import { maskedPhone } from '../../lib/browser/masked-phone.ts';
import { textIn } from '../../lib/browser/text-in.ts';
import { codeWaitSeconds, useCountdown } from '../../lib/browser/use-countdown.ts';
import { Button } from '../actions/button.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { LocalLink } from '../navigation/local-link.tsx';

const readOwn = () => http.get<{ phone: string | null }>('blade-user/info', {}, { quiet: true });
const once = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Proves the reader's own phone by a code; whoever has none is led to where he enters it. */
export function PhoneStep({ onProved }: { onProved: () => void }) {
  const t = useTranslations('realName');
  const { data, error } = useSWR<{ phone: string | null }, unknown>('own phone', readOwn, once);
  if (error)
    return <RefusalNotice refusal={error instanceof ApiError ? error.msg : t('failed')} className="" />;
  if (!data) return <Skeleton label={t('loading')} lines={4} />;
  if (!data.phone)
    return (
      <>
        <p>{t('sms.none')}</p>
        <p className="mt-3">
          <LocalLink href="/user/basic/personal" className="link">
            {t('sms.enter')}
          </LocalLink>
        </p>
      </>
    );
  return <CodeForm phone={data.phone} onProved={onProved} />;
}

interface CodeFormProps {
  phone: string;
  onProved: () => void;
}

type Fields = 'captcha' | 'code';

function CodeForm({ phone, onProved }: CodeFormProps) {
  const t = useTranslations('realName.sms');
  const { ui } = useMessages();
  const { left, begin } = useCountdown();
  const [turn, setTurn] = useState(0);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: Fields; text: string } | null>(null);
  const errorOf = (field: Fields) => (problem?.field === field ? problem.text : '');
  const refuse = (field: Fields, text: string) => {
    setProblem({ field, text });
    document.getElementById(ids[field])?.focus();
  };
  /** Makes a call that the reader pressed a button for; a refusal stands at its field. */
  const call = async (field: Fields, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(field, error.msg);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const send = async (form: HTMLFormElement) => {
    const headers = captchaHeaders(new FormData(form));
    if (headers === null) {
      refuse('captcha', t('captchaNeeded'));
      return;
    }
    const query = { phone, purpose: 'signOn' };
    const isDone = await call('captcha', () =>
      http.get('policy/gdgovesso/sendMs', query, { headers, quiet: true }),
    );
    // It was spent by this answer, right or wrong.
    setTurn((before) => before + 1);
    if (!isDone) return;
    setSent(true);
    begin(codeWaitSeconds);
    document.getElementById(ids.code)?.focus();
  };
  const prove = async (form: HTMLFormElement) => {
    const code = textIn(new FormData(form), 'smsCode').trim();
    if (!/^\d{6}$/.test(code)) {
      refuse('code', t('codeNeeded'));
      return;
    }
    const query = { phone, code, purpose: 'signOn' };
    if (await call('code', () => http.get('policy/gdgovesso/checkMs', query, { quiet: true }))) onProved();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void prove(event.currentTarget);
  };
  return (
    <form onSubmit={submit} noValidate method="post" className="max-h-[75vh] space-y-5 overflow-y-auto p-1">
      <p>{t('text', { phone: maskedPhone(phone) })}</p>
      <CaptchaField
        id={ids.captcha}
        texts={{ ...ui.captcha, label: t('captcha') }}
        load={loadCaptcha}
        turn={turn}
        error={errorOf('captcha')}
      />
      <div>
        <Button
          look="secondary"
          busy={left > 0 || isBusy}
          onClick={({ currentTarget: { form } }) => (form && left === 0 && !isBusy ? void send(form) : null)}
        >
          {left > 0 ? t('again', { seconds: left }) : t('send')}
        </Button>
        <p role="status" className="mt-1 text-sm">
          {isSent ? t('sent') : ''}
        </p>
      </div>
      <TextInput
        id={ids.code}
        name="smsCode"
        label={t('code')}
        hint={t('codeHint')}
        error={errorOf('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        className="max-w-44"
      />
      <Button type="submit" busy={isBusy}>
        {t('confirm')}
      </Button>
    </form>
  );
}

const ids = { captcha: 'levelCaptcha', code: 'levelCode' } as const;
