import { useId } from 'react';
import { App, Checkbox, Form } from 'antd';

import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDesignWords } from '../use-design-words.ts';

interface Said {
  comment: string;
  isRunningToo?: boolean;
}

/** Keeps processes from beginning in a version, or lets them again, and those under way with it where that is wanted. */
export function StatusDialog({ version: one, ...saving }: Saving & { version: DeployedVersion }) {
  const t = useDesignWords();
  const { can, http } = useWorkplace();
  const { message } = App.useApp();
  const [form] = Form.useForm<Said>();
  const { isSaving, save } = useSaving(saving);
  const act = one.isSuspended === 1 ? 'activate' : 'suspend';
  const send = async ({ comment, isRunningToo = false }: Said) => {
    const results = await http.post<RowResult[]>('blade-workflow/design/deployment/changeStatus', {
      ...{ ids: one.id, comment: comment.trim(), isRunningToo },
      status: act === 'activate' ? 'active' : 'suspended',
    });
    const refused = results.filter(({ ok }) => !ok).length;
    if (refused > 0) void message.warning(t('heldPartly', { count: results.length - refused, refused }));
  };
  return (
    <SaveDialog
      title={t(`${act}Title`, { name: one.name, version: one.version })}
      okText="ok"
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={saving.onClose}
    >
      <p>{t(`${act}Hint`)}</p>
      <Form<Said> form={form} name={useId()} layout="vertical" onFinish={(said) => save(() => send(said))}>
        <ReasonItem name="comment" label={t('reason')} missing={t('reasonRequired')} most={longestComment} />
        {can('workflow_ops_status') ? (
          <Form.Item name="isRunningToo" valuePropName="checked">
            <Checkbox>{t('isRunningToo')}</Checkbox>
          </Form.Item>
        ) : null}
      </Form>
    </SaveDialog>
  );
}
