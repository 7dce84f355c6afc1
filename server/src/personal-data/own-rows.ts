import type { FieldMeta } from '@policy/shared/contract/kit/field.ts';
import type { Personal } from '@policy/shared/contract/kit/personal.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { fieldsOf } from '../kit/table/fields.ts';
import type { DataSubject, OwnSection } from './own-sections.ts';

/** A column of a section: its key, what it is called, and how its choices are. */
export interface OwnColumn {
  key: string;
  label: string;
  choices: Readonly<Record<string, string>>;
}

const createTime = 'createTime';

/** The column that names what a field points to in a language. */
const namedBy = (locale: Context['locale'], { as, asEn }: Pick<FieldMeta, 'as' | 'asEn'>) =>
  locale === 'en' ? (asEn ?? as) : as;

/** The columns that a person is told of a section: values and names, no ids. */
export function ownColumns({ entity, without = [] }: OwnSection, { locale }: Context): OwnColumn[] {
  const words = catalogue(locale);
  const { fields, choices } = words.entity(entity.name);
  const told = fieldsOf(entity).flatMap(({ key, kind, as, asEn }) => {
    const isPointer = kind === 'reference' || kind === 'references';
    const shown = isPointer ? namedBy(locale, { as, asEn }) : key;
    if (!shown || without.includes(shown)) return [];
    return [{ key: shown, label: fields[key] ?? key, choices: choices[key] ?? {} }];
  });
  return [...told, { key: createTime, label: words.personal.copy.createTime, choices: {} }];
}

/** The rows of a section as he is told them, part by part, so that no more than one part is in memory. */
export async function* ownRows(
  context: Context,
  subject: DataSubject,
  section: OwnSection,
): AsyncGenerator<Record<string, unknown>> {
  const { entity, whose } = section;
  const columns = ownColumns(section, context);
  for await (const rows of repositoryOf(entity, context).partsPastScopes(whose(subject)))
    for (const row of rows) yield Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]));
}

/** What the personal fields of a section are kept for, and how long. */
export const personalOf = ({ entity }: OwnSection): Record<string, Personal> =>
  Object.fromEntries(fieldsOf(entity).flatMap(({ key, personal }) => (personal ? [[key, personal]] : [])));
