import { previewClaim, previewHeader } from '@policy/shared/contract/portal/preview.ts';
import type { FastifyRequest } from 'fastify';

import type { Preview } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { holdsPreviewToken } from '../kit/services/preview-token.ts';

/**
 * The row that a call may see before it is public, by the preview token that it brings. Only reads that are open to everybody
 * look at one; there, one that does not hold is refused, so that nobody takes what he sees for the preview that he asked for.
 */
export function previewOf({
  headers,
  method,
  routeOptions,
  context,
  server,
}: FastifyRequest): Preview | undefined {
  const said = headers[previewHeader];
  if (typeof said !== 'string' || method !== 'GET' || routeOptions.config.guard !== 'public')
    return undefined;
  const { data: claim } = previewClaim.safeParse(Object.fromEntries(new URLSearchParams(said)));
  if (!claim || !holdsPreviewToken(server.services, { ...claim, tenantId: context.tenantId }))
    throw new Refusal('preview.over');
  return { entity: claim.entity, id: claim.id };
}
