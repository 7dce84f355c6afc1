import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import {
  formHistoryQuery,
  formVersionDetail,
  formVersionRow,
  savedDesign,
} from '@policy/shared/contract/process-design/form-calls.ts';
import { idQuery, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { savedOf, saveDraft } from './form-drafts.ts';
import { refuseForApplicants } from './form-users.ts';
import { formHistory, formVersion } from './form-history.ts';

const at = `/${formDesign.path}/history`;
const tags = [formDesign.name];
const view = { guard: permission(`${formDesign.permissionBase}_view`) };
const edit = { guard: permission(`${formDesign.permissionBase}_edit`) };
const named = { body: idQuery.partial().nullish(), querystring: idQuery.partial() };

/** The versions of a form: which of them counts, and taking one up again. */
export function addHistory(app: FastifyInstance) {
  const list = {
    tags,
    querystring: pagingQuery.extend(formHistoryQuery.shape),
    response: { 200: pageOf(formVersionRow) },
  };
  app.get(`${at}/list`, { config: view, schema: list }, (request) => {
    const query = queryOf<{ formId: string }>(request);
    return formHistory(request.context, { ...pagingOf(query), formId: query.formId });
  });
  const detail = { tags, querystring: idQuery, response: { 200: formVersionDetail } };
  app.get(`${at}/detail`, { config: view, schema: detail }, (request) =>
    formVersion(request.context, queryOf<{ id: string }>(request).id),
  );
  const main = { tags, ...named, response: { 200: z.null() } };
  app.post(`${at}/setMainVersion`, { config: edit, schema: main }, (request) => {
    const { id } = readParameters(request, idQuery);
    return writeOnce(request, async (context) => {
      const { formId, formKey: key, uiSchema, version } = await formVersion(context, id);
      await refuseForApplicants(context, { key, uiSchema });
      await repositoryOf(formDesign, context).update(formId, { mainVersion: version });
      return null;
    });
  });
  const restore = { tags, ...named, response: { 200: savedDesign } };
  app.post(`${at}/restore`, { config: edit, schema: restore }, (request) => {
    const { id } = readParameters(request, idQuery);
    return writeOnce(request, async (context) => {
      const { formId, schema, uiSchema, texts } = await formVersion(context, id);
      const rev = (await savedOf(context, formId))?.rev ?? 0;
      return { rev: await saveDraft(context, { id: formId, rev, content: { schema, uiSchema, texts } }) };
    });
  });
}
