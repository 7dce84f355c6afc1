import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import type { TopMenus } from '../menu/top-menus.ts';
import { EntryIcon } from './entry-icon.tsx';
import './top-menu-bar.css';

/** The entries of the top bar; the one in front decides which menus stand at the side, and leads to its page. */
export function TopMenuBar({ entries, chosen, choose }: TopMenus) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  if (entries.length === 0) return null;
  const open = (id: string, path: string | null) => {
    choose(id);
    // An address of this app only: one of another site belongs into a menu, which says how it opens.
    if (path?.startsWith('/')) void navigate(path);
  };
  return (
    <nav className="top-menus" aria-label={t('topMenu')}>
      {entries.map(({ id, name, source, path }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => open(id, path)}>
          <EntryIcon name={source} /> {name}
        </button>
      ))}
    </nav>
  );
}
