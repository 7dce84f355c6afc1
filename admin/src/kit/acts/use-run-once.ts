import { passOverRefusal } from './pass-over-refusal.ts';
import { useAsk } from './use-ask.ts';
import { useBusy } from './use-busy.ts';

/** Does something to a list without asking, once however often it is pressed meanwhile, says so and reads the list again; the frame tells a refusal. */
export function useRunOnce() {
  const { sayDone } = useAsk();
  const { run } = useBusy();
  const runAndTell = async (act: () => Promise<unknown>, reload: () => void) => {
    await act();
    sayDone();
    reload();
  };
  return (act: () => Promise<unknown>, reload: () => void) =>
    void run(() => runAndTell(act, reload)).catch(passOverRefusal);
}
