import { factsOf } from '@policy/shared/contract/desk/template.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { copyRows } from './copy-rows.ts';
import type { InitialContent } from './copying.ts';

const ofEvents = async (from: Context) =>
  (await repositoryOf(messageTemplate, from).all(undefined)).filter(({ code }) => factsOf(code));

/** The templates for domain events, to reword for the tenant's own people. */
export const templates: InitialContent = {
  count: async (from) => (await ofEvents(from)).length,
  copy: async ({ from, to }) => {
    const rows = await ofEvents(from);
    return copyRows(
      messageTemplate,
      to,
      rows.map(({ code, templateName, kind, title, content, titleEn, contentEn, variables, isOn }) => ({
        ...{ code, templateName, kind, title, content, titleEn, contentEn, variables, isOn },
      })),
    );
  },
};
