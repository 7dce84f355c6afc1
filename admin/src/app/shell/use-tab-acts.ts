import { useLocation, useNavigate } from 'react-router';

import { useTabs } from './tab-store.ts';
import { addressOf, homePath } from './tabs.ts';

/** What may be done with open pages; where the page in front goes, another one comes. */
export interface TabActs {
  close: (value: string) => void;
  closeOthers: (value: string) => void;
  closeAll: () => void;
}

/** The acts on the tabs of this window. */
export function useTabActs(): TabActs {
  const { tabs, close, closeOthers, clear } = useTabs();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    close: (value) => {
      const next = close(value, pathname);
      if (next) void navigate(addressOf(next));
    },
    closeOthers: (value) => {
      const kept = tabs.find((tab) => tab.value === value);
      closeOthers(value);
      if (kept && value !== pathname) void navigate(addressOf(kept));
    },
    closeAll: () => {
      clear();
      void navigate(homePath);
    },
  };
}
