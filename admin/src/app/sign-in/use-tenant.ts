import useSWR from 'swr';
import { useLocale } from 'use-intl';

import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';

import { signInCalls } from '../site.ts';

const load = () => signInCalls.tenantOf(window.location.hostname);

/** The tenant of this host; undefined while it is being asked, null where the host has none or nobody answers. */
export function useTenant(): TenantInfo | null | undefined {
  // The answer names roles in the reader's language.
  const { data, error } = useSWR<TenantInfo | null, Error>(['tenant-info', useLocale()], load, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  return error ? null : data;
}

/**
 * The tenant that a sign-in means: the host's, and no other, even where it is still being asked; else what was typed.
 * Undefined where there is neither.
 */
export async function tenantMeant(
  known: TenantInfo | null | undefined,
  typed: string | undefined,
): Promise<string | undefined> {
  const here = known === undefined ? await load() : known;
  return here?.tenantId ?? typed;
}
