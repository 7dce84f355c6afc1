import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import { mostClaims } from '@policy/shared/contract/workflow/inbox.ts';
import { z } from 'zod';

import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { describedOnly } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { eachAlone } from '../../kit/transaction/each-alone.ts';
import type { Workflow } from '../../workflow/index.ts';

/** Claiming many tasks in one go: what somebody else has taken by then says so, and the others are claimed. */
export const claimManyModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: ['workflow'], ...idLists('taskIds'), response: { 200: z.array(rowResult) } };
    app.post(
      '/blade-workflow/process/claimTasks',
      { config: { guard: 'signedIn' }, schema, validatorCompiler: describedOnly },
      (request) => {
        const ids = idsNamed(request, 'taskIds');
        if (ids.length === 0) throw new Refusal('row.notFound');
        if (ids.length > mostClaims) throw new Refusal('workflow.tooMany', { most: mostClaims });
        return eachAlone(request.context, ids, (inside, taskId) => workflow.claim(inside, { taskId }));
      },
    );
  };
