import { useState } from 'react';

import { importEvent } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportEvent, ImportMode, ImportTake } from '@policy/shared/contract/kit/import-events.ts';

import { useSendingKey } from '../acts/use-sending-key.ts';
import { useWorkplace } from '../page/session-context.tsx';

/** How far an import has come. */
export type ImportProgress = Extract<ImportEvent, { kind: 'progress' }>;
/** What the check of a file has found; nothing of it is in. */
export type ImportChecked = Extract<ImportEvent, { kind: 'checked' }>;
/** How an import has ended, as far as it has. */
type ImportOutcome =
  | ImportChecked
  | Extract<ImportEvent, { kind: 'done' | 'refused' }>
  | { kind: 'interrupted' };

/** Where an import stands: the step of the dialog, and what the server has told in it. */
export interface ImportState {
  step: 'prepare' | 'check' | 'result';
  file?: File;
  mode: ImportMode;
  progress?: ImportProgress;
  outcome?: ImportOutcome | undefined;
  /** The sheet with its problems at their cells. */
  annotated?: Blob;
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const beginning = { kind: 'progress', step: 'reading', done: 0, total: 0 } as const;

const bytesOf = (part: string) => Uint8Array.from(atob(part), (sign) => sign.codePointAt(0) ?? 0);

/** Sends a file to an import call, first to be checked and then to be taken in, and follows what it tells. */
export function useImport({ path, below }: { path: string; below: string | undefined }, onDone: () => void) {
  const { http } = useWorkplace();
  const keyOf = useSendingKey();
  const [checks, setChecks] = useState(0);
  const [state, setState] = useState<ImportState>({ step: 'prepare', mode: 'add' });
  const change = (more: Partial<ImportState>) => setState((now) => ({ ...now, ...more }));

  const send = async (file: File, asked: Record<string, string>) => {
    const choices = { ...asked, ...(below !== undefined && { below }) };
    const form = new FormData();
    for (const [name, value] of Object.entries(choices)) form.append(name, value);
    form.append('file', file);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const outcomes: ImportOutcome[] = [{ kind: 'interrupted' }];
    const onLine = (line: string) => {
      const event = importEvent.parse(JSON.parse(line));
      if (event.kind === 'sheet') parts.push(bytesOf(event.part));
      else if (event.kind === 'progress') change({ progress: event });
      else outcomes.push(event);
    };
    const idempotencyKey = keyOf({ ...choices, checks });
    await http.uploadLines(path, form, { onLine, idempotencyKey });
    const annotated = parts.length > 0 ? { annotated: new Blob(parts, { type: sheetType }) } : {};
    return { outcome: outcomes.at(-1), ...annotated };
  };

  const start = (file: File, step: 'check' | 'result') =>
    setState(({ mode }) => ({ step, mode, file, progress: beginning }));

  /** Nothing is written: the server says what would come of the file. */
  const check = async (file: File) => {
    start(file, 'check');
    setChecks((made) => made + 1);
    try {
      change(await send(file, { mode: state.mode, dryRun: '1' }));
    } catch {
      // The frame has shown why; nothing has come in.
      setState(({ mode }) => ({ step: 'prepare', mode }));
    }
  };

  /** Takes the checked file in; whatever has become wrong with it since is told as by a check. */
  const confirm = async (take: ImportTake) => {
    const { file, mode } = state;
    if (!file) return;
    start(file, 'result');
    try {
      const told = await send(file, { mode, take });
      change({ ...told, step: told.outcome?.kind === 'checked' ? 'check' : 'result' });
      if (told.outcome?.kind === 'done') onDone();
    } catch {
      // The frame has shown why, and whether the file came in is to be seen in the list.
      change({ outcome: { kind: 'interrupted' } });
    }
  };

  const again = () => setState(({ mode }) => ({ step: 'prepare', mode }));
  const choose = (mode: ImportMode) => change({ mode });
  return { state, check, confirm, again, choose, isRunning: state.step !== 'prepare' && !state.outcome };
}
