import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { isForOfficers } from '@policy/shared/forms/picked-fields.ts';
import { z } from 'zod';

import { mainTitles } from '../../../forms/form-versions.ts';
import { permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';

/** The forms that a guide may name, by their title in the reader's language: those of its tenant that applicants can fill in, each by its main version. */
const named = z.object({ key: z.string(), name: z.string() });

/** Adds the call that offers forms to whoever writes guides. */
export const formNamesModule: Module = (app) => {
  app.get(
    `/${application.path}/formNames`,
    {
      config: { guard: permission(`${itemGuide.permissionBase}_view`) },
      schema: { tags: [application.name], response: { 200: z.array(named) } },
    },
    async ({ context }) => {
      const forms = await mainTitles(context);
      return forms.filter(({ uiSchema }) => !isForOfficers(uiSchema)).map(({ key, name }) => ({ key, name }));
    },
  );
};
