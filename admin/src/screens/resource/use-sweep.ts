import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../kit/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/session-context.tsx';
import { useAsk } from '../../kit/use-ask.ts';

interface Orphans {
  total: number;
  bytes: number;
}

const bytesPerMb = 1_048_576;

/** Says how much nothing holds, and removes it when that is agreed to; the frame tells a refusal. */
export function useSweep() {
  const t = useTranslations('resource');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const sweep = async (reload: () => void) => {
    await http.post('blade-resource/attach/sweep');
    void message.success(k('done'));
    reload();
  };
  const offer = async (reload: () => void) => {
    const { total, bytes } = await http.get<Orphans>('blade-resource/attach/orphans');
    if (total === 0) return void message.info(t('nothingToSweep'));
    const size = (bytes / bytesPerMb).toFixed(1);
    ask(t('sweepConfirm', { total, size }), () => sweep(reload));
  };
  return (reload: () => void) => void offer(reload).catch(passOverRefusal);
}
