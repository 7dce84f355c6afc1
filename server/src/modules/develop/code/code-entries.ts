import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Services } from '../../../kit/services/services.ts';
import { addGeneration } from './generation-routes.ts';
import { createGenerator } from './generator.ts';
import { addInference } from './inference-route.ts';

const named = z.object({ id: z.string() });
const longestName = 30;

/** What is to be generated, and the generator's own calls. */
export const codeEntryModule = ({ config }: Services): Module =>
  crudModule(codeEntry, {
    routes: (app) => {
      addCopy(app);
      addInference(app);
      addGeneration(app, createGenerator(config));
    },
  });

/** The same once more, to be changed into something else; it was never generated. */
function addCopy(app: FastifyInstance) {
  const schema = {
    ...{ tags: ['codeEntry'], response: { 200: answeredRow(codeEntry) } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  app.post(
    `/${codeEntry.path}/copy`,
    { config: { guard: permission('code_add') }, schema },
    async (request) => {
      const { id } = readParameters(request, named);
      const entries = repositoryOf(codeEntry, request.context);
      const { codeName, ...row } = await entries.get(id);
      const fields = Object.keys(codeEntry.fields);
      const kept = Object.fromEntries(Object.entries(row).filter(([key]) => fields.includes(key)));
      const name = `${codeName.slice(0, longestName - 3)} copy`.slice(0, longestName);
      const copy = await entries.insert({
        ...kept,
        codeName: name,
        generateTime: null,
        templateVersion: null,
      });
      return toWire(codeEntry, copy);
    },
  );
}
