import type { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { failureOf } from '@policy/shared/node/failure.ts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../kit/runtime/context.ts';
import type { LogRow } from '../kit/runtime/log-sink.ts';
import { pathOf } from '../kit/runtime/request-facts.ts';
import { whoseOf } from './api-log.ts';

/** A failure of our own for the error log: what and where, without the values that it failed on. */
export const failureRow = (error: Error, request: FastifyRequest): LogRow<typeof errorLog> =>
  rowOf(error, request, request.context);

function rowOf(error: Error, request: FastifyRequest, context: Context | undefined) {
  const { type, message, stack } = failureOf(error);
  const { tenantId, userId } = whoseOf(context);
  return {
    tenantId,
    values: {
      source: 'server',
      type: type.slice(0, 50),
      message: message.slice(0, 2000),
      url: pathOf(request),
      userId,
      traceId: request.id,
      statusCode: 500,
      method: request.method,
      time: '',
      info: '',
      stack: stack.slice(0, 8000),
    },
  };
}
