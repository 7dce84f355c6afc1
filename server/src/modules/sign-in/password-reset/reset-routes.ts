import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { networkOf, remoteOf } from '../../../kit/runtime/request-facts.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { codeMinutes, keepMessage } from '../account-codes/account-codes.ts';
import { spendCaptcha } from '../captcha/captchas.ts';
import { requireClient } from '../clients/clients.ts';
import { deviceOf, trierOf } from '../lockout/known-devices.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { finishReset } from './finish-reset.ts';

const path = '/blade-user/password-reset';
const tags = ['user'];
const asking = z.object({
  tenantId: optionalLine(20),
  /** Account name or phone. */
  account: optionalLine(100),
  by: z.enum(['phone', 'email']).default('phone'),
});
const asked = z.object({ id: z.string(), minutes: z.int() });
const password = z.string().max(200).default('');
const finishing = z.object({
  id: z.string().max(60).default(''),
  /** Six digits, or what the link carries. */
  proof: z.string().trim().max(100).default(''),
  newPassword: password,
  newPassword1: password,
});

const open = { guard: 'public', asksClient: true } as const;
const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A password that is forgotten: a code or a link is asked for, and replaces it. */
export function addPasswordReset(app: FastifyInstance, signIn: SignInServices) {
  const { services } = signIn;
  const ask = {
    ...{ tags, response: { 200: asked } },
    ...{ querystring: asking.partial(), body: asking.partial().nullish() },
  };
  app.post(`${path}/ask`, { config: { ...open, perMinute: 10 }, schema: ask }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { account, by, tenantId: named } = readParameters(request, asking);
    const client = await requireClient(request.context, request.headers.authorization);
    const captcha = { key: header(request, 'captcha-key'), code: header(request, 'captcha-code') };
    if (!(await spendCaptcha(services, captcha))) throw new Refusal('signIn.captcha');
    const tenantId = named || request.context.tenantId;
    await requireUsableTenant(request.context, tenantId);
    const { remoteIp } = remoteOf(request);
    const trier = await trierOf(services, { tenantId, account }, { remoteIp, device: deviceOf(request) });
    // From here on nothing depends on whether there is such an account.
    const id = await inTransaction({ ...request.context, tenantId }, (context) =>
      keepMessage(context, services.cipher, {
        purpose: by === 'email' ? 'resetByMail' : 'resetByPhone',
        ...{ said: account, userType: client.userType, network: networkOf(remoteIp) },
        isKnownDevice: trier.kind === 'device' ? 1 : 0,
      }),
    );
    return { id, minutes: codeMinutes };
  });
  const finish = {
    ...{ tags, response: { 200: z.null() } },
    ...{ querystring: finishing.partial(), body: finishing.partial().nullish() },
  };
  app.post(
    `${path}/finish`,
    { config: { ...open, perMinute: 20 }, schema: finish },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      await requireClient(request.context, request.headers.authorization);
      await finishReset(signIn, request.context, readParameters(request, finishing));
      return null;
    },
  );
}
