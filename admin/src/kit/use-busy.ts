import { useState } from 'react';

/** Runs a call and tells while it runs; however it ends, its button is ready again. */
export function useBusy(): { isBusy: boolean; run: (call: () => Promise<unknown>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (call: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await call();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
