import useSWR from 'swr';

import type { TenantInfo } from '@policy/shared/client/identity-client.ts';

import { identity } from '../site.ts';

const load = () => identity.tenantOf(window.location.hostname);

/** The tenant of this host; undefined while it is being asked, null where the host has none or nobody answers. */
export function useTenant(): TenantInfo | null | undefined {
  const { data, error } = useSWR<TenantInfo | null, Error>('tenant-info', load, { revalidateOnFocus: false });
  return error ? null : data;
}
