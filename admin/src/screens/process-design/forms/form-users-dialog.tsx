import { Empty, List, Modal, Typography } from 'antd';
import { Link } from 'react-router';
import useSWR from 'swr';

import type { FormUser } from '@policy/shared/contract/process-design/form-calls.ts';

import { useFormCalls } from './form-calls.ts';
import { useFormWords } from './use-form-words.ts';

interface FormUsersDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** The guides and processes that name a form, in whichever version; each process leads to its design. */
export function FormUsersDialog({ id, name, onClose }: FormUsersDialogProps) {
  const t = useFormWords();
  const calls = useFormCalls();
  const stateOf = ({ state, version }: FormUser) =>
    state === 'older' ? t('usedIn.older', { version: version ?? 0 }) : t(`usedIn.${state}`);
  const { data = [], isLoading } = useSWR<FormUser[], Error>(['form-users', id], () => calls.usedBy(id));
  return (
    <Modal open title={t('usedByOf', { name })} footer={null} onCancel={onClose}>
      <List
        loading={isLoading}
        dataSource={data}
        locale={{ emptyText: <Empty description={t('unused')} /> }}
        renderItem={(user) => (
          <List.Item>
            {user.modelId ? (
              <Link to={`/workflow/design/process/${user.modelId}`} onClick={onClose}>
                {user.name}
              </Link>
            ) : (
              <Typography.Text>{user.name}</Typography.Text>
            )}
            <Typography.Text type="secondary">
              {[t(user.kind), ...(user.kind === 'process' ? [stateOf(user)] : [])].join(' · ')}
            </Typography.Text>
          </List.Item>
        )}
      />
    </Modal>
  );
}
