import type { TopMenu } from '@policy/shared/client/sign-in-client.ts';

/** The entry of the top bar that was in front last, and the page that was read under it. */
export interface LastTop {
  chosen: string;
  page: string;
}

/** A page in front, and the menu that it belongs to; one such as the home page belongs to none. */
export interface Visit {
  page: string;
  menu: string | undefined;
}

/**
 * Id of the entry in front: the one chosen on this page. Coming from another page it is one that holds this page's
 * menu, the last one before all others; a page that none holds leaves the last one where it is.
 */
export function topInFront(entries: readonly TopMenu[], last: LastTop, { page, menu }: Visit): string {
  const known = entries.filter(({ id }) => id === last.chosen);
  const holders = [...known, ...entries].filter(({ menuCodes }) => menu && menuCodes.includes(menu));
  const byRank = last.page === page ? [...known, ...holders] : [...holders, ...known];
  return [...byRank, ...entries][0]?.id ?? '';
}
