import { useEffect, useRef } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { useTabMenu } from './tab-menu-items.ts';
import { useTabLabel } from './tab-label.ts';
import { TabMenu } from './tab-menu.tsx';
import { useTabs } from './tab-store.ts';
import { addressOf, isClosable } from './tabs.ts';
import { useTabActs } from './use-tab-acts.ts';
import './tab-bar.css';

/** The open pages: one click to return, one to close, a right click for more; a lone one cannot be closed. */
export function TabBar({ labelOf }: { labelOf: (path: string) => string }) {
  const t = useTranslations('shell');
  const tabs = useTabs((state) => state.tabs);
  const { close } = useTabActs();
  const menuOf = useTabMenu();
  const { pathname } = useLocation();
  const nameOf = useTabLabel(labelOf);
  const bar = useRef<HTMLUListElement>(null);
  const closing = useRef<string>(undefined);
  // Many open pages reach beyond the bar, and the one that is being read must not be out of sight there.
  useEffect(() => {
    const current = bar.current?.querySelector('[data-active=true]');
    if (!current) return undefined;
    // With the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() =>
      current.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    // The button that closed a tab is gone with it; whoever works by keyboard goes on from the tab in front.
    const isClosed = closing.current !== undefined && !tabs.some(({ value }) => value === closing.current);
    if (isClosed) current.querySelector('a')?.focus({ preventScroll: true });
    closing.current = undefined;
    return () => cancelAnimationFrame(frame);
  }, [pathname, tabs]);
  const closeTab = (value: string) => {
    closing.current = value;
    close(value);
  };
  const named = tabs.map((tab) => ({ ...tab, label: nameOf(tab) }));
  return (
    <div className="tab-bar">
      <nav aria-label={t('tabs')}>
        <ul ref={bar}>
          {named.map((tab) => (
            <Dropdown key={tab.value} trigger={['contextMenu']} menu={menuOf(tab.value)}>
              <li data-active={tab.value === pathname}>
                <Link
                  to={addressOf(tab)}
                  title={tab.label}
                  aria-current={tab.value === pathname ? 'page' : undefined}
                >
                  {tab.label}
                </Link>
                {isClosable(tabs) && (
                  <button
                    type="button"
                    aria-label={`${t('closeTab')} ${tab.label}`}
                    onClick={() => closeTab(tab.value)}
                  >
                    <CloseOutlined />
                  </button>
                )}
              </li>
            </Dropdown>
          ))}
        </ul>
      </nav>
      <TabMenu tabs={named} />
    </div>
  );
}
