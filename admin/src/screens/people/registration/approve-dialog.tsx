import { Form, Modal } from 'antd';
import useSWR from 'swr';

import { registration } from '@policy/shared/contract/entities/people/registration.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { ReferenceSelect } from '../../../kit/references/reference-select.tsx';
import { useDecision } from './use-decision.ts';
import type { DecisionProps } from './use-decision.ts';
import { useRegistrationWords } from './use-registration-words.ts';

type Said = Record<keyof Approval, string>;

const defaultsPath = `${registration.path}/defaults`;

interface Approval {
  roleId: string[];
  deptId: string[];
  postId: string[];
}

/** What the tenant's parameters offer; nothing where they cannot be read, undefined while they are asked for. */
function useDefaults(): Approval | undefined {
  const { http } = useWorkplace();
  const { data, error } = useSWR<Said, Error>(defaultsPath, (path: string) => http.get<Said>(path));
  const ids = (field: keyof Approval) => data?.[field].split(',').filter(Boolean) ?? [];
  if (!data && !error) return undefined;
  return { roleId: ids('roleId'), deptId: ids('deptId'), postId: ids('postId') };
}

/** Approves a request: the person gets his roles, departments and posts. */
export function ApproveDialog(props: DecisionProps) {
  const t = useRegistrationWords();
  const [form] = Form.useForm<Approval>();
  const { decide, isBusy } = useDecision('approve', props);
  const start = useDefaults();
  const approve = ({ roleId, deptId, postId }: Approval) =>
    decide({ roleId: roleId.join(','), deptId: deptId.join(','), postId: postId.join(',') });
  // The form takes its first values once, so that it waits for them.
  if (!start) return null;
  const required = (message: string) => [{ required: true, message }];
  return (
    <Modal open title={t('approve')} confirmLoading={isBusy} onOk={form.submit} onCancel={props.onClose}>
      <Form form={form} layout="vertical" validateTrigger="onBlur" initialValues={start} onFinish={approve}>
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
