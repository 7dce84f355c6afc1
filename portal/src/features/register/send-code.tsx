import { registerProblem } from '@policy/shared/contract/people/register.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import { captchaHeaders } from '../../lib/browser/captcha-headers.ts';
import { plainGet } from '../../lib/browser/plain-get.ts';
import { codeWaitSeconds, useCountdown } from '../../lib/browser/use-countdown.ts';
import { phoneOnly, textIn } from './typed-form.ts';

interface SendCodeProps {
  /** The page says that one has left, as it does without a script. */
  isSent: boolean;
  onRefused: (problems: FieldProblem[]) => void;
  /** The captcha was spent on it. */
  onSpent: () => Promise<void>;
}

async function sentenceIn(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'msg' in body && typeof body.msg === 'string'
    ? body.msg
    : '';
}

/** Has a code sent to the phone of the form; its captcha is spent on it, and another one comes in its place. */
export function SendCode({ isSent, onRefused, onSpent }: SendCodeProps) {
  const t = useTranslations('register');
  const { left, begin } = useCountdown();
  const [sent, setSent] = useState(isSent);
  const refuse = (fieldId: string, text: string) => onRefused([{ fieldId, text }]);
  const send = async (data: FormData) => {
    const said = (name: string) => textIn(data, name);
    const captcha = captchaHeaders(data);
    const problem = registerProblem(phoneOnly(said('phone')), true);
    const isPhone = problem?.field === 'phone';
    if (isPhone) refuse('phone', t(`problems.${problem.fault}`));
    else if (captcha === null) refuse('captchaCode', t('problems.captcha'));
    if (isPhone || captcha === null) return;
    const query = new URLSearchParams({ phone: said('phone'), purpose: 'register' });
    const answer = await plainGet(`policy/gdgovesso/sendMs?${query.toString()}`, captcha);
    await onSpent();
    if (answer.ok) {
      setSent(true);
      begin(codeWaitSeconds);
      onRefused([]);
    } else refuse('captchaCode', await sentenceIn(answer));
  };
  return (
    <div className="space-y-3">
      <Button
        type="submit"
        name="act"
        value="send"
        look="secondary"
        busy={left > 0}
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          if (form && left === 0) void send(new FormData(form));
        }}
      >
        {left > 0 ? t('sendAgain', { seconds: left }) : t('sendCode')}
      </Button>
      {sent ? (
        <Notice tone="info" role="status">
          {t('codeSent')}
        </Notice>
      ) : null}
    </div>
  );
}
