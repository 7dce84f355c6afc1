import { useEffect, useRef, useState } from 'react';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { FormContent, FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';

import { useFormCalls } from '../forms/form-calls.ts';

/** How the draft on the server stands to what is in sight. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'stale' | 'failed';

/** How long nothing changes before it is kept. */
const calmMs = 1500;

/** Keeps a draft as it is edited, one save after the other; once somebody else has saved over it, none any more. */
export function useAutosave(stored: FormDraftView, content: FormContent) {
  const calls = useFormCalls();
  const saved = useRef({ content, rev: stored.rev });
  const latest = useRef(content);
  const running = useRef<Promise<boolean>>(undefined);
  const [state, setState] = useState<SaveState>('saved');

  const saveAll = async (): Promise<boolean> => {
    while (latest.current !== saved.current.content) {
      const sent = latest.current;
      setState('saving');
      try {
        const { rev } = await calls.save({ id: stored.id, rev: saved.current.rev, ...sent });
        saved.current = { content: sent, rev };
      } catch (error) {
        setState(error instanceof ApiError && error.code === 409 ? 'stale' : 'failed');
        return false;
      }
    }
    setState('saved');
    return true;
  };
  /** Saves what is not saved yet, and tells whether it is. */
  const flush = (): Promise<boolean> => {
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  useEffect(() => {
    latest.current = content;
    if (content === saved.current.content || state === 'stale') return;
    setState((now) => (now === 'saving' ? now : 'unsaved'));
    const timer = setTimeout(() => void flush(), calmMs);
    return () => clearTimeout(timer);
    // A save is planned by each change of the content, and by nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [content]);

  return {
    state,
    flush,
    rev: () => saved.current.rev,
    /** Whether anything in sight is not on the server. */
    isDirty: () => latest.current !== saved.current.content,
    /** Goes on from another state of the draft, which is saved. */
    startFrom: (other: { content: FormContent; rev: number }) => {
      saved.current = other;
      latest.current = other.content;
      setState('saved');
    },
  };
}
