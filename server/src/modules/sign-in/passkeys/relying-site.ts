import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import type { SiteKey } from '@policy/shared/auth/storage/site.ts';
import type { FastifyRequest } from 'fastify';

import { tenantOf } from '../../../accounts/tenant-of.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { hostToldOf } from '../../../kit/runtime/request-facts.ts';

/** A site as devices know it: they give a key to no page of another origin. */
export interface RelyingSite {
  origin: string;
  rpId: string;
}

/**
 * The site whose page makes a call: the configured one, or that of a host which the tenant lists as its own and a trusted
 * proxy tells. Any other host is refused, so that nobody leads people to keys for an address of his own.
 */
export async function relyingSite(request: FastifyRequest, site: SiteKey): Promise<RelyingSite> {
  const { portalOrigin, adminOrigin } = request.server.services.config;
  const configured = new URL(site === siteKeys.portal ? portalOrigin : adminOrigin);
  const told = hostToldOf(request);
  if (told === null || told === configured.host)
    return { origin: configured.origin, rpId: configured.hostname };
  const own = `${request.protocol}://${told}`;
  if (!URL.canParse(own)) throw new Refusal('passkey.site');
  const { origin, hostname } = new URL(own);
  const tenant = await tenantOf(request.context, request.context.tenantId);
  const hosts = (tenant?.domain ?? '').toLowerCase().replaceAll(' ', '').split(',');
  if (!hosts.includes(hostname)) throw new Refusal('passkey.site');
  return { origin, rpId: hostname };
}
