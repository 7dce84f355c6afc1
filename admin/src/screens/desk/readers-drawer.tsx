import { Drawer, Select } from 'antd';
import { useTranslations } from 'use-intl';

import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { StateTag } from '../../kit/values/state-tag.tsx';
import { textsOf } from '../../kit/entity/fields.ts';
import { useLocalListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface Reader {
  id: string;
  userName: string | null;
  deptName: string | null;
  isRead: number;
  readTime: string | null;
}

/** Whom a notice is for, and who has read it when. */
export function ReadersDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('desk');
  const { http, locale } = useWorkplace();
  const state = useLocalListState();
  const labels = textsOf(message, locale).fields;
  const options = [
    { value: '1', label: t('read') },
    { value: '0', label: t('unread') },
  ];
  return (
    <Drawer open title={t('readers')} width="min(760px, 100vw)" onClose={onClose}>
      <PagedTable<Reader>
        rowKey="id"
        state={state}
        load={(query) => http.get<Page<Reader>>(`${notice.path}/readers`, { ...query, id })}
        columns={[
          { title: labels['userId'], dataIndex: 'userName', width: 140 },
          { title: t('department'), dataIndex: 'deptName', width: 220, ellipsis: true },
          {
            ...{ title: labels['isRead'], dataIndex: 'isRead', width: 110 },
            render: (_, { isRead }) => (
              <StateTag
                tone={isRead === 1 ? 'good' : 'quiet'}
                text={isRead === 1 ? t('read') : t('unread')}
              />
            ),
          },
          { title: labels['readTime'], dataIndex: 'readTime', width: 180 },
        ]}
        toolBarRender={() => [
          <Select
            key="isRead"
            allowClear
            aria-label={labels['isRead']}
            placeholder={labels['isRead']}
            options={options}
            style={{ width: 140 }}
            onChange={(isRead: string | undefined) => state.search(isRead ? { isRead } : {})}
          />,
        ]}
      />
    </Drawer>
  );
}
