import { reasons } from '@policy/shared/contract/kit/readable.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { z } from 'zod';

import { bodyOf, permission } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../workflow/index.ts';

const input = z.object({ applicationId: z.uuid(), reason: reasons(2000) });

/** Records an objection that came in under its author's name: the case leaves publicity and is looked into. */
export const objectionModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = {
      tags: [publicityList.name],
      body: input,
      response: { 200: z.null() },
    };
    app.post(
      `/${publicityList.path}/objection`,
      { config: { guard: permission('gongshi_objection') }, schema },
      (request) =>
        writeOnce(request, async (context) => {
          const { applicationId, reason } = bodyOf<z.output<typeof input>>(request);
          const row = await repositoryOf(application, context).get(applicationId);
          if (row.status !== 'publicising' || row.processInstanceId === null)
            throw new Refusal('application.objectionClosed');
          const instanceId = row.processInstanceId;
          const [offer] = await workflow.offersOf(context, {
            instanceId,
            effect: 'application.recordObjection',
          });
          if (!offer) throw new Refusal('application.objectionClosed');
          const { nodeId, outcome } = offer;
          await workflow.trigger(context, { instanceId, nodeId, outcome, comment: reason }, 'any');
          return null;
        }),
    );
  };
