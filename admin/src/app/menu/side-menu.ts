import useSWR from 'swr';

import type { Locale } from '@policy/shared/messages/kit.ts';

import { entryOf } from './menu.ts';
import type { MenuNode } from './menu.ts';
import { useTopMenus } from './top-menus.ts';
import type { TopMenus } from './top-menus.ts';
import { shapedMenu } from './shaped-menu.ts';
import { signInCalls, session } from '../site.ts';

interface SideMenu {
  menu: readonly MenuNode[];
  tops: TopMenus;
}

/** The menus to show at the side of a page: all that were granted, or those of the top entry in front. */
export function useSideMenu(granted: readonly MenuNode[], locale: Locale, page: string): SideMenu {
  const tops = useTopMenus({ page, menu: entryOf(granted, page)?.code });
  const key = tops.chosen ? ['side-menu', session.user()?.user_id, locale, tops.chosen] : null;
  const load = async () => shapedMenu(await signInCalls.menuRoutes(tops.chosen));
  const { data } = useSWR<MenuNode[], Error>(key, load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  if (!tops.ready) return { menu: [], tops };
  return { menu: tops.chosen ? (data ?? []) : granted, tops };
}
