import {
  conditionTypes,
  processCondition,
} from '@policy/shared/contract/entities/process-design/process-condition.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { assertCondition } from '../../../workflow/index.ts';

const { path, name } = processCondition;

/** An expression is one that the engine reads. */
export const conditionRules = defineRules(processCondition, {
  beforeWrite: [
    ({ expression, name: renamed }, { before }) => {
      if (expression !== undefined) assertCondition(expression, renamed ?? before?.name ?? '');
    },
  ],
});

const types = z.array(z.object({ key: z.enum(conditionTypes), name: z.string() }));

/** The library of conditions, and what they are for in the reader's language. */
export const conditionModule: Module = crudModule(processCondition, {
  routes: (app) => {
    const schema = { tags: [name], response: { 200: types } };
    app.get(`/${path}/listType`, { config: { guard: 'signedIn' }, schema }, ({ context }) => {
      const words = catalogue(context.locale).entity(name).choices.type ?? {};
      return conditionTypes.map((key) => ({ key, name: words[key] ?? key }));
    });
  },
});
