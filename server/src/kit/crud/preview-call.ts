import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { previewLink, previewParameter } from '@policy/shared/contract/portal/preview.ts';
import type { FastifyInstance } from 'fastify';

import { shownFields } from '../access/scope.ts';
import { permission, readParameters } from '../routes/route.ts';
import { repositoryOf } from '../rows/repository.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { issuePreviewToken } from '../services/preview-token.ts';

declare module '../services/services.ts' {
  interface Services {
    /** Where the portal of the context's tenant answers, without a slash at its end; null where no address leads to it. */
    portalOf: (context: Context) => Promise<string | null>;
  }
}

/** Calls per minute: enough for whoever looks after every change. */
const perMinute = 60;

/** Adds the call that tells who may view a row where it is seen as on its public page before it is public; none where there is no such page. */
export function addPreview(app: FastifyInstance, entity: Entity) {
  const { publicPage } = entity;
  if (publicPage === undefined) return;
  const config = { guard: permission(`${entity.permissionBase}_view`), perMinute };
  const schema = {
    ...{ tags: [entity.name], response: { 200: previewLink } },
    ...{ querystring: idQuery.partial(), body: idQuery.partial().nullish() },
  };
  app.post(`/${entity.path}/preview`, { config, schema }, async (request) => {
    const { context } = request;
    const { tenantId, locale } = context;
    const row = await repositoryOf(entity, context).get(readParameters(request, idQuery).id);
    // The page tells whatever the public is told: to nobody whose scope shows him less of the row.
    const shown = shownFields(entity, context);
    if (shown && !entity.publicFields?.every((field) => shown.includes(field)))
      throw new Refusal('access.denied');
    const portal = await app.services.portalOf(context);
    if (portal === null) throw new Refusal('preview.noPortal');
    const { token, ends } = issuePreviewToken(app.services, { tenantId, entity: entity.name, id: row.id });
    const query = new URLSearchParams({ id: row.id, [previewParameter]: token });
    const language = locale === 'zh' ? '' : `/${locale}`;
    return { address: `${portal}${language}${publicPage}?${query}`, expiresAt: wireTime(ends) };
  });
}
