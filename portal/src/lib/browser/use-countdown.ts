import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, and how one begins; before another code may be sent, for instance. */
export function useCountdown(): { left: number; begin: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, begin: setLeft };
}

/** How long a phone waits for its next code. */
export const codeWaitSeconds = 60;
