import { useState } from 'react';
import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { registration } from '@policy/shared/contract/entities/identity/registration.ts';

import { useWorkplace } from '../../kit/session-context.tsx';

/** What a dialog that answers a request is given. */
export interface DecisionProps {
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** Sends an answer; a refused one leaves the dialog open and its button free. */
export function useDecision(verb: 'approve' | 'refuse', { id, onClose, onDone }: DecisionProps) {
  const t = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (said: object) => {
    setIsBusy(true);
    try {
      await http.post(`${registration.path}/${verb}`, { id, ...said });
      void message.success(t('done'));
      onDone();
      onClose();
    } catch {
      // The server's refusal has been shown by the frame.
      setIsBusy(false);
    }
  };
  return { decide, isBusy };
}
