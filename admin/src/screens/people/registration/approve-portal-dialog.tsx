import { useState } from 'react';
import { Alert, Checkbox, Form, Input, Modal } from 'antd';

import { Duplicates } from './duplicates.tsx';
import { useDecision } from './use-decision.ts';
import type { DecisionProps } from './use-decision.ts';
import { useRegistrationWords } from './use-registration-words.ts';

interface Grounds {
  proof?: string;
}

/** Approves a request of the portal: what it has in common with others is seen first, and a duty to sign needs a proof. */
export function ApprovePortalDialog(props: DecisionProps) {
  const t = useRegistrationWords();
  const [form] = Form.useForm<Grounds>();
  const [isSigner, setSigner] = useState(false);
  const [handsOver, setHandsOver] = useState(false);
  const { decide, isBusy } = useDecision('approve', props);
  const { aim, applicantType, answerBy } = props.request;
  const isJoin = aim === 'join';
  const isCompany = applicantType === 'enterprise';
  const needsProof = isJoin || isSigner;
  return (
    <Modal open title={t('approve')} confirmLoading={isBusy} onOk={form.submit} onCancel={props.onClose}>
      {isJoin && answerBy ? (
        <Alert
          type="warning"
          showIcon
          message={t('joinNote', { date: answerBy })}
          style={{ marginBottom: 16 }}
        />
      ) : null}
      <Duplicates id={props.request.id} />
      <Form
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={({ proof = '' }) => decide({ proof: proof.trim(), isSigner, ...(isJoin && { handsOver }) })}
      >
        {isCompany ? (
          <Form.Item>
            <Checkbox checked={isSigner} onChange={(event) => setSigner(event.target.checked)}>
              {t('signer')}
            </Checkbox>
          </Form.Item>
        ) : null}
        {isJoin ? (
          <Form.Item extra={t('handsOverHint')}>
            <Checkbox checked={handsOver} onChange={(event) => setHandsOver(event.target.checked)}>
              {t('handsOver')}
            </Checkbox>
          </Form.Item>
        ) : null}
        {isCompany ? (
          <Form.Item
            name="proof"
            label={t('proof')}
            rules={[{ required: needsProof, whitespace: true, message: t('proofEmpty') }]}
          >
            <Input maxLength={200} placeholder={t('proofHint')} />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
}
