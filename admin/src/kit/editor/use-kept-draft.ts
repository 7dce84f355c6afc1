import { useEffect, useMemo, useRef, useState } from 'react';

import type { FormValues } from '../entity/fields.ts';
import { draftPlace } from './kept-draft.ts';

/** How long typing rests before it is kept. */
const restMs = 800;

interface KeptDraftOptions {
  /** Names the row among all that are edited in this browser. */
  name: string;
  version: number;
  isDirty: boolean;
  changes: () => FormValues;
}

/**
 * Keeps in the browser what was changed and not saved, and forgets it once it was saved. What a page before this
 * one left is `offered` until it is taken or dropped.
 */
export function useKeptDraft({ name, version, isDirty, changes }: KeptDraftOptions) {
  const place = useMemo(() => draftPlace(name), [name]);
  const [offered, setOffered] = useState(() => place.read());
  const [keptAt, setKeptAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => {
    clearTimeout(timer.current);
    const values = changes();
    const at = Date.now();
    if (Object.keys(values).length > 0 && place.write({ at, version, values })) setKeptAt(at);
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, restMs);
  };
  const forget = () => {
    clearTimeout(timer.current);
    place.clear();
    setKeptAt(undefined);
  };
  const wasDirty = useRef(false);
  useEffect(() => {
    // Saved, or changed back: there is nothing left to keep.
    if (wasDirty.current && !isDirty) forget();
    wasDirty.current = isDirty;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDirty]);
  useEffect(() => {
    if (!isDirty) return undefined;
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  });
  const drop = () => {
    setOffered(null);
    if (!isDirty) place.clear();
  };
  return { offered, keptAt, later, drop, taken: () => setOffered(null) };
}
