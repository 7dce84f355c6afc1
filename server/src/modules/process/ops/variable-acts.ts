import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { variableName } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { interventions } from './intervene.ts';

/** The process as it was when its variables were read. */
const seen = { name: variableName, rev: z.coerce.number().int() };

/** Operations staff mend the variables of a process: what they were and are stands in the log, with who did it and why. */
export const variableOperations =
  (workflow: Workflow): Module =>
  (app) => {
    const add = interventions(app, workflow);
    add({
      ...{ name: 'setVariable', right: 'set_variable', about: ['process'] },
      input: z.object({ ...seen, value: jsonValue }),
      work: async (context, { instanceId }, { name, value, rev, comment }) => {
        const before = await valueOf(context, workflow, { instanceId, name });
        const said = { instanceId, name, value, rev, comment };
        const done = await workflow.setVariable(context, said, 'operator');
        context.afterCommit(() => noteChange(app, context, { ...said, before }));
        return done;
      },
    });
    add({
      ...{ name: 'removeVariable', right: 'set_variable', about: ['process'], input: z.object(seen) },
      work: async (context, { instanceId }, { name, rev, comment }) => {
        const before = await valueOf(context, workflow, { instanceId, name });
        const said = { instanceId, name, rev, comment };
        const done = await workflow.removeVariable(context, said, 'operator');
        context.afterCommit(() => noteChange(app, context, { ...said, before }));
        return done;
      },
    });
  };

interface Changed {
  instanceId: string;
  name: string;
  comment: string;
  before: unknown;
  /** Nothing of one that was removed. */
  value?: unknown;
}

async function valueOf(
  context: Context,
  { operations }: Workflow,
  { instanceId, name }: { instanceId: string; name: string },
): Promise<unknown> {
  const { variables } = await operations.variablesOf(context, instanceId);
  return variables.find((variable) => variable.name === name)?.value;
}

const longestValue = 600;
const shown = (value: unknown): string =>
  value === undefined ? '—' : JSON.stringify(value).slice(0, longestValue);

function noteChange(
  { services }: FastifyInstance,
  { tenantId, actor, remoteIp }: Context,
  { instanceId, name, comment, before, value }: Changed,
): void {
  const { userId, account } = found(actor);
  const logData = [instanceId, name, `${shown(before)} → ${shown(value)}`, comment]
    .join(' | ')
    .slice(0, 2000);
  services.logs.add(usualLog, {
    ...{ tenantId, userId },
    values: { logLevel: 'warn', logId: 'process.variable', createBy: account, remoteIp, logData },
  });
}
