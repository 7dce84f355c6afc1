import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from './pass-over-refusal.ts';

/** Does something that was agreed to; it settles once that is over. */
type Agreed = () => Promise<unknown>;

/** Asks before something is done; where the server refuses it, the frame says why and the question closes. */
export function useAsk() {
  const t = useTranslations('kit');
  const { message, modal } = App.useApp();
  const ask = (title: string, act: Agreed) =>
    void modal.confirm({
      title,
      okText: t('ok'),
      cancelText: t('cancel'),
      onOk: () => act().catch(passOverRefusal),
    });
  /** Asks of the rows that were chosen, and warns where none is. */
  const askOf = (ids: readonly string[], title: string, act: Agreed) =>
    ids.length === 0 ? void message.warning(t('pickOne')) : ask(title, act);
  const sayDone = () => void message.success(t('done'));
  return { ask, askOf, sayDone };
}
