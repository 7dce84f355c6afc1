import useSWR from 'swr';
import { z } from 'zod';

import { http } from '../site.ts';

const account = z.object({ account: z.string(), password: z.string(), name: z.string() });
const tenantInfo = z.object({
  tenantId: z.string().nullish(),
  /** Listed in demonstration mode only. */
  accounts: z.array(account).nullish(),
});

/** What the server says before anyone has signed in. */
export type TenantInfo = z.output<typeof tenantInfo>;

async function load(): Promise<TenantInfo> {
  const query = { domain: window.location.hostname };
  const answer = await http.get<unknown>('blade-system/tenant/info', query, { anonymous: true, quiet: true });
  return tenantInfo.safeParse(answer).data ?? {};
}

/** The tenant of this host; undefined while it is being asked, without an id where the host has none. */
export function useTenant(): TenantInfo | undefined {
  const { data, error } = useSWR<TenantInfo, Error>('tenant-info', load, { revalidateOnFocus: false });
  return error ? {} : data;
}
