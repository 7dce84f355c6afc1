import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { commentView } from '@policy/shared/contract/application/calls.ts';
import { z } from 'zod';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { applicationFileModule } from './application-file.ts';
import { applicationModule } from './submission/application.ts';
import { caseModule } from './case/case-view.ts';
import { commentsOf } from './case/case-parts.ts';
import { applyCheckRoutes } from './submission/apply-check-routes.ts';
import { companyLists } from './company-lists.ts';
import { companyTasks } from './company-tasks.ts';
import { formNamesModule } from './forms/form-names.ts';
import { objectionModule } from './objection.ts';
import { paymentModule } from './payment.ts';
import { phoneModule } from './phone/phone-module.ts';
import type { StoreUpload } from './phone/phone-upload.ts';
import { progressModule } from './case/progress.ts';
import { signaturesModule } from './signing/read-signatures.ts';

const commentQuery = z.looseObject({ projectId: z.string() });

/** What officers said about an application, as its applicant may read it. */
const commentList: Module = (app) => {
  const schema = {
    tags: [applicationComment.name],
    querystring: commentQuery,
    response: { 200: z.array(commentView) },
  };
  app.get(`/${application.path}/listComment`, { config: { guard: 'signedIn' }, schema }, async (request) => {
    const { projectId } = queryOf<{ projectId: string }>(request);
    return commentsOf(request.context, await repositoryOf(application, request.context).get(projectId));
  });
};

/** Everything about applications, driven by the engine. */
export const applicationModules = (workflow: Workflow, store: StoreUpload): readonly Module[] => [
  applicationModule(workflow),
  applicationFileModule,
  phoneModule(store),
  caseModule(workflow),
  signaturesModule,
  commentList,
  applyCheckRoutes,
  companyLists,
  companyTasks,
  formNamesModule,
  progressModule,
  objectionModule(workflow),
  paymentModule(workflow),
];
