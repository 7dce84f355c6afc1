import { randomBytes } from 'node:crypto';
import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { setSecret } from './clients.ts';

const named = z.object({ id: z.string() });
const told = z.object({ clientId: z.string(), clientSecret: z.string() });
const secretBytes = 24;
const shortest = 12;

/** Makes a new secret and tells it this once; the old one is worth nothing from then on. */
function addRotation(app: FastifyInstance) {
  const schema = {
    ...{ tags: ['client'], response: { 200: told } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  const config = { guard: permission('client_rotate') };
  app.post('/blade-system/client/rotate', { config, schema }, (request) => {
    const { id } = readParameters(request, named);
    return inTransaction(request.context, async (context) => {
      const { clientId } = await repositoryOf(client, context).get(id);
      const clientSecret = randomBytes(secretBytes).toString('base64url');
      await setSecret(context, id, clientSecret);
      return { clientId, clientSecret };
    });
  });
}

/** Nobody removes the application that he is signed in to; what sessions know of applications is forgotten with a change. */
export const clientRules = ({ forgetAll }: SessionEnds) =>
  defineRules(client, {
    afterWrite: [(_, { context }) => context.afterCommit(forgetAll)],
    beforeRemove: [
      (rows, { actor }) => {
        if (rows.some(({ clientId }) => clientId === actor?.clientId)) throw new Refusal('client.own');
      },
    ],
    afterRemove: [(_, context) => context.afterCommit(forgetAll)],
  });

/** Applications; their secrets are chosen when they are added or made by rotation, and read back by nobody. */
export const clientModule: Module = crudModule(client, {
  afterSubmit: [
    async ({ id }, { before, sent, context }) => {
      const secret = typeof sent['clientSecret'] === 'string' ? sent['clientSecret'].trim() : '';
      if (before || secret === '') return;
      if (secret.length < shortest) throw new Refusal('client.secret', { minimum: shortest });
      await setSecret(context, id, secret);
    },
  ],
  routes: addRotation,
});
