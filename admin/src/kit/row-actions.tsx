import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
import { useTranslations } from 'use-intl';

import { useNarrowPlace } from './narrow-place.ts';

/** Something that can be done with one row. */
export interface Act {
  key: string;
  label: string;
  isDanger?: boolean;
  run: () => void;
}

const mostAtOnce = 3;

/** The actions of a row: three in sight, the rest behind one button; where there is no room, all of them. */
export function RowActions({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('kit');
  const shownAtOnce = useNarrowPlace() ? 0 : mostAtOnce;
  const hidden = acts.slice(shownAtOnce);
  const items = hidden.map(({ key, label, isDanger, run }) => ({
    key,
    label,
    danger: isDanger ?? false,
    onClick: run,
  }));
  return (
    <Space size={0}>
      {acts.slice(0, shownAtOnce).map(({ key, label, isDanger, run }) => (
        <Button key={key} type="link" size="small" danger={isDanger ?? false} onClick={run}>
          {label}
        </Button>
      ))}
      {items.length > 0 ? (
        <Dropdown menu={{ items }} trigger={['click']}>
          <Button type="link" size="small" icon={<MoreOutlined />} aria-label={t('more')} />
        </Dropdown>
      ) : null}
    </Space>
  );
}
