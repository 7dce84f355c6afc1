'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';

import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { deletionCalls } from './deletion-calls.ts';
import type { DeletionPlan } from './deletion-calls.ts';
import { DeletionCode } from './deletion-code.tsx';
import { Consequences } from './deletion-consequences.tsx';
import { useCall } from './use-call.ts';
import { useKeyProof } from './ways/use-key-proof.ts';

type Way = 'password' | 'code';

const once = { revalidateOnFocus: false, dedupingInterval: 0 };
const readPlan = () => http.get<DeletionPlan>(deletionCalls.plan);

/** What a deletion would take away and what the law keeps; then the proof that it is he, and it is done. */
export function DeletionDialog({ hasKey, onClose }: { hasKey: boolean; onClose: () => void }) {
  const t = useTranslations('personal');
  const { data: plan, error } = useSWR<DeletionPlan, unknown>(deletionCalls.plan, readPlan, once);
  const proof = useProof(plan?.ways.password !== false);
  const isOpen = plan?.hindrances.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deletion.title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {isOpen ? <Confirm proof={proof} hasKey={hasKey} /> : null}
        </>
      }
    >
      <div className="max-h-[60vh] space-y-4 overflow-y-auto">
        {plan ? <Consequences plan={plan} /> : <Reading error={error} />}
        {isOpen ? <Proof proof={proof} hasBoth={plan.ways.password && plan.ways.phone} /> : null}
      </div>
    </Dialog>
  );
}

/** The plan is being read, or was refused. */
function Reading({ error }: { error: unknown }) {
  const t = useTranslations('personal');
  return error instanceof ApiError ? (
    <RefusalNotice refusal={error.msg} className="" />
  ) : (
    <Skeleton label={t('loading')} lines={4} />
  );
}

function Confirm({ proof, hasKey }: Pick<ProofProps, 'proof'> & { hasKey: boolean }) {
  const t = useTranslations('personal');
  return (
    <>
      {hasKey ? (
        <Button look="secondary" busy={proof.isBusy} onClick={() => void proof.sendKey()}>
          {t('byKey')}
        </Button>
      ) : null}
      <Button look="danger" busy={proof.isBusy} onClick={() => void proof.send()}>
        {proof.isBusy ? t('busy') : t('deletion.confirm')}
      </Button>
    </>
  );
}

/** What the reader proves himself by, and the deletion that follows from it. */
function useProof(hasPassword: boolean) {
  const t = useTranslations('personal');
  const locale = useLocale();
  const [chosen, setChosen] = useState<Way>();
  const [said, setSaid] = useState('');
  const { setProblems, isBusy, problems, run } = useCall(['password', 'code']);
  const way: Way = chosen ?? (hasPassword ? 'password' : 'code');
  const refuse = (text: string) => setProblems([{ fieldId: way, text }]);
  const choose = (other: Way) => {
    setChosen(other);
    setSaid('');
    setProblems([]);
  };
  const prove = useKeyProof();
  const remove = async (by: Readonly<Record<string, string>>) => {
    await http.post(deletionCalls.confirm, by);
    const { session } = await import('../../lib/browser/api-session.ts');
    session.end();
    window.location.replace(localHref(locale, '/'));
  };
  const sendKey = () => run(async () => remove(await prove('deletion')));
  const send = async () => {
    const typed = said.trim();
    if (typed === '') {
      refuse(t(`deletion.needed.${way}`));
      return;
    }
    await run(() => remove({ [way]: way === 'password' ? hashPassword(said) : typed }));
  };
  return { way, choose, said, setSaid, send, sendKey, refuse, isBusy, problem: problems[0]?.text ?? '' };
}

interface ProofProps {
  proof: ReturnType<typeof useProof>;
  hasBoth: boolean;
}

function Proof({ proof: { way, choose, said, setSaid, refuse, problem }, hasBoth }: ProofProps) {
  const t = useTranslations('personal');
  const isPassword = way === 'password';
  return (
    <div className="space-y-3">
      {isPassword ? null : <DeletionCode onRefused={refuse} />}
      <TextInput
        key={way}
        id={`deletion-${way}`}
        name={way}
        label={t(`deletion.${way}`)}
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        maxLength={100}
        error={problem}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
      />
      {hasBoth ? (
        <Button look="quiet" size="small" onClick={() => choose(isPassword ? 'code' : 'password')}>
          {t(isPassword ? 'deletion.byCode' : 'deletion.byPassword')}
        </Button>
      ) : null}
    </div>
  );
}
