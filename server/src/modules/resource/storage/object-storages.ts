import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import type { Services } from '../../../kit/services/services.ts';
import { enableOnly } from '../enable.ts';
import { sealSecret } from '../sent-secret.ts';
import { objectStorageTable } from '../tables.ts';
import { storageSecretPlace } from './file-stores.ts';
import { isWhole, keepsItsPlace, leadsOutside, staysWhileNeeded } from './storage-rules.ts';
import { tryStorage } from './try-storage.ts';

const named = z.object({ id: z.string() });

/** A storage does not lead into the server's own network, and its address cannot change while it holds files. */
export const objectStorageRules = (outbound: Outbound) =>
  defineRules(objectStorage, {
    beforeWrite: [leadsOutside(outbound), keepsItsPlace],
    beforeRemove: [staysWhileNeeded],
  });

/** Configurations of storages; a secret is sealed as it comes in and answered to nobody. */
export const objectStorageModule = ({ cipher, files }: Services): Module =>
  crudModule(objectStorage, {
    beforeSubmit: [isWhole],
    afterSubmit: [sealSecret({ cipher, table: objectStorageTable, placeOf: storageSecretPlace })],
    routes: (app) => {
      addTests(app, files);
    },
  });

/** `test` tries a storage; `enable` tries it and then lets it take the tenant's new files. */
function addTests(app: FastifyInstance, files: Services['files']) {
  const config = { guard: permission('oss_enable'), perMinute: 30 };
  const schema = {
    ...{ tags: [objectStorage.name], response: { 200: z.null() } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  const tried = async (request: FastifyRequest) => {
    const { id } = readParameters(request, named);
    const row = await repositoryOf(objectStorage, request.context).get(id);
    // Outside a transaction: a storage may take its time.
    await tryStorage(await files.of({ tenantId: row.tenantId, ossId: row.id }));
    return row;
  };
  app.post('/blade-resource/oss/test', { config, schema }, async (request) => {
    await tried(request);
    return null;
  });
  app.post('/blade-resource/oss/enable', { config, schema }, async (request) => {
    const row = await tried(request);
    await enableOnly(request.context, { entity: objectStorage, table: objectStorageTable }, row);
    return null;
  });
}
