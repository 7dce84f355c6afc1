import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { z } from 'zod';

import type { Context } from '../kit/runtime/context.ts';
import { pathOf, remoteOf } from '../kit/runtime/request-facts.ts';
import { isSilent, maskedParams } from './masking.ts';

/** Tells every call to the log once its answer is out; the caller neither waits for it nor hears of it. */
export function registerApiLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request);
    if (!request.routeOptions.config.unlogged) tell(app, { request, reply, path }, request.context);
    done();
  });
  app.addHook('onClose', () => app.services.logs.close());
}

interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
}

/** A call that no route took has no context. */
function tell(app: FastifyInstance, { request, reply, path }: Answered, context: Context | undefined) {
  app.services.logs.add(apiLog, {
    ...whoseOf(context),
    values: {
      title: titleOf(request),
      method: request.method.slice(0, 10),
      requestUri: path,
      statusCode: reply.statusCode,
      time: Math.round(reply.elapsedTime),
      createBy: context?.actor?.account.slice(0, 50) ?? null,
      traceId: request.id,
      ...remoteOf(request),
      params: isSilent(path) ? null : maskedParams(request.query, request.body),
    },
  });
}

/** Whose row of a log it is: the first tenant keeps what belongs to none. */
export const whoseOf = (context: Context | undefined) => ({
  tenantId: context?.tenantId ?? firstTenantNo,
  userId: context?.actor?.userId ?? null,
});

const tagged = z.object({ tags: z.array(z.string()).min(1) });

function titleOf({ routeOptions: { schema } }: FastifyRequest): string {
  return tagged.safeParse(schema).data?.tags[0] ?? '-';
}
