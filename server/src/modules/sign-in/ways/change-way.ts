import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { networkOf, pathOf, remoteOf } from '../../../kit/runtime/request-facts.ts';
import { keepMessage } from '../account-codes/account-codes.ts';
import type { SignInServices } from '../sign-in-services.ts';

/** What can happen to a way to sign in. */
interface WayChange {
  purpose: 'wayAdded' | 'wayRemoved';
  /** What the way is called. */
  way: string;
}

/** Has the person told that he signs in by another way, or no longer by one, in the transaction that changed it. */
export async function tellChange(
  { services }: SignInServices,
  context: Context,
  { purpose, way }: WayChange,
): Promise<void> {
  const { userId } = found(context.actor);
  const network = networkOf(context.remoteIp ?? '');
  await keepMessage(context, services.cipher, { purpose, userId, said: way, network });
}

/** Tells the log the same, once it holds; who it was stands in the row as `createBy`. */
export function noteChange(request: FastifyRequest, { purpose, way }: WayChange): void {
  const { tenantId, actor } = request.context;
  const { userId, account } = found(actor);
  request.server.services.logs.add(usualLog, {
    ...{ tenantId, userId },
    values: {
      ...{ logLevel: 'warn', logId: `signInWay.${purpose}`, logData: way },
      ...{ createBy: account, requestUri: pathOf(request), traceId: request.id, ...remoteOf(request) },
    },
  });
}
