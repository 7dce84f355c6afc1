import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import { leaveDays, leaveSpan, startLeaveInput } from '@policy/shared/contract/desk/leave.ts';
import { answeredRow, wireDraft } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import {
  describedOnly,
  permission,
  queryOf,
  readParameters,
  submittedOf,
} from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { asParticipant } from './as-participant.ts';
import { daysOff } from './days-off.ts';
import { startLeave } from './start-leave.ts';

const { path, permissionBase } = leave;
const tags = [leave.name];
const adds = { guard: permission(`${permissionBase}_add`) };
/** A leave is read by its own id; other clients of the family call it `businessId`. */
const one = z.looseObject({ id: z.string().optional(), businessId: z.string().optional() });

/** Leaves: written, handed in with the process that decides on them, and read by whoever takes part in it. */
export const leaveModule = (workflow: Workflow): Module =>
  crudModule(leave, {
    verbs: ['list', 'submit', 'remove'],
    routes: (app) => {
      addDetail(app, workflow);
      addDays(app);
      addStart(app, workflow);
    },
  });

function addDetail(app: FastifyInstance, workflow: Workflow): void {
  const schema = { tags, querystring: one, response: { 200: answeredRow(leave) } };
  app.get(`/${path}/detail`, { config: { guard: 'signedIn' }, schema }, async (request) => {
    const { id, businessId } = queryOf<z.output<typeof one>>(request);
    return toWire(leave, await readable(request.context, workflow, found(businessId ?? id)));
  });
}

/** One that the caller may read: his own, within what he was granted, or one in whose process he takes part. */
async function readable(context: Context, workflow: Workflow, id: string) {
  const own = await repositoryOf(leave, context).find(id);
  if (own) return own;
  const row = found(await repositoryOf(leave, asParticipant(context)).find(id));
  await workflow.instanceDetail(context, found(row.processInstanceId));
  return row;
}

function addDays(app: FastifyInstance): void {
  const schema = { tags, querystring: leaveSpan, response: { 200: leaveDays } };
  app.get(`/${path}/days`, { config: adds, schema }, async (request) => {
    const { days, workdays } = await daysOff(request.context, queryOf<z.output<typeof leaveSpan>>(request));
    return { days, workdays: [...workdays] };
  });
}

function addStart(app: FastifyInstance, workflow: Workflow): void {
  const body = wireDraft(leave).extend(startLeaveInput.shape);
  const schema = { tags, body, response: { 200: answeredRow(leave) } };
  app.post(
    `/${path}/start-process`,
    { config: adds, schema, validatorCompiler: describedOnly },
    (request) => {
      const said = readParameters(request, startLeaveInput);
      const sent = submittedOf(request);
      return writeOnce(request, async (context) =>
        toWire(leave, await startLeave(context, workflow, { said, sent })),
      );
    },
  );
}
