import { useEffect, useRef, useState } from 'react';

/** Draws into a box, with code that comes when it is first needed, until the signal ends it. */
type Draw<T> = (box: HTMLElement, until: AbortSignal) => Promise<T>;

/** Draws into the element that has `box` for its ref, and anew with every other `draw`; tells what came of this one once it is drawn, or that it failed. */
export function useDrawing<T>(draw: Draw<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ by: Draw<T>; made: T }>();
  const [failed, setFailed] = useState<Draw<T>>();
  useEffect(() => {
    if (!box.current) return undefined;
    const left = new AbortController();
    const show = (made: T) => {
      if (!left.signal.aborted) setDrawn({ by: draw, made });
    };
    const fail = (error: unknown) => {
      if (left.signal.aborted) return;
      setFailed(() => draw);
      // What the page gets over belongs in the error log all the same.
      reportError(error);
    };
    draw(box.current, left.signal).then(show, fail);
    return () => {
      left.abort();
      // A page that is shown again begins with what it last knew: what was drawn then is closed by now.
      setDrawn(undefined);
      setFailed(undefined);
    };
  }, [draw]);
  // A result or a failure of an earlier drawing does not count for this one.
  return { box, drawn: drawn?.by === draw ? drawn.made : undefined, isFailed: failed === draw };
}
