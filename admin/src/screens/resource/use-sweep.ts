import { App } from 'antd';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useResourceWords } from './words/use-resource-words.ts';

interface Orphans {
  total: number;
  bytes: number;
  /** Where the next part of the files begins; null after the last. */
  next: string | null;
}

const bytesPerMb = 1_048_576;

/** The server looks at a part of the files at a time; together they are all. */
async function everyPart(ask: (after: { after?: string }) => Promise<Orphans>) {
  const sum = { total: 0, bytes: 0 };
  let next: string | null = null;
  do {
    const part: Orphans = await ask(next ? { after: next } : {});
    sum.total += part.total;
    sum.bytes += part.bytes;
    next = part.next;
  } while (next);
  return sum;
}

/** Says how much nothing holds, and removes it when that is agreed to; the frame tells a refusal. */
export function useSweep() {
  const t = useResourceWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { ask, sayDone } = useAsk();
  const sweep = async (reload: () => void) => {
    await everyPart((after) => http.post<Orphans>('blade-resource/attach/sweep', after));
    sayDone();
    reload();
  };
  const offer = async (reload: () => void) => {
    const { total, bytes } = await everyPart((after) =>
      http.get<Orphans>('blade-resource/attach/orphans', after),
    );
    if (total === 0) return void message.info(t('nothingToSweep'));
    const size = (bytes / bytesPerMb).toFixed(1);
    ask(t('sweepConfirm', { total, size }), () => sweep(reload));
  };
  return (reload: () => void) => void offer(reload).catch(passOverRefusal);
}
