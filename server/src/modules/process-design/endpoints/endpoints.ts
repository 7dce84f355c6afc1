import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Submitted } from '../../../kit/crud/crud-module.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { askOutbound } from '../../../kit/services/outbound-request.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import type { Services } from '../../../kit/services/services.ts';
import { assertBaseUrl } from './endpoint-address.ts';
import { keepSecret, sealedSecret, secretSent } from './endpoint-secret.ts';
import { failureOf, secretHeader } from './send-call.ts';

type Entity = typeof serviceEndpoint;

/** Headers that the request itself says: a secret in one of them would break it, or take the place of its key. */
const ownHeaders: readonly string[] = [
  ...['host', 'content-length', 'content-type', 'transfer-encoding', 'connection', 'accept'],
  ...['idempotency-key', 'upgrade', 'expect', 'te', 'trailer', 'keep-alive', 'proxy-connection'],
];

/** An endpoint does not lead into the server's own network, and its secret goes in a header of its own. */
export const endpointRules = (outbound: Outbound) =>
  defineRules(serviceEndpoint, {
    beforeWrite: [
      async ({ baseUrl, secretHeader: header }) => {
        if (header && ownHeaders.includes(header.toLowerCase()))
          throw new Refusal('serviceEndpoint.header', { header }, 'secretHeader');
        if (!baseUrl) return;
        assertBaseUrl(baseUrl);
        await outbound.assertUrl(baseUrl);
      },
    ],
  });

/** Where processes may send requests, with a secret that nobody reads back. */
export const endpointModule = (services: Services): Module =>
  crudModule(serviceEndpoint, {
    beforeSubmit: [({ secretHeader }, { sent }) => assertHasHeader(secretHeader, sent), forgetsNoSecret],
    afterSubmit: [
      ({ id, secretHeader }, { sent, context }) =>
        keepSecret(context, services.cipher, { id, secretHeader: secretHeader ?? null, sent }),
    ],
    routes: (app) => addTrial(app, services),
  });

function assertHasHeader(header: string | null | undefined, sent: Readonly<Record<string, unknown>>): void {
  if (secretSent(sent) !== '' && !header) throw new Refusal('serviceEndpoint.noHeader', {}, 'secretHeader');
}

/** Rule: a secret goes with the address and the header it was given for; whoever changes one of them has to say it again. */
async function forgetsNoSecret(
  { baseUrl, secretHeader: header }: Partial<Pick<RowOf<Entity>, 'baseUrl' | 'secretHeader'>>,
  { before, sent, context }: Submitted<Entity>,
): Promise<void> {
  if (before === null || secretSent(sent) !== '') return;
  const isMoved = baseUrl !== undefined && baseUrl !== before.baseUrl;
  const isRenamed = Boolean(header) && header !== before.secretHeader;
  if (!isMoved && !isRenamed) return;
  if ((await sealedSecret(context, before.id)) !== null)
    throw new Refusal('serviceEndpoint.moved', {}, 'secret');
}

const named = z.object({ id: z.string() });
const trial = z.object({ status: z.int(), latencyMs: z.int() });
/** Each of them opens a connection somewhere else. */
const perMinute = 30;

/** Tries the way to an endpoint, with its secret and without doing anything there. */
function addTrial(app: FastifyInstance, services: Services): void {
  const config = { guard: permission('design_endpoint_test'), perMinute };
  const schema = {
    ...{ tags: [serviceEndpoint.name], response: { 200: trial } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  app.post(`/${serviceEndpoint.path}/test`, { config, schema }, async (request) => {
    const { id } = readParameters(request, named);
    const { context } = request;
    const endpoint = await repositoryOf(serviceEndpoint, context).get(id);
    const startedAt = performance.now();
    try {
      const { status } = await askOutbound(services.outbound, endpoint.baseUrl, {
        method: 'HEAD',
        headers: await secretHeader(context, services, endpoint),
        timeoutMs: endpoint.timeoutSeconds * 1000,
      });
      return { status, latencyMs: Math.round(performance.now() - startedAt) };
    } catch (error) {
      const { code, facts } = failureOf(error);
      throw error instanceof Refusal ? error : new Refusal(code, facts);
    }
  });
}
