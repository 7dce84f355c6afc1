import { Form, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { ReferenceSelect } from '../../kit/reference-select.tsx';
import { useDecision } from './use-decision.ts';
import type { DecisionProps } from './use-decision.ts';

interface Approval {
  roleId: string[];
  deptId: string[];
  postId?: string[];
}

/** Approves a request: the person gets his roles, departments and posts. */
export function ApproveDialog(props: DecisionProps) {
  const t = useTranslations('registration');
  const [form] = Form.useForm<Approval>();
  const { decide, isBusy } = useDecision('approve', props);
  const approve = ({ roleId, deptId, postId = [] }: Approval) =>
    decide({ roleId: roleId.join(','), deptId: deptId.join(','), postId: postId.join(',') });
  const required = (message: string) => [{ required: true, message }];
  return (
    <Modal open title={t('approve')} confirmLoading={isBusy} onOk={form.submit} onCancel={props.onClose}>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={approve}>
        <Form.Item name="roleId" label={t('role')} rules={required(t('roleEmpty'))}>
          <ReferenceSelect source="role" isMultiple />
        </Form.Item>
        <Form.Item name="deptId" label={t('department')} rules={required(t('departmentEmpty'))}>
          <ReferenceSelect source="department" isMultiple />
        </Form.Item>
        <Form.Item name="postId" label={t('post')}>
          <ReferenceSelect source="position" isMultiple />
        </Form.Item>
      </Form>
    </Modal>
  );
}
