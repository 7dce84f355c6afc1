import { useState } from 'react';
import { App, Button, Form, Input, Space } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useSendingKey } from '../../kit/acts/use-sending-key.ts';
import type { Marks } from './material-list.tsx';
import { callOf, needsForm } from './node-calls.ts';
import type { TaskParams } from '../../components/task-params.ts';
import type { NodeButton } from './task-shapes.ts';

interface NodeActionsProps {
  task: TaskParams;
  /** The task's state that is shown. */
  rev: number | undefined;
  buttons: readonly NodeButton[];
  /** Collects what is sent with the action; null while the form has problems. */
  collect: (isChecked: boolean) => { variables: Record<string, unknown>; marks: Marks } | null;
  /** Reads the task again: it has changed since it was shown. */
  onStale: () => Promise<unknown>;
}

/** The comment and the buttons that the server gives this node. */
export function NodeActions({ task, rev, buttons, collect, onStale }: NodeActionsProps) {
  const t = useTranslations('process');
  const { http, leave } = useWorkplace();
  const { message } = App.useApp();
  const [form] = Form.useForm<{ comment?: string }>();
  const [busy, setBusy] = useState('');
  const keyOf = useSendingKey();
  const send = async (button: NodeButton, comment: string) => {
    const collected = collect(needsForm(button.buttonKey));
    if (!collected) return void message.warning(t('formInvalid'));
    setBusy(button.buttonKey);
    try {
      const { path, body } = callOf(button.buttonKey, { task, rev, comment, ...collected });
      await http.post(`blade-workflow/process/${path}`, body, { idempotencyKey: keyOf({ path, body }) });
      void message.success(t('handled'));
      leave('/process/todo');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 409) await onStale();
    } finally {
      setBusy('');
    }
  };
  const press = (button: NodeButton) => {
    const comment = form.getFieldsValue().comment?.trim() ?? '';
    const isMissing = (button.commentRequired ?? false) && comment === '';
    form.setFields([{ name: 'comment', errors: isMissing ? [t('commentRequired')] : [] }]);
    if (!isMissing) void send(button, comment);
  };
  const inOrder = [...buttons].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
  return (
    <Form form={form} layout="vertical" className="node-actions" style={{ marginTop: 20 }}>
      <Form.Item name="comment" label={t('comment')}>
        <Input.TextArea rows={3} maxLength={2000} showCount />
      </Form.Item>
      <Space wrap>
        {inOrder.map((button, index) => (
          <Button
            key={button.buttonKey}
            type={index === 0 ? 'primary' : 'default'}
            loading={busy === button.buttonKey}
            disabled={busy !== '' && busy !== button.buttonKey}
            onClick={() => press(button)}
          >
            {button.name}
          </Button>
        ))}
      </Space>
    </Form>
  );
}
