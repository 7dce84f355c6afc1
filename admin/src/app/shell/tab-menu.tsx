import { useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Input, Menu, Popover } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation.ts';

import { useTabMenu } from './tab-menu-items.ts';
import { addressOf, searchTabs } from './tabs.ts';

/** The menu at the end of the tab bar: a search over the open pages, and what may be done with them. */
export function TabMenu({ tabs }: { tabs: readonly Tab[] }) {
  const t = useTranslations('tabMenu');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { pathname } = useLocation();
  const menuOf = useTabMenu();
  const close = () => setIsOpen(false);
  const content = (
    <div className="tab-menu">
      <Input
        allowClear
        value={typed}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {searchTabs(tabs, typed).map((tab) => (
          <li key={tab.value}>
            <Link to={addressOf(tab)} onClick={close}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      <Menu {...menuOf(pathname)} selectable={false} onClick={close} />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" open={isOpen} onOpenChange={setIsOpen} content={content}>
      <Button type="text" className="tab-menu-button" icon={<DownOutlined />} aria-label={t('open')} />
    </Popover>
  );
}
