import { DownOutlined } from '@ant-design/icons';
import { useTranslations } from 'use-intl';

import { MenuButton } from './menu-button.tsx';

interface ToolMenuProps {
  tools: readonly { key: string; label: string; run: () => void }[];
}

/** Tools on the rows that were chosen which are wanted now and then, behind one button; none make none. */
export function ToolMenu({ tools }: ToolMenuProps) {
  const t = useTranslations('kit');
  if (tools.length === 0) return null;
  const items = tools.map(({ key, label, run }) => ({ key, label, onClick: run }));
  return (
    <MenuButton menu={{ items }} icon={<DownOutlined />} iconPosition="end">
      {t('more')}
    </MenuButton>
  );
}
