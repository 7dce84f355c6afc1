import {
  conditionTypes,
  processCondition,
} from '@policy/shared/contract/entities/process-design/process-condition.ts';
import { conditionTest, conditionTestInput } from '@policy/shared/contract/process-design/tests.ts';
import type { ConditionTest } from '@policy/shared/contract/process-design/tests.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { bodyOf, permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { assertCondition, namesInCondition, tryCondition } from '../../../workflow/index.ts';

const { path, name, permissionBase } = processCondition;

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
    addTest(app);
    const schema = { tags: [name], response: { 200: types } };
    app.get(`/${path}/listType`, { config: { guard: 'signedIn' }, schema }, ({ context }) => {
      const words = catalogue(context.locale).entity(name).choices.type ?? {};
      return conditionTypes.map((key) => ({ key, name: words[key] ?? key }));
    });
  },
});

/** The call that tries an expression with some values. */
function addTest(app: FastifyInstance) {
  const config = { guard: permission(`${permissionBase}_view`), perMinute: 120 };
  const schema = { tags: [name], body: conditionTestInput, response: { 200: conditionTest } };
  app.post(`/${path}/test`, { config, schema }, (request) => tried(request.context, bodyOf(request)));
}

/** An expression that cannot be evaluated is told of, and refuses nothing. */
function tried(
  context: Context,
  { expression, variables }: z.output<typeof conditionTestInput>,
): ConditionTest {
  const { title } = catalogue(context.locale).entity(name);
  let names: string[] = [];
  try {
    names = [...namesInCondition(expression, title)];
    return { names, holds: tryCondition(expression, variables, title), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { names, holds: null, problem: sentenceOf(error, context.locale) ?? '' };
  }
}
