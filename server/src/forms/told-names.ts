import { entryAnswers } from '@policy/shared/forms/fields/dictionary-fields.ts';
import { fileAnswers } from '@policy/shared/forms/fields/file-fields.ts';
import { regionAnswers } from '@policy/shared/forms/fields/region-fields.ts';
import { withTold } from '@policy/shared/forms/fields/told-names.ts';

import type { Context } from '../kit/runtime/context.ts';
import { entryId, entryNames } from './dictionaries.ts';
import { regionNames } from './regions.ts';
import { storedFormFiles } from './stored-files.ts';

type Structure = Record<string, unknown>;

interface Form {
  schema: Structure;
  uiSchema: Structure;
}

/** The layout of a form as it is handed out with answers: at each field that holds files, regions or entries of dictionaries, what those are called. */
export async function toldLayout(context: Context, form: Form, answers: Structure): Promise<Structure> {
  const [layout = form.uiSchema] = await toldLayouts(context, [{ form, answers: [answers] }]);
  return layout;
}

/** A form with several sets of answers, such as those of before and after a change. */
interface Answered {
  form: Form;
  answers: readonly Structure[];
}

/** The same of many forms, whose names are asked for together. */
export async function toldLayouts(context: Context, asked: readonly Answered[]): Promise<Structure[]> {
  const found = asked.map(({ form, answers }) => ({
    form,
    files: answers.flatMap((one) => fileAnswers(form, one)),
    regions: answers.flatMap((one) => regionAnswers(form, one)),
    entries: answers.flatMap((one) => entryAnswers(form, one)),
  }));
  const fileNames = new Map(
    (
      await storedFormFiles(
        context,
        found.flatMap(({ files }) => files),
      )
    ).map(({ attachId, name }) => [attachId, name]),
  );
  const names = await regionNames(
    context,
    found.flatMap(({ regions }) => regions.map(({ code }) => code)),
  );
  const entryNamed = await entryNames(
    context,
    found.flatMap(({ entries }) => entries),
  );
  return found.map(({ form, files, regions, entries }) =>
    [
      ...files.map(({ path, id }) => ({ path, of: id, name: fileNames.get(id) })),
      ...regions.map(({ path, code }) => ({ path, of: code, name: names.get(code) })),
      ...entries.map((entry) => ({ path: entry.path, of: entry.key, name: entryNamed.get(entryId(entry)) })),
    ].reduce<Structure>(
      (layout, { path, of, name }) => (name ? withTold(layout, { path, names: { [of]: name } }) : layout),
      form.uiSchema,
    ),
  );
}
