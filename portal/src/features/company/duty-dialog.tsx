'use client';

import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { ScriptButton } from '../../components/actions/script-button.tsx';
import { LazyDialog } from '../../components/dialog/lazy-dialog.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { useAnswer } from '../../components/session/use-answer.ts';
import { DutyChoice } from './duty-choice.tsx';

interface DutyDialogProps {
  id: string;
  rev: number;
  name: string;
  held: readonly Duty[];
  giving: readonly Duty[];
}

/** Gives a member other duties; what was changed meanwhile by somebody else is refused, and nothing overwritten. */
export function DutyDialog({ id, rev, name, held, giving }: DutyDialogProps) {
  const t = useTranslations('company');
  const { busy, refusal, setRefusal, send } = useAnswer('policy/companymember/duties');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(held);
  const offered = duties.filter((duty) => giving.includes(duty) || held.includes(duty));
  const open = () => {
    setChosen(held);
    setRefusal('');
    setOpen(true);
  };
  const save = () => {
    if (chosen.length === 0) setRefusal(t('changeNone'));
    else void send({ id, duties: chosen, rev }, () => window.location.reload());
  };
  return (
    <>
      <ScriptButton look="quiet" size="small" onClick={open}>
        {t('change')}
        <span className="sr-only"> {name}</span>
      </ScriptButton>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('changeTitle', { name })}
        closeLabel={t('cancel')}
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={busy} onClick={save}>
              {busy ? t('busy') : t('save')}
            </Button>
          </>
        }
      >
        <DutyChoice label={t('duties')} {...{ offered, chosen }} onChange={setChosen} />
        <RefusalNotice refusal={refusal} className="mt-3" />
      </LazyDialog>
    </>
  );
}
