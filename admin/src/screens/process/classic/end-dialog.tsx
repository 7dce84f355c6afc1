import { Alert, Form } from 'antd';

import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useOpsWords } from '../ops/use-ops-words.ts';

interface EndDialogProps extends Saving {
  process: { processInstanceId: string; processDefinitionName: string; title: string | null };
}

/** Asks why a process is ended, and ends it. */
export function EndDialog({ process, ...saving }: EndDialogProps) {
  const t = useOpsWords();
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving(saving);
  const [form] = Form.useForm<{ deleteReason: string }>();
  const { processInstanceId, title, processDefinitionName } = process;
  return (
    <SaveDialog
      title={t('follow.endTitle', { name: title || processDefinitionName })}
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={saving.onClose}
    >
      <Alert type="warning" showIcon message={t('follow.endHint')} style={{ marginBottom: 16 }} />
      <Form
        form={form}
        name="end-process"
        layout="vertical"
        onFinish={(said) =>
          save(() => http.post('blade-flow/follow/delete-process-instance', { processInstanceId, ...said }))
        }
      >
        <ReasonItem
          name="deleteReason"
          label={t('follow.reason')}
          missing={t('follow.reasonRequired')}
          most={longestComment}
        />
      </Form>
    </SaveDialog>
  );
}
