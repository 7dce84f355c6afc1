import { App, Alert, Form, Input } from 'antd';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';
import { WarningList } from './warning-list.tsx';
import { warningsIn } from './warnings-in.ts';

interface DeployDialogProps {
  model: { id: string; name: string; version: number };
  onDone: () => void;
  onClose: () => void;
}

/** Deploys the draft of a model; what its author should look at again is told afterwards. */
export function DeployDialog({ model, onDone, onClose }: DeployDialogProps) {
  const t = useDesignWords();
  const { message, modal } = App.useApp();
  const calls = useModelCalls();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<{ note?: string }>();
  const deploy = async ({ note }: { note?: string }) => {
    const { version, warnings } = await calls.deploy({
      ...{ id: model.id, version: model.version },
      ...(note && { note }),
    });
    if (warningsIn(warnings).length === 0) void message.success(t('deployed', { version }));
    else modal.warning({ title: t('warnings'), content: <WarningList warnings={warnings} /> });
    onDone();
    onClose();
  };
  return (
    <SaveDialog
      title={t('deployTitle', { name: model.name })}
      okText="ok"
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Alert type="info" showIcon message={t('deployHint')} style={{ marginBottom: 16 }} />
      <Form
        form={form}
        name="deploy"
        layout="vertical"
        onFinish={(values) => void run(() => deploy(values)).catch(passOverRefusal)}
      >
        <Form.Item name="note" label={t('note')}>
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}
