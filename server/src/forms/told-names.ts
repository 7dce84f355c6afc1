import { fileAnswers } from '@policy/shared/forms/fields/file-fields.ts';
import { regionAnswers } from '@policy/shared/forms/fields/region-fields.ts';
import { withTold } from '@policy/shared/forms/fields/told-names.ts';

import type { Context } from '../kit/runtime/context.ts';
import { regionNames } from './regions.ts';
import { formFilesOf } from './stored-files.ts';

type Structure = Record<string, unknown>;

interface Form {
  schema: Structure;
  uiSchema: Structure;
}

/** The layout of a form as it is handed out with answers: at each field that holds files or regions, what those are called. */
export async function toldLayout(context: Context, form: Form, answers: Structure): Promise<Structure> {
  const files = await formFilesOf(context, form, answers);
  const fileNames = new Map(files.map(({ attachId, name }) => [attachId, name]));
  const regions = regionAnswers(form, answers);
  const names = await regionNames(
    context,
    regions.map(({ code }) => code),
  );
  const told = [
    ...fileAnswers(form, answers).map(({ path, id }) => ({ path, of: id, name: fileNames.get(id) })),
    ...regions.map(({ path, code }) => ({ path, of: code, name: names.get(code) })),
  ];
  return told.reduce<Structure>(
    (layout, { path, of, name }) => (name ? withTold(layout, { path, names: { [of]: name } }) : layout),
    form.uiSchema,
  );
}
