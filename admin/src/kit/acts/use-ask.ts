import type { ReactNode } from 'react';
import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from './pass-over-refusal.ts';

/** Does something that was agreed to; it settles once that is over. */
type Agreed = () => Promise<unknown>;

interface Question {
  title: string;
  /** What it is about, below the question. */
  content?: ReactNode;
  /** What the button says that does it. */
  okText?: string;
  /** It takes something away. */
  isDanger?: boolean;
}

const asked = (question: string | Question): Question =>
  typeof question === 'string' ? { title: question } : question;

/** Asks before something is done; where the server refuses it, the frame says why and the question closes. */
export function useAsk() {
  const t = useTranslations('kit');
  const { message, modal } = App.useApp();
  const ask = (question: string | Question, act: Agreed) => {
    const { title, content, okText, isDanger = false } = asked(question);
    return void modal.confirm({
      title,
      content,
      okText: okText ?? t('ok'),
      okButtonProps: { danger: isDanger },
      cancelText: t('cancel'),
      onOk: () => act().catch(passOverRefusal),
    });
  };
  /** Asks of the rows that were chosen, and warns where none is. */
  const askOf = (ids: readonly string[], question: string | Question, act: Agreed) =>
    ids.length === 0 ? void message.warning(t('pickOne')) : ask(question, act);
  const sayDone = () => void message.success(t('done'));
  return { ask, askOf, sayDone };
}
