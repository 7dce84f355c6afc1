'use client';

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { useAnswer } from '../../components/session/use-answer.ts';
import { textIn } from '../../lib/browser/text-in.ts';
import { DutyChoice } from './duty-choice.tsx';

const usual: readonly Duty[] = ['reader', 'preparer'];

/** Invites whoever has a phone, or will have an account with it; nothing tells whether somebody has. */
export function InviteForm({ giving }: { giving: readonly Duty[] }) {
  const t = useTranslations('company');
  const { busy, refusal, setRefusal, send } = useAnswer('policy/companymember/invite');
  const [missing, setMissing] = useState('');
  const [chosen, setChosen] = useState(usual);
  const invite = (form: FormData) => {
    const phone = textIn(form, 'phone').trim();
    const untilDate = textIn(form, 'untilDate') || null;
    setMissing(phone === '' ? t('phoneNeeded') : '');
    if (phone === '') return;
    if (chosen.length === 0) setRefusal(t('changeNone'));
    else void send({ phone, duties: chosen, untilDate }, () => window.location.reload());
  };
  const submitted = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    invite(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submitted} noValidate method="post" className="max-w-reading space-y-4">
      <TextInput
        id="invite-phone"
        name="phone"
        label={t('phone')}
        error={missing}
        inputMode="tel"
        autoComplete="off"
        maxLength={11}
      />
      <DutyChoice label={t('given')} offered={giving} chosen={chosen} onChange={setChosen} />
      <TextInput id="invite-until" name="untilDate" type="date" label={t('inviteUntil')} />
      <RefusalNotice refusal={refusal} className="mt-3" />
      <Button type="submit" busy={busy}>
        {busy ? t('busy') : t('invite')}
      </Button>
    </form>
  );
}
