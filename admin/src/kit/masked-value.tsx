import { useState } from 'react';
import { EyeOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { isMask } from '@policy/shared/contract/kit/mask.ts';

import { useWorkplace } from './session-context.tsx';

interface MaskedValueProps {
  entity: Pick<Entity, 'path' | 'thing'>;
  id: string;
  field: string;
  label: string;
  /** As it was told. */
  value: string;
}

/** A value that was told in part; whoever may asks for the whole of it, and says why. */
export function MaskedValue({ value, ...asked }: MaskedValueProps) {
  const t = useTranslations('reveal');
  const { can } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  if (!isMask(value) || !can(`${asked.entity.thing}_reveal`)) return value;
  return (
    <>
      {value}
      <Button
        type="link"
        size="small"
        icon={<EyeOutlined />}
        aria-label={`${t('show')} ${asked.label}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <RevealDialog {...asked} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Asks for the reason, then tells the value for as long as it is open. */
function RevealDialog({
  entity,
  id,
  field,
  label,
  onClose,
}: Omit<MaskedValueProps, 'value'> & { onClose: () => void }) {
  const t = useTranslations('reveal');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const [form] = Form.useForm<{ reason: string }>();
  const [told, setTold] = useState<string>();
  const ask = async ({ reason }: { reason: string }) => {
    try {
      const answer = await http.post<{ value: string | null }>(`${entity.path}/reveal`, {
        id,
        field,
        reason,
      });
      setTold(answer.value ?? t('nothing'));
    } catch (error) {
      // The frame says why not; the reason stays for another try.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Modal
      open
      title={`${t('show')} ${label}`}
      maskClosable={false}
      okText={k('ok')}
      cancelText={k('cancel')}
      {...(told !== undefined && { cancelButtonProps: { hidden: true } })}
      onOk={told === undefined ? () => form.submit() : onClose}
      onCancel={onClose}
    >
      {told === undefined ? (
        <Form form={form} name="reveal" layout="vertical" onFinish={ask}>
          <Form.Item
            name="reason"
            label={t('reason')}
            extra={t('logged')}
            rules={[{ required: true, whitespace: true, message: t('reasonRequired') }]}
          >
            <Input.TextArea autoFocus maxLength={200} showCount autoSize={{ minRows: 2 }} />
          </Form.Item>
        </Form>
      ) : (
        <p role="status">
          {label}: <Typography.Text copyable>{told}</Typography.Text>
        </p>
      )}
    </Modal>
  );
}
