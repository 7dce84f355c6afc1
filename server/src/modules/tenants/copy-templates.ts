import { factsOf } from '@policy/shared/contract/desk/template.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';

/** Gives a new tenant copies of the templates for domain events, to reword for its own people. */
export async function copyTemplates(from: Context, to: Context): Promise<void> {
  const rows = await repositoryOf(messageTemplate, from).all(undefined);
  const drafts = rows
    .filter(({ code }) => factsOf(code))
    .map(({ code, templateName, kind, title, content, titleEn, contentEn, variables, isOn }) => ({
      id: uuidv7(),
      draft: { code, templateName, kind, title, content, titleEn, contentEn, variables, isOn },
    }));
  if (drafts.length > 0) await repositoryOf(messageTemplate, to).insertMany(drafts);
}
