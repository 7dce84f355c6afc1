import { useState } from 'react';
import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';

import type { TaskParams } from '../../../components/task-params.ts';
import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { Beside } from '../comment/beside.ts';
import { useCommentWords } from '../comment/use-comment-words.ts';
import type { Typed } from './confirm-decision.tsx';
import type { Marks } from './materials/marks.ts';
import { callOf, needsForm } from './node-calls.ts';
import type { Handlers } from './outlook/next-handler.tsx';
import type { NodeButton } from '../task-shapes.ts';

/** What was filled in, and the version of the step's own form that was. */
interface Collected {
  variables: Record<string, unknown>;
  marks: Marks;
  formVersion?: number | undefined;
}

/** What a decision is about, and what is sent with it. */
export interface Deciding {
  task: TaskParams;
  /** The task's state that is shown. */
  rev: number | undefined;
  /** Collects what is sent with the action; null while the form has problems. */
  collect: (isChecked: boolean) => Collected | null;
  /** Called once the decision was taken. */
  onDecided: () => void;
  /** Reads the task again: it has changed since it was shown. */
  onStale: () => Promise<unknown>;
}

/** Whether a decision was taken; one that was not may find that the task has changed meanwhile. */
type Sent = 'taken' | 'stale' | 'kept';

/** Sends a decision once, and says so to where the case stands; a task that has changed meanwhile is read again. */
export function useDecision({ task, rev, collect, onDecided, onStale }: Deciding) {
  const t = useTranslations('process');
  const words = useCommentWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const [busy, setBusy] = useState('');
  const refresh = useRefreshTasks();
  const keyOf = useSendingKey();
  const keep = (why: string): Sent => {
    void message.warning(why);
    return 'kept';
  };
  const send = async (
    button: NodeButton,
    typed: Typed & { beside: Beside; handlers: Handlers },
  ): Promise<Sent> => {
    const { comment, variables, beside, nodeId, handlers } = typed;
    if (beside.isUploading) return keep(words('uploading'));
    const collected = collect(needsForm(button));
    if (!collected) return keep(t('formInvalid'));
    setBusy(button.buttonKey);
    try {
      const said = {
        ...collected,
        comment,
        beside,
        handlers,
        variables: { ...collected.variables, ...variables },
      };
      const { path, body } = callOf(button, { task, rev, nodeId, ...said });
      await http.post(`blade-workflow/process/${path}`, body, { idempotencyKey: keyOf({ path, body }) });
      void message.success(t('handled'));
      void refresh();
      onDecided();
      return 'taken';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 409) return 'kept';
      await onStale();
      return 'stale';
    } finally {
      setBusy('');
    }
  };
  return { busy, send };
}
