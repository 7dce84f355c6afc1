import {
  correctAccountInput,
  declareInput,
  draftInput,
  earlierAnswersView,
  resubmitInput,
  reuseInput,
  withdrawInput,
} from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { idQuery, idsSent } from '@policy/shared/contract/kit/shapes.ts';
import { wireDraft, answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { releaseFiles } from '../../../forms/stored-files.ts';
import { crudModule } from '../../../kit/crud/crud-module.ts';
import { bodyOf, describedOnly, idsOf, queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { assertDuty } from '../../../membership/applicant.ts';
import { signingOf } from '../../../signing/signing.ts';
import { openBankAccount } from '../bank-account.ts';
import { beginDraft, ownApplication } from './draft.ts';
import { earlierAnswers, reuseAnswers } from './earlier-answers.ts';
import { submitApplication, resubmit, withdraw } from './submit-application.ts';
import { completeBy } from '../moves/open-task.ts';
import { notEditable, saveDraft } from './save-draft.ts';

const tags = [application.name];
const response = { 200: answeredRow(application) };

/** Applications as their companies write them: begin, save, hand in, correct, take back. */
export const applicationModule = (workflow: Workflow): Module =>
  crudModule(application, {
    verbs: ['list', 'detail'],
    openings: { bankAccountMasked: openBankAccount },
    routes: (app) => {
      const act = actsOf(app);
      const handIn = { workflow, signing: signingOf(app.services) };
      act('draft', { body: draftInput }, beginDraft);
      act('declare', { body: declareInput, asksLevel: true }, (context, input) =>
        submitApplication(context, handIn, input),
      );
      act('reuseAnswers', { body: reuseInput }, (context, { id }) => reuseAnswers(context, id));
      act('withdraw', { body: withdrawInput, asksLevel: true }, (context, input) =>
        withdraw(context, workflow, input),
      );
      act('resubmit', { body: resubmitInput, asksLevel: true }, (context, input) =>
        resubmit(context, handIn, input),
      );
      act(
        'correctAccount',
        { body: correctAccountInput, asksLevel: true },
        async (context, { id, ...variables }) => {
          const row = await ownApplication(context, id);
          if (row.status !== 'pay_failed') throw notEditable(context, row);
          await completeBy(context, workflow, { row, effect: 'application.correctAccount', variables });
          return ownApplication(context, id);
        },
      );
      addEarlier(app);
      addSave(app);
      addRemove(app);
    },
  });

/** A call of the applicant: one transaction, once per idempotency key. */
function actsOf(app: FastifyInstance) {
  return <Input extends z.ZodType>(
    name: string,
    { body, asksLevel = false }: { body: Input; asksLevel?: boolean },
    work: (context: Context, input: z.output<Input>) => Promise<object>,
  ) => {
    app.post(
      `/${application.path}/${name}`,
      { config: { guard: 'signedIn', asksLevel }, schema: { tags, body, response } },
      (request) => writeOnce(request, (context) => work(context, bodyOf<z.output<Input>>(request))),
    );
  };
}

function addEarlier(app: FastifyInstance) {
  const schema = { tags, querystring: idQuery, response: { 200: earlierAnswersView.nullable() } };
  app.get(`/${application.path}/earlierAnswers`, { config: { guard: 'signedIn' }, schema }, (request) =>
    earlierAnswers(request.context, queryOf<{ id: string }>(request).id),
  );
}

function addSave(app: FastifyInstance) {
  const schema = { tags, body: wireDraft(application), response };
  app.post(
    `/${application.path}/submit`,
    { config: { guard: 'signedIn' }, schema, validatorCompiler: describedOnly },
    (request) => writeOnce(request, (context) => saveDraft(context, app.services, request.body)),
  );
}

/** An applicant may throw his drafts away; nothing that was handed in can be removed. */
function addRemove(app: FastifyInstance) {
  app.post(
    `/${application.path}/remove`,
    {
      config: { guard: 'signedIn' },
      schema: { tags, ...idsSent, response: { 200: z.null() } },
    },
    (request) =>
      writeOnce(request, async (context) => {
        const ids = idsOf(request);
        assertDuty(context, 'preparer');
        const repository = repositoryOf(application, context);
        const rows = await repository.allOf(ids);
        for (const row of rows) {
          const own = await ownApplication(context, row.id);
          if (own.status !== 'draft') throw notEditable(context, own);
        }
        await repository.remove(ids);
        await releaseFiles(
          context,
          rows.map(({ formData }) => formData),
        );
        return null;
      }),
  );
}
