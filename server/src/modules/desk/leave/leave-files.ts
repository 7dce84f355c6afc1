import { leaveFiles } from '@policy/shared/contract/desk/leave.ts';
import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { filesKey, filesWidget } from '@policy/shared/forms/fields/file-fields.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { unfitFiles } from '../../../forms/stored-files.ts';
import type { Write } from '../../../kit/rules/rules.ts';
import { InvalidDraft } from '../../../kit/runtime/errors.ts';

const field = 'attachIds';
const { accept, maxSizeMb, most } = leaveFiles;

/** The files of a leave as a field of a form: they are checked, shown and opened like the answers of any other. */
export const filesPart = (locale: Locale) => ({
  ...{ type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: most },
  title: catalogue(locale).entity(leave.name).fields[field] ?? field,
  [filesKey]: { accept, maxSizeMb },
});

/** How they are laid out. */
export const filesLayout = { 'ui:widget': filesWidget };

/** Files that somebody hands in with his leave are his own, and what such files may be; what is there already stays. */
export async function refuseUnfitFiles(
  { attachIds }: Partial<DraftOf<typeof leave>>,
  { before, context }: Write<typeof leave>,
): Promise<void> {
  const { locale } = context;
  const schema = { type: 'object', properties: { [field]: filesPart(locale) } };
  const [answers, kept] = [attachIds ?? [], before?.attachIds ?? []];
  if (answers.length > most) {
    const message = formSentence(schema, { keyword: 'maxItems', path: [field] }, locale);
    throw new InvalidDraft([{ field, message }]);
  }
  const form = { schema, uiSchema: { [field]: filesLayout } };
  const unfit = await unfitFiles(context, form, { answers: { [field]: answers }, before: { [field]: kept } });
  if (unfit.length > 0) throw new InvalidDraft(unfit);
}
