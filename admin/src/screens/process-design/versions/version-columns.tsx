import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { StateTag } from '../../../kit/values/state-tag.tsx';
import type { useDesignWords } from '../use-design-words.ts';

type Words = ReturnType<typeof useDesignWords>;
type VersionColumn = KitColumn<DeployedVersion>;

/** What is told of a version in every list, the classic engine's too: its number, whether it can be started, and since when it is there. */
export const commonColumns = (t: Words): Record<'version' | 'state' | 'deployedAt', VersionColumn> => ({
  version: { title: t('version'), dataIndex: 'version', width: 80, sorter: false },
  state: {
    ...{ title: t('state'), dataIndex: 'isSuspended', width: 90 },
    render: (_, { isSuspended }) =>
      isSuspended === 1 ? (
        <StateTag tone="attention" text={t('suspended')} />
      ) : (
        <StateTag tone="good" text={t('active')} />
      ),
  },
  deployedAt: { title: t('deployedAt'), dataIndex: 'deployTime', width: 170 },
});

/** What is told of every version where this product's own lists show it. */
export const versionColumns = (t: Words): VersionColumn[] => {
  const common = commonColumns(t);
  return [
    common.version,
    {
      ...{ title: t('main'), dataIndex: 'isMain', width: 100 },
      render: (_, { isMain }) => (isMain === 1 ? <StateTag tone="good" text={t('isMain')} /> : '—'),
    },
    common.state,
    { title: t('instances'), dataIndex: 'instances', width: 100 },
    common.deployedAt,
    {
      ...{ title: t('deployedBy'), dataIndex: 'deployUserName', width: 120 },
      render: (_, { deployUserName }) => deployUserName ?? t('system'),
    },
    { title: t('note'), dataIndex: 'note', width: 200, ellipsis: true },
  ];
};
