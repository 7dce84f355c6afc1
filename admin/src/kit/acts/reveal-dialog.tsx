import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Form, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from './pass-over-refusal.ts';
import { ReasonItem } from './reason-item.tsx';
import { useBusy } from './use-busy.ts';

interface RevealDialogProps {
  title: string;
  /** Asks for what is told, for this reason. */
  ask: (reason: string) => Promise<ReactNode>;
  onClose: () => void;
}

/** Asks for the reason, then tells what is kept from sight for as long as it is open. */
export function RevealDialog({ title, ask, onClose }: RevealDialogProps) {
  const t = useTranslations('reveal');
  const k = useTranslations('kit');
  const [form] = Form.useForm<{ reason: string }>();
  const [told, setTold] = useState<ReactNode>();
  const isTold = told !== undefined;
  const { isBusy, run } = useBusy();
  // A refused reason stays for another try.
  const reveal = ({ reason }: { reason: string }) =>
    void run(async () => setTold(await ask(reason))).catch(passOverRefusal);
  return (
    <Modal
      open
      title={title}
      maskClosable={false}
      okText={k('ok')}
      cancelText={k('cancel')}
      confirmLoading={isBusy}
      {...(isTold && { footer: (_: ReactNode, { OkBtn }: { OkBtn: ComponentType }) => <OkBtn /> })}
      onOk={isTold ? onClose : form.submit}
      onCancel={onClose}
    >
      {isTold ? (
        <div role="status">{told}</div>
      ) : (
        <Form form={form} name="reveal" layout="vertical" onFinish={reveal}>
          <ReasonItem label={t('reason')} missing={t('reasonRequired')} hint={t('logged')} />
        </Form>
      )}
    </Modal>
  );
}
