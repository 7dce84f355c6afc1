import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

/** Collapses and expands the side menu. */
export function MenuToggle({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const t = useTranslations('shell');
  return (
    <Button
      type="text"
      icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      aria-label={t(collapsed ? 'expand' : 'collapse')}
      aria-expanded={!collapsed}
      onClick={onToggle}
    />
  );
}
