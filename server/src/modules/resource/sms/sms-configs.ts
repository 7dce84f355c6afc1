import { smsBlock } from '@policy/shared/contract/entities/resource/sms-block.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { restrictDeleteWhileInUse } from '../../../kit/crud/delete-restrictions.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import type { Services } from '../../../kit/services/services.ts';
import { enableOnly } from '../enable.ts';
import { sealSecret } from '../sent-secret.ts';
import { smsConfigTable } from '../tables.ts';
import { assertPhone } from './phones.ts';
import { isWhole, leadsOutside, staysWhileOn } from './sms-config-rules.ts';
import { assertPlaceholders } from './template-text.ts';

const named = z.object({ id: z.string() });

/** Where in the tables the secret of a configuration is sealed. */
export const smsSecretPlace = (id: string) => `smsConfig.secretKey:${id}`;

/** The enabled configuration cannot be removed, and none leads into the server's own network. */
export const smsConfigRules = (outbound: Outbound) =>
  defineRules(smsConfig, { beforeWrite: [leadsOutside(outbound)], beforeRemove: [staysWhileOn] });

/** Ways for SMS to leave; a secret is sealed as it comes in and answered to nobody. */
export const smsConfigModule = ({ cipher }: Services): Module =>
  crudModule(smsConfig, {
    beforeSubmit: [isWhole],
    afterSubmit: [sealSecret({ cipher, table: smsConfigTable, placeOf: smsSecretPlace })],
    routes: addEnable,
  });

function addEnable(app: FastifyInstance) {
  const config = { guard: permission('sms_enable') };
  const schema = {
    ...{ tags: [smsConfig.name], response: { 200: z.null() } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  app.post('/blade-resource/sms/enable', { config, schema }, async (request) => {
    const { id } = readParameters(request, named);
    const row = await repositoryOf(smsConfig, request.context).get(id);
    await enableOnly(request.context, { entity: smsConfig, table: smsConfigTable }, row);
    return null;
  });
}

/** The placeholders of a template are well formed, and one that a configuration sends by default cannot be removed. */
export const smsTemplateRules = defineRules(smsTemplate, {
  beforeWrite: [
    ({ content }) => {
      if (content) assertPlaceholders(content);
    },
  ],
  beforeRemove: [restrictDeleteWhileInUse(smsTemplate)],
});

/** An entry of the block list is a valid phone number. */
export const smsBlockRules = defineRules(smsBlock, {
  beforeWrite: [
    ({ phone }) => {
      if (phone) assertPhone(phone);
    },
  ],
});
