import { useEffect, useState } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { filterMenu } from '@policy/shared/auth/menu-visibility.ts';

import { useWorkplace } from '../../../kit/session-context.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { useSizeClass } from '../size-class.ts';
import { DialogPart } from './dialog-part.tsx';
import { ToolButton } from './tool-button.tsx';

const overlay = lazyPart(() => import('./menu-search-dialog.tsx'));

/** Finds a menu whose name starts with what is typed: in the bar where there is room, and in an overlay (Ctrl+K). */
export function MenuSearch() {
  const t = useTranslations('tools');
  const sizeClass = useSizeClass();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      {sizeClass === 3 && <MenuAutoComplete />}
      <ToolButton icon={<SearchOutlined />} label={t('search')} onClick={() => setIsOpen(true)} />
      <DialogPart dialog={overlay} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function MenuAutoComplete() {
  const t = useTranslations('menuSearch');
  const { pages } = useWorkplace();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const options = filterMenu(pages, typed).map(({ label, path }) => ({ value: path, label }));
  const open = (path: string) => {
    setTyped('');
    void navigate(path);
  };
  return (
    <AutoComplete
      className="menu-autocomplete"
      value={typed}
      options={options}
      onSearch={setTyped}
      onSelect={open}
      notFoundContent={t('nothing')}
      placeholder={t('placeholder')}
      aria-label={t('placeholder')}
      popupMatchSelectWidth={200}
      defaultActiveFirstOption
    />
  );
}
