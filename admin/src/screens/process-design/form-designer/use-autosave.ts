import { useEffect, useRef, useState } from 'react';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { FormContent, FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';

import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { useFormCalls } from '../forms/form-calls.ts';

/** How the draft on the server stands to what is in sight. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'stale' | 'failed';

/** A state of the draft on the server. */
interface Kept {
  content: FormContent;
  rev: number;
}

/** How long nothing changes before it is kept. */
const calmMs = 1500;

/** Keeps a draft as it is edited and when it is left, one save after the other; once somebody else has saved over it, none any more. */
export function useAutosave(stored: FormDraftView, content: FormContent) {
  const calls = useFormCalls();
  const keyOf = useSendingKey();
  const saved = useRef<Kept>({ content, rev: stored.rev });
  const latest = useRef(content);
  // Known at once, where the state is known with the next drawing.
  const isStopped = useRef(false);
  const running = useRef<Promise<boolean>>(undefined);
  const [state, setState] = useState<SaveState>('saved');

  const saveAll = async (): Promise<boolean> => {
    while (latest.current !== saved.current.content) {
      const sent = latest.current;
      setState('saving');
      try {
        const draft = { id: stored.id, rev: saved.current.rev, ...sent };
        const { rev } = await calls.save(draft, keyOf(draft));
        saved.current = { content: sent, rev };
      } catch (error) {
        isStopped.current = error instanceof ApiError && error.code === 409;
        setState(isStopped.current ? 'stale' : 'failed');
        return false;
      }
    }
    setState('saved');
    return true;
  };
  /** Saves what is not saved yet, and tells whether it is. */
  const flush = (): Promise<boolean> => {
    if (isStopped.current) return Promise.resolve(false);
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  useEffect(() => {
    latest.current = content;
    if (isStopped.current) return;
    const isSaved = content === saved.current.content;
    // A save that runs says how it stands when it ends.
    if (!running.current) setState(isSaved ? 'saved' : 'unsaved');
    if (isSaved) return;
    const timer = setTimeout(() => void flush(), calmMs);
    return () => clearTimeout(timer);
    // A save is planned by each change of the content, and by nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [content]);
  useEffect(
    () => () => void flush(),
    // Once, when the page is left; what it reads then is kept beside the drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );

  return {
    state,
    flush,
    rev: () => saved.current.rev,
    /** Whether anything in sight is not on the server. */
    isDirty: () => latest.current !== saved.current.content,
    /** Goes on from another state of the draft, which is saved. */
    startFrom: (other: Kept) => {
      isStopped.current = false;
      saved.current = other;
      latest.current = other.content;
      setState('saved');
    },
    /** Saves what is in sight over what somebody else has saved. */
    writeOver: (theirs: Kept) => {
      isStopped.current = false;
      saved.current = theirs;
      return flush();
    },
  };
}
