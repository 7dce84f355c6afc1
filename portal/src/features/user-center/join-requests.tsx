'use client';

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import type { JoinRequest } from './load-standing.ts';

/** Those who ask to join the company: its administrator takes each in with the duties that he chooses, or says why not. */
export function JoinRequests({ rows, giving }: { rows: JoinRequest[]; giving: readonly Duty[] }) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows
        .filter(({ id }) => !answered.includes(id))
        .map((row) => (
          <Asking key={row.id} {...{ row, giving }} onAnswered={() => setAnswered([...answered, row.id])} />
        ))}
    </ul>
  );
}

interface AskingProps {
  row: JoinRequest;
  giving: readonly Duty[];
  onAnswered: () => void;
}

function Asking({ row, giving, onAnswered }: AskingProps) {
  const t = useTranslations('userCenter.standing');
  const [given, setGiven] = useState<readonly Duty[]>(['reader', 'preparer']);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const answer = async (isAccepted: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const said = { id: row.id, isAccepted, duties: isAccepted ? given : [], reason: reason.trim() };
      await http.post('policy/companymember/answerJoin', said, { quiet: true });
      onAnswered();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (duty: Duty) =>
    setGiven(given.includes(duty) ? given.filter((one) => one !== duty) : [...given, duty]);
  return (
    <li className="space-y-3 rounded-lg border border-line p-4">
      <h3 className="text-lg">{row.name}</h3>
      <p className="text-ink-soft">
        {t('asks', { phone: row.phone ?? '', time: row.sentAt })}
        {row.answerBy ? ` ${t('until', { date: row.answerBy })}` : ''}
      </p>
      {refusal ? (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <fieldset>
        <legend className="font-semibold">{t('duties')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {giving.map((duty) => (
            <label key={duty} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-wave-600"
                checked={given.includes(duty)}
                onChange={() => toggle(duty)}
              />
              {t(`duty.${duty}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextInput
        id={`reason-${row.id}`}
        name="reason"
        label={t('reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void answer(true)}>
          {t('accept')}
        </Button>
        <Button size="small" look="danger" busy={busy} onClick={() => void answer(false)}>
          {t('refuse')}
        </Button>
      </p>
    </li>
  );
}
