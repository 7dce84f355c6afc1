import { useLocation } from 'react-router';

import { useLanguage } from '../locale.tsx';
import { useGrants } from './grants.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { pageAt } from './page-at.ts';

/** The page that a menu of the server puts at this address, where no route of ours has it. */
export function MenuScreen() {
  const { pathname } = useLocation();
  const { menu } = useGrants(useLanguage().locale);
  const page = pageAt(menu, pathname);
  return page ? <GuardedScreen route={page} /> : null;
}
