import { App } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { MenuAct } from '../../acts/use-case-acts.tsx';
import { mentionedIn } from '../../comment/beside.ts';
import type { Beside } from '../../comment/beside.ts';
import { useCommentWords } from '../../comment/use-comment-words.ts';
import type { Marks } from '../materials/marks.ts';
import { useCaseWords } from '../use-case-words.ts';

/** What a handler has begun to decide. */
interface Begun {
  comment: string;
  /** What he changed in the form, and what he filled in of what the outcomes ask for. */
  answers: Record<string, unknown>;
  fields: Record<string, unknown>;
  marks: Marks;
  buttonKey: string | null;
}

interface Keeping {
  taskId: string | undefined;
  /** The reader may decide. */
  isHandler: boolean;
  beside: Beside;
  begun: () => Begun;
}

/** The act that keeps what a handler has begun to decide, so that he finds it when he comes back, files too. */
export function useKeeping({ taskId, isHandler, beside, begun }: Keeping): MenuAct[] {
  const t = useCaseWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { run } = useBusy();
  const keyOf = useSendingKey();
  const { files, picked, isUploading } = beside;
  const comments = useCommentWords();
  const send = async () => {
    if (isUploading) return void message.warning(comments('uploading'));
    const said = begun();
    const attachments = files.flatMap(({ attachId }) => attachId ?? []);
    const body = { taskId, ...said, attachments, mentioned: mentionedIn(said.comment, picked) };
    try {
      await http.post('blade-workflow/process/keepDecision', body, { idempotencyKey: keyOf(body) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    void message.success(t('keptNow'));
  };
  return isHandler ? [{ key: 'keep', label: t('keep'), run: () => void run(send) }] : [];
}
