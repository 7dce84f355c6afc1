import { Suspense, useEffect, useState } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { useTranslations } from 'use-intl';

import { FailureBoundary } from '../../../errors/failure-boundary.tsx';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { useSizeClass } from '../../../../kit/page/size-class.ts';
import { DialogPart } from '../dialog-part.tsx';
import { ToolButton } from '../tool-button.tsx';

const MenuAutoComplete = lazyPart(() => import('./menu-auto-complete.tsx'));
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
      {sizeClass === 3 && (
        <FailureBoundary around={() => null}>
          <Suspense fallback={<span className="menu-autocomplete" />}>
            <MenuAutoComplete />
          </Suspense>
        </FailureBoundary>
      )}
      <ToolButton icon={<SearchOutlined />} label={t('search')} onClick={() => setIsOpen(true)} />
      <DialogPart dialog={overlay} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
