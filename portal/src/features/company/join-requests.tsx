'use client';

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { useAnswer } from '../../components/session/use-answer.ts';
import type { JoinRequest } from './company-rows.ts';
import { DutyChoice } from './duty-choice.tsx';

interface AskingProps {
  row: JoinRequest;
  giving: readonly Duty[];
}

/** Those who ask to join the company: its administrator takes each in with the duties that he chooses, or says why not. */
export function JoinRequests({ rows, giving }: { rows: readonly JoinRequest[]; giving: readonly Duty[] }) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map((row) => (
        <Asking key={row.id} row={row} giving={giving} />
      ))}
    </ul>
  );
}

function Asking({ row, giving }: AskingProps) {
  const t = useTranslations('company');
  const [given, setGiven] = useState<readonly Duty[]>(['reader', 'preparer']);
  const [reason, setReason] = useState('');
  const { busy, refusal, send } = useAnswer('policy/companymember/answerJoin');
  const answer = (isAccepted: boolean) =>
    send({ id: row.id, isAccepted, duties: isAccepted ? given : [], reason: reason.trim() }, () =>
      window.location.reload(),
    );
  return (
    <li className="space-y-3 rounded-lg border border-line p-4">
      <h3 className="text-lg">{row.name}</h3>
      <p className="text-ink-soft">
        {t('asks', { phone: row.phone ?? '', time: row.sentAt })}
        {row.answerBy ? ` ${t('answerUntil', { date: row.answerBy })}` : ''}
      </p>
      {refusal ? (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <DutyChoice label={t('given')} offered={giving} chosen={given} onChange={setGiven} />
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
