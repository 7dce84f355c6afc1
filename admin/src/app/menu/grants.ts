import useSWR from 'swr';

import { can, flattenButtons } from '@policy/shared/auth/navigation/permissions.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import type { MenuNode } from './menu.ts';
import { signInCalls, session } from '../site.ts';
import { shapedMenu } from './shaped-menu.ts';

/** What the server lets the person signed in see and do. */
export interface Grants {
  ready: boolean;
  failed: boolean;
  menu: readonly MenuNode[];
  /** Button codes that were granted. */
  buttons: readonly string[];
  can: (code: string) => boolean;
  retry: () => void;
}

type Held = Pick<Grants, 'menu' | 'buttons' | 'can'>;

/** Asks the server for them. */
export async function loadGrants(): Promise<Held> {
  const [rows, buttons] = await Promise.all([signInCalls.menuRoutes(), signInCalls.menuButtons()]);
  const permissions = flattenButtons(buttons);
  return { menu: shapedMenu(rows), buttons: Object.keys(permissions), can: (code) => can(permissions, code) };
}

/** What they are kept by: they are those of a person, in a language. */
export const grantsKey = (locale: Locale) => ['grants', session.user()?.user_id, locale] as const;

const nothing: Held = { menu: [], buttons: [], can: () => false };

/** Menus and button codes of the person signed in, in the reader's language. */
export function useGrants(locale: Locale): Grants {
  const { data, error, mutate } = useSWR<Held, Error>(grantsKey(locale), loadGrants, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    keepPreviousData: true,
  });
  return {
    ready: data !== undefined,
    failed: data === undefined && error !== undefined,
    ...(data ?? nothing),
    retry: () => void mutate(),
  };
}
