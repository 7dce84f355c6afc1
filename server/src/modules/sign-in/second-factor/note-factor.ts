import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import type { FastifyRequest } from 'fastify';

import { pathOf, remoteOf } from '../../../kit/runtime/request-facts.ts';

/** What can happen to a person's second factor. */
export type FactorEvent = 'enrolled' | 'removed' | 'renewed' | 'reset' | 'recovered';

/** Tells the log what happened to whose second factor, and by whom. */
export function noteFactor(
  request: FastifyRequest,
  event: FactorEvent,
  whose: { tenantId: string; userId: string; account: string; by: string },
) {
  const { tenantId, userId, account, by } = whose;
  request.server.services.logs.add(usualLog, {
    ...{ tenantId, userId },
    values: {
      ...{ logLevel: event === 'enrolled' ? 'info' : 'warn', logId: `secondFactor.${event}` },
      // The account alone: deleting its person finds it so.
      ...{ logData: account, createBy: by, requestUri: pathOf(request), traceId: request.id },
      ...remoteOf(request),
    },
  });
}
