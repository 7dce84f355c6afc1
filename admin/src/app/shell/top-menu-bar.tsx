import { useTranslations } from 'use-intl';

import { EntryIcon } from './entry-icon.tsx';
import type { TopMenus } from './top-menus.ts';
import './top-menu-bar.css';

/** The entries of the top bar; the one in front decides which menus stand at the side. */
export function TopMenuBar({ entries, chosen, choose }: TopMenus) {
  const t = useTranslations('shell');
  if (entries.length === 0) return null;
  return (
    <nav className="top-menus" aria-label={t('topMenu')}>
      {entries.map(({ id, name, source }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
          <EntryIcon name={source} /> {name}
        </button>
      ))}
    </nav>
  );
}
