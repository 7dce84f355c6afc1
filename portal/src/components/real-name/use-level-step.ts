import { ApiError } from '@policy/shared/client/api-error.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** What a reader can do about a real-name level that is too low. */
export type LevelStep = 'sms' | 'provider';

/** What a reader's real-name level lacks for what he is about to do, and the step that mends it. */
export interface RealName {
  /** What he has to do first, as far as it is known; whoever does not know lets him try. */
  step: LevelStep | null;
  isOpen: boolean;
  /** The level was too low, and is not any more. */
  isMended: boolean;
  open: () => void;
  close: () => void;
  /** Does something, or opens the step before it and does it afterwards. */
  before: (act: () => void) => void;
  /** Opens the step where a call was refused for the level, and does this afterwards; false for another refusal. */
  isRefusal: (error: unknown, act: () => void) => boolean;
  /** The level is high enough from now on: what waited for it is done. */
  reached: () => void;
}

/** The step between a reader and his act; `told` is what was said of his level before he acted. */
export function useLevelStep(told: LevelStep | null): RealName {
  // What a call was refused for, or was mended, is known better than what was told before.
  const [known, setKnown] = useState<LevelStep | null | undefined>();
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const step = known === undefined ? told : known;
  const openerRef = useRef<Element | null>(null);
  useFocusBack(openerRef, isOpen);
  const openFor = (act: (() => void) | null) => {
    waiting.current = act;
    openerRef.current = document.activeElement;
    setOpen(true);
  };
  return {
    ...{ step, isOpen, isMended: known === null },
    open: () => openFor(null),
    close: () => setOpen(false),
    before: (act) => {
      if (step) openFor(act);
      else act();
    },
    isRefusal: (error, act) => {
      const refused = refusedStep(error);
      if (refused === null) return false;
      setKnown(refused);
      openFor(act);
      return true;
    },
    reached: () => {
      setKnown(null);
      setOpen(false);
      const act = waiting.current;
      waiting.current = null;
      act?.();
    },
  };
}

/** Where the step says what is missing, and that it is not any more. */
export const levelStepId = 'real-name';

/** Gives the focus back once the step closes: to what opened it, or to where the step was offered when that has gone. */
function useFocusBack(openerRef: RefObject<Element | null>, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen || openerRef.current === null) return undefined;
    const from = openerRef.current;
    // After the dialog has let it go.
    const soon = setTimeout(() => {
      const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
      (isThere ? from : document.getElementById(levelStepId))?.focus();
    });
    return () => clearTimeout(soon);
  }, [openerRef, isOpen]);
}

const steps: Partial<Record<string, LevelStep>> = { 'level.phone': 'sms', 'level.realName': 'provider' };

/** What a refused call says that the level lacks; null for any other refusal. */
function refusedStep(error: unknown): LevelStep | null {
  const [first] = error instanceof ApiError ? error.errors : [];
  return (first && steps[first.field]) ?? null;
}
