import { defaultTypes, formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import { defaultTest } from '@policy/shared/contract/process-design/tests.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { defaultFault } from '@policy/shared/forms/default-values.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import { defaultNow } from '../../../forms/default-values.ts';
import { crudModule } from '../../../kit/crud/crud-module.ts';
import { bodyOf, permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

const { path, name, permissionBase, fields } = formDefault;
const tested = z.object({ type: fields.type, content: fields.content });

/** What a default value is worked out from is known. */
export const defaultValueRules = defineRules(formDefault, {
  beforeWrite: [
    (values, { before }) => {
      const { type = 'fixed', content = '' } = { ...before, ...values };
      assertKnown({ type, content });
    },
  ],
});

function assertKnown(value: Parameters<typeof defaultFault>[0]): void {
  const fault = defaultFault(value);
  if (fault !== null) throw new Refusal('formDefault.content', { name: fault }, 'content');
}

const types = z.array(z.object({ key: z.enum(defaultTypes), name: z.string() }));

/** Values that fields of forms begin with, and where they come from in the reader's language. */
export const defaultValueModule: Module = crudModule(formDefault, {
  routes: (app) => {
    const test = { tags: [name], body: tested, response: { 200: defaultTest } };
    const config = { guard: permission(`${permissionBase}_view`), perMinute: 120 };
    app.post(`/${path}/test`, { config, schema: test }, async (request) => {
      const value = bodyOf<z.output<typeof tested>>(request);
      assertKnown(value);
      return { value: jsonValue.nullable().parse((await defaultNow(request.context, value)) ?? null) };
    });
    const schema = { tags: [name], response: { 200: types } };
    app.get(`/${path}/listType`, { config: { guard: 'signedIn' }, schema }, ({ context }) => {
      const words = catalogue(context.locale).entity(name).choices.type ?? {};
      return defaultTypes.map((key) => ({ key, name: words[key] ?? key }));
    });
  },
});
