'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import type { TakenCompany } from './load-standing.ts';
import { useAnswer } from '../../components/session/use-answer.ts';

/** Companies that an officer handed to somebody else: the reader may dispute it, which stops money and nothing else. */
export function TakenCompanies({ rows }: { rows: readonly TakenCompany[] }) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map((row) => (
        <Taken key={`${row.companyId}${row.handedOverAt}`} row={row} />
      ))}
    </ul>
  );
}

function Taken({ row }: { row: TakenCompany }) {
  const t = useTranslations('userCenter.standing');
  const { busy, refusal, setRefusal, send } = useAnswer('policy/company/dispute');
  const [reason, setReason] = useState('');
  const [isDisputed, setDisputed] = useState(row.disputedSince !== null);
  const { companyId, companyName: company } = row;
  const dispute = () => {
    if (reason.trim() === '') setRefusal(t('disputeNeeded'));
    else void send({ companyId, reason: reason.trim() }, () => setDisputed(true));
  };
  return (
    <li className="space-y-3 rounded-lg border border-line p-4">
      <h3 className="text-lg">{company}</h3>
      {isDisputed ? (
        <Notice tone="warn" role="status">
          {t('disputed', { company })}
        </Notice>
      ) : (
        <>
          <p className="text-ink-soft">{t('takenText', { time: row.handedOverAt, company })}</p>
          <TextInput
            id={`dispute-${companyId}`}
            name="reason"
            label={t('disputeReason')}
            error={refusal}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button size="small" look="danger" busy={busy} onClick={dispute}>
            {t('dispute')}
          </Button>
        </>
      )}
    </li>
  );
}
