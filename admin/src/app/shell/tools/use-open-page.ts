import { useNavigate } from 'react-router';

import type { MenuPage } from '../../../kit/session-context.tsx';

/** Goes to a page of the menu, in a window of its own where its menu asks for one. */
export function useOpenPage(): (page: MenuPage) => void {
  const navigate = useNavigate();
  return ({ path, isOpen }) => {
    if (isOpen) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
}
