'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { lazy, Suspense, useId, useState } from 'react';

import { http } from '../../lib/browser/browser-session.ts';
import { Button } from '../actions/button.tsx';
import { ScriptButton } from '../actions/script-button.tsx';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { useLevelStep } from '../real-name/use-level-step.ts';
import { Textarea } from '../forms/text-input.tsx';

interface ConfirmCallProps {
  /** What is sent once the reader has confirmed it. */
  call: { path: string; query?: Record<string, string>; body?: Record<string, unknown> };
  texts: Record<'button' | 'about' | 'title' | 'text' | 'confirm' | 'busy' | 'cancel', string>;
  /** Asked for before it is sent, as its comment. */
  reason?: { label: string; missing: string; most: number };
  /** It may be done again, and takes nothing away. */
  isMild?: boolean;
}

const Step = lazy(async () => ({
  default: (await import('../real-name/real-name-step.tsx')).RealNameStep,
}));

/** A step that cannot be taken back: asks first, then does it and shows the page anew; a refusal stays in the dialog, but for a real-name level that is too low, which is mended and gone on from. */
export function ConfirmCall({ call, texts, reason, isMild = false }: ConfirmCallProps) {
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [said, setSaid] = useState('');
  const [isMissing, setMissing] = useState(false);
  const realName = useLevelStep(null);
  const close = () => setOpen(false);
  const confirm = async () => {
    const isSilent = reason !== undefined && said.trim() === '';
    setMissing(isSilent);
    if (isSilent) return;
    setBusy(true);
    try {
      const body = reason ? { ...call.body, comment: said.trim() } : call.body;
      await http.post(call.path, body, call.query ? { query: call.query } : {});
      window.location.reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (realName.isRefusal(error, () => void confirm())) close();
      else {
        setRefusal(error.msg);
        setOpen(true);
      }
    }
  };
  return (
    <>
      <ScriptButton look="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.button}
        <span className="sr-only"> {texts.about}</span>
      </ScriptButton>
      <LazyDialog
        open={isOpen}
        onClose={close}
        title={texts.title}
        closeLabel={texts.cancel}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {texts.cancel}
            </Button>
            <Button
              look={isMild ? 'primary' : 'danger'}
              busy={isBusy}
              onClick={() => (isBusy ? null : void confirm())}
            >
              {isBusy ? texts.busy : texts.confirm}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
        {reason ? (
          <div className="mt-3">
            <Textarea
              id={reasonId}
              name="reason"
              label={reason.label}
              {...(isMissing ? { error: reason.missing } : {})}
              rows={3}
              maxLength={reason.most}
              value={said}
              onChange={({ target }) => {
                setSaid(target.value);
                setMissing(false);
              }}
            />
          </div>
        ) : null}
        <RefusalNotice refusal={refusal} className="mt-3" />
      </LazyDialog>
      {realName.step || realName.isMended ? (
        <Suspense fallback={null}>
          <Step realName={realName} path="/user/userCenter" />
        </Suspense>
      ) : null}
    </>
  );
}
