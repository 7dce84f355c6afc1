import { Alert, Form, Input } from 'antd';

import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useClassicWords } from './use-classic-words.ts';

interface EndDialogProps extends Saving {
  process: { processInstanceId: string; processDefinitionName: string; title: string | null };
}

/** Asks why a process is ended, and ends it. */
export function EndDialog({ process, ...saving }: EndDialogProps) {
  const t = useClassicWords();
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving(saving);
  const [form] = Form.useForm<{ deleteReason: string }>();
  const { processInstanceId, title, processDefinitionName } = process;
  return (
    <SaveDialog
      title={t('endTitle', { name: title || processDefinitionName })}
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={saving.onClose}
    >
      <Alert type="warning" showIcon message={t('endHint')} style={{ marginBottom: 16 }} />
      <Form
        form={form}
        name="end-process"
        layout="vertical"
        onFinish={(said) =>
          save(() => http.post('blade-flow/follow/delete-process-instance', { processInstanceId, ...said }))
        }
      >
        <Form.Item
          name="deleteReason"
          label={t('reason')}
          rules={[{ required: true, whitespace: true, message: t('reasonMissing') }]}
        >
          <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}
