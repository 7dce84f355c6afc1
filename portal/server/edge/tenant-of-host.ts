import { LRUCache } from 'lru-cache';
import { z } from 'zod';

interface TenantParts {
  apiOrigin: string;
  /** Tenant of a host that no tenant claims, and while the server does not answer. */
  fallback: string;
  fetch?: typeof fetch;
}

// An answer that is not the host's own says the server's default, and this portal may have another.
const known = z.object({
  data: z.object({ tenantId: z.string().regex(/^\d{6}$/), isDefault: z.literal(false) }),
});
const rememberedMs = 60_000;
const afterFailureMs = 5_000;

/** Tells which tenant's portal a host is; asked of the server at most once a minute per host. */
export function tenantOfHost({ apiOrigin, fallback, fetch: get = fetch }: TenantParts) {
  // Anyone may send any Host: the number of remembered ones is bounded.
  const tenants = new LRUCache<string, string>({ max: 500 });
  const look = async (host: string): Promise<string> => {
    try {
      const url = `${apiOrigin}/api/blade-system/tenant/info?domain=${encodeURIComponent(host)}`;
      const answer = await get(url, { signal: AbortSignal.timeout(3_000) });
      const tenantId = known.safeParse(await answer.json()).data?.data.tenantId ?? fallback;
      tenants.set(host, tenantId, { ttl: rememberedMs });
      return tenantId;
    } catch {
      // Public pages that are kept already have to go on showing while the server is away.
      tenants.set(host, fallback, { ttl: afterFailureMs });
      return fallback;
    }
  };
  return (host: string | undefined): string | Promise<string> => {
    if (!host || !/^[\w.:[\]-]{1,253}$/.test(host)) return fallback;
    return tenants.get(host) ?? look(host);
  };
}
