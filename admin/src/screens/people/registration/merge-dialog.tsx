import { Form, Input, Modal, Select } from 'antd';

import { ReferenceSelect } from '../../../kit/references/reference-select.tsx';
import { useDuplicates } from './duplicates.tsx';
import { useDecision } from './use-decision.ts';
import type { DecisionProps } from './use-decision.ts';
import { useRegistrationWords } from './use-registration-words.ts';

/** Gives a request to the account that its person has already: at the portal one that is alike, else any that the officer may manage. */
export function MergeDialog(props: DecisionProps) {
  const t = useRegistrationWords();
  const [form] = Form.useForm<{ userId: string; proof?: string }>();
  const { decide, isBusy } = useDecision('merge', props);
  const { data, isLoading } = useDuplicates(props.request.id);
  const accounts = (data ?? []).filter(({ kind }) => kind === 'account');
  const options = accounts.map(({ id, name, account, phone }) => ({
    value: id,
    label: `${name}（${account ?? ''}${phone ? `，${phone}` : ''}）`,
  }));
  const isGuest = props.request.kind === 'guest';
  return (
    <Modal open title={t('merge')} confirmLoading={isBusy} onOk={form.submit} onCancel={props.onClose}>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={decide}>
        <Form.Item
          name="userId"
          label={t('mergeInto')}
          extra={t('mergeHint')}
          rules={[{ required: true, message: t('mergeEmpty') }]}
        >
          {isGuest ? (
            <ReferenceSelect source="user" />
          ) : (
            <Select loading={isLoading} options={options} notFoundContent={t('mergeNobody')} />
          )}
        </Form.Item>
        {props.request.aim === 'join' ? (
          <Form.Item
            name="proof"
            label={t('proof')}
            rules={[{ required: true, whitespace: true, message: t('proofEmpty') }]}
          >
            <Input maxLength={200} placeholder={t('proofHint')} />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
}
