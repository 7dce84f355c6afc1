import { useState } from 'react';
import { Input, Menu } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

import { useTabMenu } from './tab-menu-items.ts';
import { addressOf, searchTabs } from './tabs.ts';

/** What the tab menu holds: a search over the open pages, and what may be done with the one in front. */
export default function TabMenuPanel({ tabs, onChosen }: { tabs: readonly Tab[]; onChosen: () => void }) {
  const t = useTranslations('tabMenu');
  const [typed, setTyped] = useState('');
  const { pathname } = useLocation();
  const menuOf = useTabMenu();
  return (
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
            <Link to={addressOf(tab)} onClick={onChosen}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      <Menu {...menuOf(pathname)} selectable={false} onClick={onChosen} />
    </div>
  );
}
