import { CloseOutlined } from '@ant-design/icons';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation.ts';

import { useTabs } from './tab-store.ts';
import { addressOf, isClosable } from './tabs.ts';
import './tab-bar.css';

/** The open pages: one click to return, one to close; a lone one cannot be closed. */
export function TabBar({ labelOf }: { labelOf: (path: string) => string }) {
  const t = useTranslations('shell');
  const { tabs, close } = useTabs();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const named = tabs.map((tab) => ({ ...tab, label: tab.query.name ?? labelOf(tab.value) }));
  const dismiss = (tab: Tab) => {
    const next = close(tab.value, pathname);
    if (next) void navigate(addressOf(next));
  };
  return (
    <nav className="tab-bar" aria-label={t('tabs')}>
      <ul>
        {named.map((tab) => (
          <li key={tab.value} data-active={tab.value === pathname}>
            <Link to={addressOf(tab)} aria-current={tab.value === pathname ? 'page' : undefined}>
              {tab.label}
            </Link>
            {isClosable(tabs) && (
              <button type="button" aria-label={`${t('closeTab')} ${tab.label}`} onClick={() => dismiss(tab)}>
                <CloseOutlined />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
