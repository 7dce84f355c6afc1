import { ApiError } from '@policy/shared/client/api-error.ts';
import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';

import type { Answers } from '../schema-form/answers.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../../lib/browser/unsaved.ts';
import { freshDraft, isUnsaved, nextDraft, type DraftEvent, type DraftState } from './draft-state.ts';

/** A draft as the server answers it. */
export interface Stored {
  version: number;
  values: Answers;
}

interface DraftPorts {
  /** Name of the draft in this browser tab; one that the server does not have yet may get another with its first save. */
  name: () => string;
  initial: Stored;
  /** Saves against a version; 409 where somebody else was faster. */
  save: (values: Answers, version: number) => Promise<{ version: number }>;
  /** What the server has now. */
  load: () => Promise<Stored>;
  now?: () => Date;
}

/** Keeps a draft on its way to the server without losing anything that was typed. */
export interface DraftKeeper {
  state: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  edit(values: Answers): void;
  /** Saves in passing, as when a field is left; a session that has ended is not asked again. */
  nudge(): void;
  /** Saves now; true once the server has everything that is on the screen. */
  flush(): Promise<boolean>;
  takeMine(name: string): void;
  settle(): void;
  /** The reader leaves to sign in again: what is unsaved is kept for his return, and he need not be asked. */
  leaveToSignIn(): void;
  /** What was typed has been handed in: nothing of it is kept any more. */
  finish(): void;
  /** Whether leaving now would lose something that he has typed. */
  wouldLose(): boolean;
  /** Brings back what an earlier visit could not save, and saves by itself from now on; returns the function that stops that. */
  start(): () => void;
}

/** A pause in typing after which a draft is saved. */
export const pauseMs = 1_500;
/** The longest time that something stays unsaved. */
export const intervalMs = 20_000;
// Attempts in a row: each may meet a newer save of somebody else, and after these the draft waits for its next save.
const mostAttempts = 4;

/** Builds the keeper of one draft. */
export function createDraftKeeper({
  name,
  initial,
  save,
  load,
  now = () => new Date(),
}: DraftPorts): DraftKeeper {
  let state = freshDraft(initial.version, initial.values);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isStarted = false;
  let isLeaving = false;
  const listeners = new Set<() => void>();
  const happen = (event: DraftEvent) => {
    state = nextDraft(state, event);
    if (isUnsaved(state)) keepUnsaved(name(), { base: state.stored, values: state.values });
    else forgetUnsaved(name());
    listeners.forEach((listener) => listener());
  };
  const attempt = async (left: number): Promise<boolean> => {
    if (!isUnsaved(state)) return true;
    if (left === 0) return false;
    const { version, values } = state;
    happen({ kind: 'sent' });
    const event = await sent(save(values, version), { load, now });
    happen(event);
    return event.kind === 'stored' || event.kind === 'overtaken' ? attempt(left - 1) : false;
  };
  const flush = () => {
    clearTimeout(pause);
    running ??= attempt(mostAttempts).finally(() => (running = null));
    return running;
  };
  const nudge = () => {
    if (!state.isSignedOut) void flush();
  };
  const later = () => {
    clearTimeout(pause);
    pause = setTimeout(nudge, pauseMs);
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(values) {
      // A form's library tells of defaults while it is being drawn, on the server too: those are no edits.
      if (!isStarted || sameAnswer(values, state.values)) return;
      happen({ kind: 'edited', values });
      later();
    },
    nudge,
    flush,
    takeMine(field) {
      happen({ kind: 'mineTaken', name: field });
      later();
    },
    settle: () => happen({ kind: 'settled' }),
    leaveToSignIn: () => void (isLeaving = true),
    finish() {
      isLeaving = true;
      clearTimeout(pause);
      forgetUnsaved(name());
    },
    wouldLose: () => isUnsaved(state) && !isLeaving,
    start() {
      isStarted = true;
      const kept = readUnsaved(name());
      if (kept) {
        happen({ kind: 'restored', ...kept });
        later();
      }
      const timer = setInterval(nudge, intervalMs);
      return () => {
        clearInterval(timer);
        clearTimeout(pause);
      };
    },
  };
}

/** What became of an attempt to save. */
async function sent(
  savedPromise: Promise<{ version: number }>,
  { load, now }: Required<Pick<DraftPorts, 'load' | 'now'>>,
): Promise<DraftEvent> {
  try {
    const { version } = await savedPromise;
    return { kind: 'stored', version, at: now() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 401) return { kind: 'signedOut' };
    if (error.code !== 409) return { kind: 'refused', sentence: error.errors[0]?.message ?? error.msg };
    return loaded(load(), error.msg);
  }
}

/** What somebody else has saved meanwhile; where it cannot be read any more, the save's own refusal says why. */
async function loaded(loadedPromise: Promise<Stored>, refusal: string): Promise<DraftEvent> {
  try {
    const { version, values } = await loadedPromise;
    return { kind: 'overtaken', version, theirs: values };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 401) return { kind: 'signedOut' };
    return { kind: 'refused', sentence: error.code === 404 ? refusal : error.msg };
  }
}
