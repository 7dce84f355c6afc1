import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import { useActsAtOnce } from './acts-at-once.ts';
import { MenuButton } from './menu-button.tsx';
import '../page/kit.css';

/** Something that can be done with one row. */
export interface Act {
  key: string;
  label: string;
  isDanger?: boolean;
  run: () => void;
}

/** The actions of a row: as many in sight as there is room for, the rest behind one button, and there what takes something away, unless a row offers nothing else. */
export function RowActions({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('kit');
  const shownAtOnce = useActsAtOnce();
  const calm = acts.filter(({ isDanger }) => !isDanger);
  const shown = (calm.length > 0 ? calm : acts).slice(0, shownAtOnce);
  const hidden = acts.filter((act) => !shown.includes(act));
  const items = hidden.map(({ key, label, isDanger, run }) => ({
    key,
    label,
    danger: isDanger ?? false,
    onClick: run,
  }));
  return (
    <span className="kit-row-acts">
      {shown.map(({ key, label, isDanger, run }) => (
        <Button key={key} type="link" size="small" danger={isDanger ?? false} onClick={run}>
          {label}
        </Button>
      ))}
      {items.length > 0 ? (
        <MenuButton
          menu={{ items }}
          type="link"
          size="small"
          icon={<MoreOutlined />}
          aria-label={t('more')}
        />
      ) : null}
    </span>
  );
}
