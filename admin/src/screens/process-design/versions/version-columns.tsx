import { Tag } from 'antd';

import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import type { KitColumn } from '../../../kit/columns/columns.tsx';
import type { useDesignWords } from '../use-design-words.ts';

/** What is told of every version, wherever versions are listed. */
export const versionColumns = (t: ReturnType<typeof useDesignWords>): KitColumn<DeployedVersion>[] => [
  { title: t('version'), dataIndex: 'version', width: 80, sorter: false },
  {
    ...{ title: t('main'), dataIndex: 'isMain', width: 100 },
    render: (_, { isMain }) => (isMain === 1 ? <Tag color="success">{t('isMain')}</Tag> : '—'),
  },
  {
    ...{ title: t('state'), dataIndex: 'isSuspended', width: 90 },
    render: (_, { isSuspended }) =>
      isSuspended === 1 ? <Tag color="warning">{t('suspended')}</Tag> : t('active'),
  },
  { title: t('instances'), dataIndex: 'instances', width: 100 },
  { title: t('deployedAt'), dataIndex: 'deployTime', width: 170 },
  {
    ...{ title: t('deployedBy'), dataIndex: 'deployUserName', width: 120 },
    render: (_, { deployUserName }) => deployUserName ?? t('system'),
  },
  { title: t('note'), dataIndex: 'note', width: 200, ellipsis: true },
];
