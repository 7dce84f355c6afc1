import { useEffect, useRef, useState } from 'react';

import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { ChosenAtStart, StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import type { FormValues } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** How long typing rests before it is saved. */
const restMs = 1500;

/** What became of what was typed last. */
export type Saving =
  | { kind: 'none' | 'saving' }
  | { kind: 'saved'; time: string }
  | { kind: 'failed'; reason: string };

/** What a draft keeps: what was filled in, and whom its writer has chosen. */
export interface Kept {
  answers: FormValues;
  people: ChosenAtStart;
}

/** Saves a form that is being filled in by itself; what is saved twice is one draft. */
export function useDraft({ process, form }: StartForm, begun: string | undefined) {
  const { http } = useWorkplace();
  const [saving, setSaving] = useState<Saving>({ kind: 'none' });
  const id = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(Promise.resolve(true));
  const waiting = useRef<Kept>(undefined);

  const write = async (kept: Kept): Promise<boolean> => {
    setSaving({ kind: 'saving' });
    const facts = { processKey: process.processDefKey, processName: process.processDefName };
    const draft = { ...facts, formKey: form.key, formVersion: form.version, ...kept };
    try {
      // Nobody pressed anything: what goes wrong is told beside the form.
      const saved = await http.post<RowOf<typeof processDraft>>(
        `${processDraft.path}/submit`,
        { ...(id.current && { id: id.current }), ...draft },
        { quiet: true },
      );
      id.current = saved.id;
      setSaving({ kind: 'saved', time: saved.updateTime.slice(11, 16) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving({ kind: 'failed', reason: error.msg });
      // It is tried again with what is typed next, or when somebody asks for it.
      waiting.current ??= kept;
      return false;
    }
  };

  /** Saves what waits, after what is on its way, so that a second draft is never begun; answers whether all of it is saved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current);
    const kept = waiting.current;
    waiting.current = undefined;
    if (kept) last.current = last.current.then(() => write(kept));
    return last.current;
  };
  const keep = (kept: Kept) => {
    waiting.current = kept;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), restMs);
  };
  /** Nothing is saved any more; answers the draft that there is once what is on its way has come. */
  const settle = async (): Promise<string | undefined> => {
    await flush();
    waiting.current = undefined;
    return id.current;
  };
  const flushed = useRef(flush);
  useEffect(() => {
    flushed.current = flush;
  });
  // Who leaves within a moment of the last letter finds it in the draft.
  useEffect(() => () => void flushed.current(), []);
  return { saving, keep, flush, settle };
}
