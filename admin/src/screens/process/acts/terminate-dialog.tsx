import { Alert, Form } from 'antd';

import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useActWords } from './use-act-words.ts';

/** Asks why a process is ended before its time, and ends it. */
export function TerminateDialog({ processInstanceId, ...saving }: Saving & { processInstanceId: string }) {
  const t = useActWords();
  const { http } = useWorkplace();
  const keyOf = useSendingKey();
  const { isSaving, save } = useSaving(saving);
  const [form] = Form.useForm<{ comment: string }>();
  const end = ({ comment }: { comment: string }) => {
    const body = { processInstanceId, comment: comment.trim() };
    save(() => http.post('blade-workflow/process/terminateProcess', body, { idempotencyKey: keyOf(body) }));
  };
  return (
    <SaveDialog
      title={t('terminate')}
      okText="ok"
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={saving.onClose}
    >
      <Alert type="warning" showIcon message={t('terminateHint')} style={{ marginBottom: 16 }} />
      <Form form={form} name="terminate-process" layout="vertical" onFinish={end}>
        <ReasonItem name="comment" label={t('reason')} missing={t('reasonRequired')} most={longestComment} />
      </Form>
    </SaveDialog>
  );
}
