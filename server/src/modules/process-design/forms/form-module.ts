import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import {
  changeCategoryInput,
  copyFormInput,
  formDraftView,
  formUser,
  importFormInput,
  publishFormInput,
  publishedForm,
  savedDesign,
  saveDesignInput,
} from '@policy/shared/contract/process-design/form-calls.ts';
import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { describedOnly, idsOf, permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { addEditing } from '../editing/editing-call.ts';
import { designOf, saveDraft } from './form-drafts.ts';
import { addFormPreview } from './form-preview.ts';
import { usersOf } from './form-users.ts';
import { addHistory } from './history-calls.ts';
import { publishForm } from './publish-form.ts';

const { path, name, permissionBase } = formDesign;
const tags = [name];
const viewing = { config: { guard: permission(`${permissionBase}_view`) } };
const editing = { config: { guard: permission(`${permissionBase}_edit`) } };

/** Forms as they are filed, what they ask, and their versions. */
export const formModule: Module = crudModule(formDesign, {
  routes: (app) => {
    addReads(app);
    addDesigning(app);
    addFiling(app);
    addHistory(app);
    addFormPreview(app);
    addEditing(app, formDesign);
  },
});

function addReads(app: FastifyInstance) {
  const design = { tags, querystring: idQuery, response: { 200: formDraftView } };
  app.get(`/${path}/design`, { ...viewing, schema: design }, (request) =>
    designOf(request.context, queryOf<{ id: string }>(request).id),
  );
  const users = { tags, querystring: idQuery, response: { 200: z.array(formUser) } };
  app.get(`/${path}/usedBy`, { ...viewing, schema: users }, (request) =>
    usersOf(request.context, queryOf<{ id: string }>(request).id),
  );
}

/** The draft is kept as often as it changes, and becomes a version when it is whole. */
function addDesigning(app: FastifyInstance) {
  const described = { ...editing, validatorCompiler: describedOnly };
  const save = { tags, body: saveDesignInput.partial(), response: { 200: savedDesign } };
  app.post(`/${path}/saveDesign`, { ...described, schema: save }, (request) => {
    const { id, rev, ...content } = readParameters(request, saveDesignInput);
    return writeOnce(request, async (context) => ({ rev: await saveDraft(context, { id, rev, content }) }));
  });
  const publish = { tags, body: publishFormInput.partial(), response: { 200: publishedForm } };
  app.post(`/${path}/publish`, { ...described, schema: publish }, (request) => {
    const asked = readParameters(request, publishFormInput);
    return writeOnce(request, (context) => publishForm(context, asked));
  });
}

function addFiling(app: FastifyInstance) {
  const change = { tags, body: changeCategoryInput.partial(), response: { 200: z.null() } };
  app.post(
    `/${path}/changeCategory`,
    { ...editing, validatorCompiler: describedOnly, schema: change },
    (request) => {
      const { categoryId } = readParameters(request, changeCategoryInput);
      return writeOnce(request, async (context) => {
        const designs = repositoryOf(formDesign, context);
        const rows = await designs.allOf(idsOf(request));
        const changes = { categoryId };
        await designs.updateMany(rows.map(({ id, version }) => ({ id, version, changes })));
        return null;
      });
    },
  );
  const made = z.object({ id: z.string() });
  const copy = { tags, body: copyFormInput.partial(), response: { 200: made } };
  app.post(
    `/${path}/copy`,
    {
      config: { guard: permission(`${permissionBase}_add`) },
      ...{ validatorCompiler: describedOnly, schema: copy },
    },
    (request) => {
      const { id, ...named } = readParameters(request, copyFormInput);
      return writeOnce(request, async (context) => {
        const { schema, uiSchema, texts } = await designOf(context, id);
        const { categoryId } = await repositoryOf(formDesign, context).get(id);
        return addDesigned(context, { ...named, categoryId }, { schema, uiSchema, texts });
      });
    },
  );
  const taken = { tags, body: importFormInput.partial(), response: { 200: made } };
  app.post(
    `/${path}/importDesign`,
    {
      config: { guard: permission(`${permissionBase}_add`) },
      ...{ validatorCompiler: describedOnly, schema: taken },
    },
    (request) => {
      const { schema, uiSchema, texts, ...named } = readParameters(request, importFormInput);
      return writeOnce(request, (context) => addDesigned(context, named, { schema, uiSchema, texts }));
    },
  );
}

/** Files a new form, whose draft asks this, inside the open transaction. */
async function addDesigned(context: Context, named: Record<string, unknown>, content: FormContent) {
  const { values } = readSubmission(formDesign, named, context);
  const { id } = await repositoryOf(formDesign, context).insert(values);
  await saveDraft(context, { id, rev: 0, content });
  return { id };
}
