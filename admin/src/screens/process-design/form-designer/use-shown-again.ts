import { useEffect, useRef } from 'react';

/** Does something when a page that was kept comes into sight again; what it is told is whether the page still is. */
export function useShownAgain(act: (isInSight: () => boolean) => void): void {
  const latest = useRef(act);
  const isKept = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let isShown = true;
    // A page that opens has been read just now.
    if (isKept.current) latest.current(() => isShown);
    isKept.current = true;
    return () => {
      isShown = false;
    };
  }, []);
}
