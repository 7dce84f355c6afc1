import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

import type { SignInServices } from '../sign-in-services.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import { deviceOf, rememberDevice } from './known-devices.ts';

/** The answer of a sign-in, with what its device is known by from now on where its app keeps that. */
export async function withDevice(
  { services }: SignInServices,
  request: FastifyRequest,
  answer: TokenAnswer,
): Promise<TokenAnswer> {
  const device = deviceOf(request);
  if (device === null || !isUuid(answer.user_id)) return answer;
  return { ...answer, device_token: await rememberDevice(services, answer.user_id, device) };
}
