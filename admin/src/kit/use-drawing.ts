import { useEffect, useRef, useState } from 'react';

/** Draws into a box, with code that comes when it is first needed, until the signal ends it. */
type Draw<T> = (box: HTMLElement, until: AbortSignal) => Promise<T>;

/** Draws into the element that has `box` for its ref, and anew with every other `draw`; tells what came of it, or that it failed. */
export function useDrawing<T>(draw: Draw<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<T>();
  const [failed, setFailed] = useState<Draw<T>>();
  useEffect(() => {
    if (!box.current) return undefined;
    const left = new AbortController();
    const show = (made: T) => {
      if (!left.signal.aborted) setDrawn(() => made);
    };
    const fail = (error: unknown) => {
      if (left.signal.aborted) return;
      setFailed(() => draw);
      // What the page gets over belongs in the error log all the same.
      reportError(error);
    };
    draw(box.current, left.signal).then(show, fail);
    return () => left.abort();
  }, [draw]);
  return { box, drawn, isFailed: failed === draw };
}
