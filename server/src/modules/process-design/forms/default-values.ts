import { defaultTypes, formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import { defaultFault } from '@policy/shared/forms/default-values.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

const { path, name } = formDefault;

/** What a default value is worked out from is known. */
export const defaultValueRules = defineRules(formDefault, {
  beforeWrite: [
    (values, { before }) => {
      const { type = 'fixed', content = '' } = { ...before, ...values };
      const fault = defaultFault({ type, content });
      if (fault !== null) throw new Refusal('formDefault.content', { name: fault }, 'content');
    },
  ],
});

const types = z.array(z.object({ key: z.enum(defaultTypes), name: z.string() }));

/** Values that fields of forms begin with, and where they come from in the reader's language. */
export const defaultValueModule: Module = crudModule(formDefault, {
  routes: (app) => {
    const schema = { tags: [name], response: { 200: types } };
    app.get(`/${path}/listType`, { config: { guard: 'signedIn' }, schema }, ({ context }) => {
      const words = catalogue(context.locale).entity(name).choices.type ?? {};
      return defaultTypes.map((key) => ({ key, name: words[key] ?? key }));
    });
  },
});
