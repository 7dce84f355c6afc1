'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { actAs } from '../../lib/browser/act-as.ts';
import { forgetPlaces } from '../../lib/browser/kept-places.ts';
import type { Invitation } from './load-standing.ts';
import { useAnswer } from '../../components/session/use-answer.ts';

/** Companies that ask the reader in: he is no member of any until he accepts, and may decline. */
export function Invitations({ rows }: { rows: readonly Invitation[] }) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map((row) => (
        <Offered key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Offered({ row }: { row: Invitation }) {
  const t = useTranslations('userCenter.standing');
  const { busy, refusal, send } = useAnswer('policy/companymember/answerInvitation');
  const [answered, setAnswered] = useState<'accepted' | 'declined' | null>(null);
  const [acting, setActing] = useState(false);
  const { id, companyId, companyName: company, untilDate } = row;
  // The choice at the top of the page knows of the company only once the page is read anew.
  const act = async () => {
    setActing(true);
    await actAs(companyId);
  };
  const answer = (isAccepted: boolean) =>
    send({ id, isAccepted }, () => {
      if (isAccepted) forgetPlaces();
      setAnswered(isAccepted ? 'accepted' : 'declined');
    });
  if (answered)
    return (
      <li>
        <Notice tone={answered === 'accepted' ? 'good' : 'info'} role="status">
          <p>{t(answered, { company })}</p>
          {answered === 'accepted' ? (
            <p className="mt-2">
              <Button size="small" busy={acting} onClick={() => void act()}>
                {t('actForIt')}
              </Button>
            </p>
          ) : null}
        </Notice>
      </li>
    );
  return (
    <li className="space-y-3 rounded-lg border border-line p-4">
      <h3 className="text-lg">{company}</h3>
      <p className="text-ink-soft">{t('invitedBy', { time: row.sentAt, until: row.expiresAt })}</p>
      <p>
        {t('invitedDuties', { duties: row.duties.map((duty) => t(`duty.${duty}`)).join(t('between')) })}
        {untilDate ? `${t('between')}${t('invitedEnds', { date: untilDate })}` : ''}
      </p>
      {refusal ? (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void answer(true)}>
          {t('acceptInvitation')}
        </Button>
        <Button size="small" look="quiet" busy={busy} onClick={() => void answer(false)}>
          {t('declineInvitation')}
        </Button>
      </p>
    </li>
  );
}
