import { Form, Modal } from 'antd';
import useSWR, { useSWRConfig } from 'swr';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { signInCalls, session } from '../../site.ts';

interface Acting {
  deptId: string;
  roleId: string;
}

const load = async (userId: string) => {
  const [departments, roles] = await Promise.all([
    signInCalls.ownDepartments(userId),
    signInCalls.ownRoles(userId),
  ]);
  return {
    departments: departments.map(({ id, deptName }) => ({ value: id, label: deptName })),
    roles: roles.map(({ id, roleName }) => ({ value: id, label: roleName })),
  };
};

/** What the person may act in, and what he acts in now. */
function useOwnUnits() {
  const user = session.user();
  const { data } = useSWR(['own-units', user?.user_id ?? ''], ([, userId]) => load(userId));
  const start = { deptId: user?.dept_id.split(',')[0], roleId: user?.role_id.split(',')[0] };
  return { departments: [], roles: [], ...data, isLoading: data === undefined, start };
}

interface SwitchDialogProps {
  onClose: () => void;
  /** After the token has been exchanged; the dialog closes unless something else is said. */
  onChosen?: () => void;
  cancelText?: string;
}

/** The dialog 用户信息选择: from now on the person acts in one department and one role. */
export default function SwitchDialog({ onClose, onChosen = onClose, cancelText }: SwitchDialogProps) {
  const t = useTranslations('switcher');
  const { mutate } = useSWRConfig();
  const [form] = Form.useForm<Acting>();
  const { isBusy, run } = useBusy();
  const { departments, roles, isLoading, start } = useOwnUnits();
  const change = async (acting: Acting) => {
    await session.refresh(acting);
    await mutate(() => true);
    onChosen();
  };
  const required = (message: string) => [{ required: true, message }];
  return (
    <Modal
      open
      title={t('title')}
      maskClosable={false}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
      {...(cancelText && { cancelText })}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={start}
        onFinish={(acting: Acting) => run(() => change(acting)).catch(passOverRefusal)}
      >
        <Form.Item name="deptId" label={t('department')} rules={required(t('departmentRequired'))}>
          <ItemSelect allowClear options={departments} loading={isLoading} />
        </Form.Item>
        <Form.Item name="roleId" label={t('role')} rules={required(t('roleRequired'))}>
          <ItemSelect allowClear options={roles} loading={isLoading} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
