import { Fragment, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { filterMenu } from '@policy/shared/auth/navigation/menu-visibility.ts';

import { focusFirst } from '../../../../kit/page/focus-first.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { MenuPage } from '../../../../kit/page/session-context.tsx';
import { otherMatches } from './other-matches.ts';
import { useOpenPage } from './use-open-page.ts';
import './menu-search-dialog.css';

/** A long menu reaches beyond its box. */
const intoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The overlay 菜单搜索: arrows choose, Enter opens, Esc closes. */
export default function MenuSearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('menuSearch');
  const { pages } = useWorkplace();
  const openPage = useOpenPage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const first = filterMenu(pages, typed);
  const found = [...first, ...otherMatches(pages, typed, first)];
  const open = (page: MenuPage | undefined) => {
    if (!page) return;
    onClose();
    openPage(page);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen((chosen + step + found.length) % Math.max(found.length, 1));
  };
  const search = (text: string) => {
    setTyped(text);
    setChosen(0);
  };
  return (
    <Modal open title={t('title')} footer={t('hint')} onCancel={onClose} className="menu-search">
      <Input
        ref={focusFirst}
        value={typed}
        placeholder={t('placeholder')}
        role="combobox"
        aria-label={t('placeholder')}
        aria-expanded={found.length > 0}
        aria-controls="menu-search-list"
        aria-activedescendant={found.length > 0 ? `menu-search-${chosen}` : undefined}
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
        onPressEnter={() => open(found[chosen])}
      />
      {found.length === 0 && <p role="status">{t('nothing')}</p>}
      <ul id="menu-search-list" role="listbox" aria-label={t('title')}>
        {found.map((page, index) => (
          <Fragment key={page.path}>
            {index === first.length ? (
              <li role="presentation" className="menu-search-others">
                {t('others')}
              </li>
            ) : null}
            <li
              ref={index === chosen ? intoSight : null}
              id={`menu-search-${index}`}
              role="option"
              aria-selected={index === chosen}
              onClick={() => open(page)}
            >
              {page.label}
            </li>
          </Fragment>
        ))}
      </ul>
    </Modal>
  );
}
