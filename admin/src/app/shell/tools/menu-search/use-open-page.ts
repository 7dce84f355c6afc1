import { useNavigate } from 'react-router';

import { siteHref } from '../../../../kit/page/base-path.ts';
import type { MenuPage } from '../../../../kit/page/session-context.tsx';

/** Goes to a page of the menu, in a window of its own where its menu asks for one. */
export function useOpenPage(): (page: MenuPage) => void {
  const navigate = useNavigate();
  return ({ path, isOpen }) => {
    if (isOpen) window.open(siteHref(path), '_blank', 'noopener');
    else void navigate(path);
  };
}
