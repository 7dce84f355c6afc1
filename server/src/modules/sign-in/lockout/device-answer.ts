import type { FastifyRequest } from 'fastify';
import { and, eq, gt } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { networkOf, remoteOf } from '../../../kit/runtime/request-facts.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { keepMessage } from '../account-codes/account-codes.ts';
import { accountMessages } from '../account-codes/tables.ts';
import type { SignInServices } from '../sign-in-services.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import { deviceOf, isNewDevice, rememberDevice } from './known-devices.ts';

const day = 86_400_000;

/**
 * The answer of a sign-in, with what its device is known by from now on where its app keeps that. The person is told of a
 * device that he has not used before, and so he is of a caller that says nothing of its device: silence must not hide it.
 */
export async function withDevice(
  { services }: SignInServices,
  request: FastifyRequest,
  answer: TokenAnswer,
): Promise<TokenAnswer> {
  const { user_id: userId, tenant_id: tenantId } = answer;
  if (!isUuid(userId)) return answer;
  const device = deviceOf(request);
  const { remoteIp } = remoteOf(request);
  return inTransaction({ ...request.context, tenantId }, async (context) => {
    const isNew = await isNewDevice(context, userId, device);
    if (isNew && !(await wasTold(context, userId, remoteIp)))
      await keepMessage(context, services.cipher, {
        ...{ purpose: 'newDevice', userId, said: remoteIp, network: networkOf(remoteIp) },
      });
    return device === null
      ? answer
      : { ...answer, device_token: await rememberDevice(context, userId, device) };
  });
}

/** Whether he has been told of this network today: a caller that keeps no device would tell him every time. */
async function wasTold({ db, clock }: Context, userId: string, remoteIp: string): Promise<boolean> {
  const since = wireTime(new Date(clock.now().getTime() - day));
  const rows = await db
    .select({ id: accountMessages.id })
    .from(accountMessages)
    .where(
      and(
        ...[eq(accountMessages.userId, userId), eq(accountMessages.purpose, 'newDevice')],
        ...[eq(accountMessages.network, networkOf(remoteIp)), gt(accountMessages.createTime, since)],
      ),
    )
    .limit(1);
  return rows.length > 0;
}
