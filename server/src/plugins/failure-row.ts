import type { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../kit/context.ts';
import type { LogRow } from '../kit/log-sink.ts';
import { pathOf } from '../kit/request-facts.ts';
import { whoseOf } from './api-log.ts';

/** A failure of our own for the error log: what and where, without the values that it failed on. */
export const failureRow = (error: Error, request: FastifyRequest): LogRow<typeof errorLog> =>
  rowOf(error, request, request.context);

function rowOf(error: Error, request: FastifyRequest, context: Context | undefined) {
  // A database's error quotes its statement with all values; its cause says what was wrong.
  const { message } = error.cause instanceof Error ? error.cause : error;
  const { tenantId, userId } = whoseOf(context);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    tenantId,
    values: {
      source: 'server',
      type: error.name.slice(0, 50),
      message: (message.split('\nparams:')[0] ?? '').slice(0, 2000),
      url: pathOf(request),
      userId,
      traceId: request.id,
      statusCode: 500,
      method: request.method,
      time: '',
      info: '',
      stack: frames.join('\n').slice(0, 8000),
    },
  };
}
