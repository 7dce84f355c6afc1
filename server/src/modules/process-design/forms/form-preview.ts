import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { previewedForm } from '@policy/shared/contract/process-design/form-calls.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import {
  formPreviewEntity,
  formPreviewPath,
  previewLink,
  previewParameter,
} from '@policy/shared/contract/portal/preview.ts';
import { translated } from '@policy/shared/forms/translated.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { withOffered } from '../../../forms/dictionaries.ts';
import { permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { issuePreviewToken } from '../../../kit/services/preview-token.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { contentOf, designOf, savedOf } from './form-drafts.ts';

const { path, name, permissionBase } = formDesign;
const tags = [name];
/** Calls per minute: enough for whoever looks after every change. */
const perMinute = 60;

/**
 * A form on the portal's own page before it is published: whoever may view it gets an address that holds for ten minutes, and
 * the page reads by that what was saved last. The address needs no account, shows this form alone and takes nothing in.
 */
export function addFormPreview(app: FastifyInstance): void {
  const { services } = app;
  const link = {
    config: { guard: permission(`${permissionBase}_view`), perMinute },
    schema: {
      ...{ tags, response: { 200: previewLink } },
      ...{ querystring: idQuery.partial(), body: idQuery.partial().nullish() },
    },
  };
  app.post(`/${path}/preview`, link, async (request) => {
    const { context } = request;
    const { tenantId, locale } = context;
    const { id } = await designOf(context, readParameters(request, idQuery).id);
    const portal = await services.portalOf(context);
    if (portal === null) throw new Refusal('preview.noPortal');
    const { token, ends } = issuePreviewToken(services, { tenantId, entity: formPreviewEntity, id });
    const query = new URLSearchParams({ id, [previewParameter]: token });
    const language = locale === 'zh' ? '' : `/${locale}`;
    return { address: `${portal}${language}${formPreviewPath}?${query}`, expiresAt: wireTime(ends) };
  });
  const read = {
    config: { guard: 'public' as const, perMinute },
    schema: { tags, querystring: idQuery, response: { 200: previewedForm } },
  };
  app.get(`/${path}/previewed`, read, async (request) => {
    const { context } = request;
    const { id } = queryOf<{ id: string }>(request);
    const { preview } = context;
    // Whoever brings no token for this form finds none.
    if (preview?.entity !== formPreviewEntity || preview.id !== id) throw new Refusal('row.notFound');
    // The token stands for the right to view it, whoever its holder is.
    const row = found(await repositoryOf(formDesign, context).first(eq(tableOf(formDesign).id, id)));
    const form = await contentOf(context, row, await savedOf(context, id));
    const words = form.texts[context.locale] ?? {};
    return {
      name: context.locale === 'en' ? (row.nameEn ?? row.name) : row.name,
      schema: translated(form.schema, words),
      uiSchema: await withOffered(context, { ...form, uiSchema: translated(form.uiSchema, words) }),
    };
  });
}
