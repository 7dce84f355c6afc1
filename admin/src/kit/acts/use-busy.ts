import { useRef, useState } from 'react';

/** Runs one call at a time and tells while it runs; however it ends, its button is ready again. */
export function useBusy(): { isBusy: boolean; run: (call: () => Promise<unknown>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false);
  // A second press may come before the page shows that it is busy.
  const isRunning = useRef(false);
  const run = async (call: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await call();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
