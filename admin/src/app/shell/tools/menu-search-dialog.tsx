import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Input, Modal } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { filterMenu } from '@policy/shared/auth/menu-visibility.ts';

import { useWorkplace } from '../../../kit/session-context.tsx';
import './menu-search-dialog.css';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The overlay 菜单搜索: arrows choose, Enter opens, Esc closes. */
export default function MenuSearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('menuSearch');
  const { pages } = useWorkplace();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = filterMenu(pages, typed);
  const open = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    void navigate(path);
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
        autoFocus
        value={typed}
        placeholder={t('placeholder')}
        role="combobox"
        aria-label={t('placeholder')}
        aria-expanded={found.length > 0}
        aria-controls="menu-search-list"
        aria-activedescendant={found.length > 0 ? `menu-search-${chosen}` : undefined}
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
        onPressEnter={() => open(found[chosen]?.path)}
      />
      {found.length === 0 && <p role="status">{t('nothing')}</p>}
      <ul id="menu-search-list" role="listbox" aria-label={t('title')}>
        {found.map(({ label, path }, index) => (
          <li
            key={path}
            id={`menu-search-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => open(path)}
          >
            {label}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
