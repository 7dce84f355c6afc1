import { Empty, List, Modal, Typography } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

interface Reference {
  entity: string;
  rowId: string;
  name: string | null;
}

/** What holds a file; the names of rows that the reader may not view are not told. */
export function ReferencesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('resource');
  const { http, locale } = useWorkplace();
  const { data, isLoading } = useSWR(`attachment-references-${id}`, () =>
    http.get<Reference[]>('blade-resource/attach/references', { id }),
  );
  return (
    <Modal open title={t('references')} footer={null} onCancel={onClose}>
      <List
        loading={isLoading}
        dataSource={data ?? []}
        rowKey="rowId"
        locale={{ emptyText: <Empty description={t('noReferences')} /> }}
        renderItem={({ entity, name }) => (
          <List.Item>
            <Typography.Text type="secondary">{catalogue(locale).entity(entity).title}</Typography.Text>
            <Typography.Text>{name ?? t('hidden')}</Typography.Text>
          </List.Item>
        )}
      />
    </Modal>
  );
}
