import { defaultTypes, formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import { defaultTest } from '@policy/shared/contract/process-design/tests.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { defaultFault } from '@policy/shared/forms/default-values.ts';
import { callWords } from '@policy/shared/messages/api/call-words.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import { assertTold } from '../../../forms/default-calls.ts';
import { defaultNow } from '../../../forms/default-values.ts';
import { crudModule } from '../../../kit/crud/crud-module.ts';
import { bodyOf, permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

const { path, name, permissionBase, fields } = formDefault;
const tested = z.object({ type: fields.type, call: fields.call, content: fields.content });

/** What a default value is worked out from is known. */
export const defaultValueRules = defineRules(formDefault, {
  beforeWrite: [
    (values, { context, before }) => {
      const { type = 'fixed', call, content = '' } = { ...before, ...values };
      assertKnown(context, { type, call, content });
      // What is no longer read from a call names none.
      if (type !== 'call' && call) values.call = null;
    },
  ],
});

function assertKnown(context: Context, value: z.output<typeof tested>): void {
  const fault = defaultFault(value);
  if (fault !== null) throw new Refusal('formDefault.content', { name: fault }, 'content');
  assertTold(context, value);
}

const types = z.array(z.object({ key: z.enum(defaultTypes), name: z.string() }));
/** `fields` are the names with which a path into the answer begins. */
const calls = z.array(z.object({ key: z.string(), name: z.string(), fields: z.array(z.string()) }));

/** Values that fields of forms begin with, and where they come from in the reader's language. */
export const defaultValueModule: Module = crudModule(formDefault, {
  routes: (app) => {
    const test = { tags: [name], body: tested, response: { 200: defaultTest } };
    const config = { guard: permission(`${permissionBase}_view`), perMinute: 120 };
    app.post(`/${path}/test`, { config, schema: test }, async (request) => {
      const value = bodyOf<z.output<typeof tested>>(request);
      assertKnown(request.context, value);
      return { value: jsonValue.nullable().parse((await defaultNow(request.context, value)) ?? null) };
    });
    const schema = { tags: [name], response: { 200: types } };
    app.get(`/${path}/listType`, { config: { guard: 'signedIn' }, schema }, ({ context }) => {
      const words = catalogue(context.locale).entity(name).choices.type ?? {};
      return defaultTypes.map((key) => ({ key, name: words[key] ?? key }));
    });
    const listCall = { tags: [name], response: { 200: calls } };
    app.get(`/${path}/listCall`, { config: { guard: 'signedIn' }, schema: listCall }, ({ context }) =>
      (context.ownReads ?? []).map(({ call, tag, fields: answered }) => ({
        key: call,
        name: `${callWords({ call: `GET ${call}`, tag }, context.locale)} (${call})`,
        fields: [...answered],
      })),
    );
  },
});
