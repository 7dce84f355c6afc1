import { useCallback, useEffect, useRef, useState } from 'react';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useBusy } from '../../../kit/acts/use-busy.ts';
import type { Model, ModelCalls } from '../model-calls.ts';
import type { DiagramEditor } from './canvas/editor.ts';
import type { HearTyping } from './typing.ts';

const conflict = 409;

interface Options {
  model: Model;
  calls: ModelCalls;
  editor: DiagramEditor | undefined;
}

/** The draft as it is drawn: whether it is saved, by which version, and whether somebody else has saved another one. */
export function useDraft({ model, calls, editor }: Options) {
  const { isBusy, run } = useBusy();
  const version = useRef(model.version);
  const edits = useRef(0);
  const [isDirty, setDirty] = useState(false);
  const [isStale, setStale] = useState(false);
  const [typing, setTyping] = useState<string>();
  const hearTyping = useCallback<HearTyping>(
    (field, isTyped) => setTyping((now) => (isTyped ? field : now === field ? undefined : now)),
    [],
  );
  const [savedAt, setSavedAt] = useState<Date>();
  const kept = (row: Model, seen: number) => {
    version.current = row.version;
    // What was drawn while it was on its way is not saved yet.
    setDirty(edits.current !== seen);
    setStale(false);
    setSavedAt(new Date());
  };
  const save = () =>
    run(async () => {
      if (!editor) return;
      // A text that is being typed is handed over when its field is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const seen = edits.current;
      try {
        kept(await calls.save({ id: model.id, xml: await editor.xml(), version: version.current }), seen);
      } catch (error) {
        if (error instanceof ApiError && error.code === conflict) setStale(true);
        throw error;
      }
    });
  return {
    isBusy,
    // What is being typed is lost like what is drawn.
    isDirty: isDirty || typing !== undefined,
    hearTyping,
    isStale,
    savedAt,
    save,
    version: () => version.current,
    /** Something was drawn. */
    touch: () => {
      edits.current += 1;
      setDirty(true);
    },
    /** Takes over what somebody else has saved. */
    reload: async () => {
      const theirs = await calls.whole(model.id);
      await editor?.open(theirs.xml ?? '');
      edits.current += 1;
      kept(theirs, edits.current);
    },
    /** Notes the version that deploying made of the draft. */
    follow: async () => {
      version.current = (await calls.whole(model.id)).version;
    },
    /** Writes the own draft over that of somebody else. */
    overwrite: async () => {
      version.current = (await calls.whole(model.id)).version;
      await save();
    },
  };
}

/** What a page has of its draft. */
export type Draft = ReturnType<typeof useDraft>;

const autosaveMs = 30_000;

/** Saves a draft from time to time while there is something to save; a failure is told where it is saved by hand. */
export function useAutosave({ isOn, draft }: { isOn: boolean; draft: Draft }) {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      const { isDirty, isStale, isBusy, save } = latest.current;
      if (isDirty && !isStale && !isBusy && !isTyping()) void save().catch(() => undefined);
    }, autosaveMs);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Whoever types is not interrupted: saving leaves the field. A list that was chosen from keeps the focus, and nothing is typed there. */
const isTyping = () =>
  document.activeElement?.matches('input:not([role="combobox"]), textarea, [contenteditable="true"]') ??
  false;
