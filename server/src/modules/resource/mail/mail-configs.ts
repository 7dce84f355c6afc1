import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Submitted } from '../../../kit/crud/crud-module.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import type { Services } from '../../../kit/services/services.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { enableOnly } from '../enable.ts';
import { missingSecret, sealSecret } from '../sent-secret.ts';
import { mailConfigTable } from '../tables.ts';
import { assertAddress, isAddress } from './mail-address.ts';
import { acceptMail } from './send-mail.ts';

const tags = [mailConfig.name];
const named = z.object({ id: z.string() });

/** Where in the tables the password of a configuration is sealed. */
export const mailSecretPlace = (id: string) => `mailConfig.secretKey:${id}`;

/** None leads into the server's own network, each says a sender, and the one in use cannot be removed. */
export const mailConfigRules = (outbound: Outbound) =>
  defineRules(mailConfig, {
    beforeWrite: [
      async ({ host }) => {
        if (host) await outbound.assertHost(host);
      },
      ({ sender }) => {
        if (sender && !isAddress(sender)) throw new Refusal('mail.sender', {}, 'sender');
      },
    ],
    beforeRemove: [
      (rows) => {
        if (rows.some(({ status }) => status === 1)) throw new Refusal('mail.isEnabled');
      },
    ],
  });

/** Ways for e-mail to leave; a password is sealed as it comes in and answered to nobody. */
export const mailConfigModule = ({ cipher }: Services): Module =>
  crudModule(mailConfig, {
    beforeSubmit: [saysPasswordAnew],
    afterSubmit: [sealSecret({ cipher, table: mailConfigTable, placeOf: mailSecretPlace })],
    routes: (app) => {
      addEnable(app);
      addTest(app);
    },
  });

type Config = typeof mailConfig;

/** A password goes to the server that it was given for: where that moves, or its account is new, it is asked for again. */
function saysPasswordAnew(values: Partial<DraftOf<Config>>, write: Submitted<Config>): void {
  const { before } = write;
  const said = { ...before, ...values };
  const isSame = (['host', 'port', 'accessKey'] as const).every((field) => before?.[field] === said[field]);
  if (said.category !== 'smtp' || !said.accessKey || isSame) return;
  const errors = missingSecret({ ...write, before: null }, said.category);
  if (errors.length > 0) throw new InvalidDraft(errors);
}

function addEnable(app: FastifyInstance) {
  const config = { guard: permission('mail_enable') };
  const schema = {
    ...{ tags, response: { 200: z.null() } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  app.post(`/${mailConfig.path}/enable`, { config, schema }, async (request) => {
    const { id } = readParameters(request, named);
    const row = await repositoryOf(mailConfig, request.context).get(id);
    await enableOnly(request.context, { entity: mailConfig, table: mailConfigTable }, row);
    return null;
  });
}

const tried = z.object({ id: z.string(), to: z.string().trim().max(100) });

/** Sends one mail by a configuration, in use or not; the log of mails tells what became of it. */
function addTest(app: FastifyInstance) {
  const config = { guard: permission('mail_send'), perMinute: 20 };
  const response = { 200: z.object({ id: z.uuid() }) };
  const part = tried.partial();
  const schema = { tags, querystring: part, body: part.nullish(), response };
  app.post(`/${mailConfig.path}/send-test`, { config, schema }, (request) => {
    const { id, to } = readParameters(request, tried);
    return writeOnce(request, async (context) => {
      assertAddress(to);
      const chosen = await repositoryOf(mailConfig, context).get(id);
      const { test } = catalogue(context.locale).mail;
      return { id: await acceptMail(context, app.services.cipher, { ...test, address: to, chosen }) };
    });
  });
}
