import type { Config } from '../../config.ts';
import { tenantOf } from '../../accounts/tenant-of.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { hostsIn } from './hosts.ts';

type Told = Pick<Config, 'portalOrigin' | 'portalBasePath' | 'portalTenantId'>;

/**
 * Tells where the portal of a context's tenant answers: at the host that the tenant lists, or at the configured address where
 * that is the tenant's own. Null for a tenant that no address leads to.
 */
export const portalAddress =
  ({ portalOrigin, portalBasePath, portalTenantId }: Told) =>
  async (context: Context): Promise<string | null> => {
    const { tenantId } = context;
    const hosts = hostsIn((await tenantOf(context, tenantId))?.domain);
    const address = new URL(portalOrigin);
    const isOwn = hosts.length === 0 ? tenantId === portalTenantId : hosts.includes(address.hostname);
    if (!isOwn) {
      const [host] = hosts;
      if (host === undefined) return null;
      address.hostname = host;
    }
    return address.origin + portalBasePath;
  };
