import { useState } from 'react';

import { importEvent } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportEvent } from '@policy/shared/contract/kit/import-events.ts';

import { useWorkplace } from '../page/session-context.tsx';

/** Where an import stands: nothing sent yet, the last that the server told, or an answer that broke off. */
export type ImportState = ImportEvent | { kind: 'idle' } | { kind: 'interrupted' };

/** Sends a file to an import call and follows what it tells; the last word stays. */
export function useImport(path: string, onDone: () => void) {
  const { http } = useWorkplace();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const send = async (file: Blob) => {
    const form = new FormData();
    form.append('file', file);
    const told: ImportEvent[] = [];
    const hear = (line: string) => {
      const event = importEvent.parse(JSON.parse(line));
      told.push(event);
      setState(event);
    };
    setState({ kind: 'progress', step: 'reading', done: 0, total: 0 });
    try {
      await http.uploadLines(path, form, hear);
    } catch {
      // A refusal has been shown by the frame; nothing has come in.
      setState({ kind: 'idle' });
      return;
    }
    const outcome = told.at(-1);
    if (!outcome || outcome.kind === 'progress') setState({ kind: 'interrupted' });
    if (outcome?.kind === 'done') onDone();
  };
  return { state, send, isRunning: state.kind === 'progress' };
}
