import { ApiError } from '@policy/shared/client/api-error.ts';
import { useState } from 'react';

import { http } from '../../lib/browser/browser-session.ts';

/** Sends what the reader answers, once at a time; what the server refuses is told. */
export function useAnswer(path: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = async (said: object, onDone: () => void) => {
    if (busy) return;
    setBusy(true);
    try {
      await http.post(path, said, { quiet: true });
      setRefusal('');
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, setRefusal, send };
}
