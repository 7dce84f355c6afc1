import 'server-only';

import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { getTranslations } from 'next-intl/server';

import type { Locale } from '../../i18n/routing.ts';
import type { ContentKind } from '../kinds/kit/kind.ts';
import { loadAgencies, loadIndustries, loadTags } from '../server-reads/reference-data.ts';
import { nameOf } from '../texts/reference-names.ts';
import type { Named } from '../texts/reference-names.ts';

/** What a filter is called, and its value, in the reader's language. */
export interface FilterWords {
  name: string;
  value: string;
  /** The tag that it filters by, if it is one. */
  tagId?: string;
}

const named = [
  ...(['agencyId', 'tagIds', 'industryIds', 'validity', 'year', 'supportMode', 'serviceObject'] as const),
  ...(['windowStatus', 'type', 'form', 'category'] as const),
];
const isNamed = (name: string): name is (typeof named)[number] => named.some((one) => one === name);

const rows: Partial<Record<string, () => Promise<Named[]>>> = {
  agencyId: loadAgencies,
  tagIds: loadTags,
  industryIds: loadIndustries,
};

/** A filter in words; null where it has none, or names a row that does not exist. */
export async function filterWords(
  { name, value }: { name: string; value: string },
  kind: ContentKind | undefined,
  locale: Locale,
): Promise<FilterWords | null> {
  if (!isNamed(name)) return null;
  const t = await getTranslations('kinds');
  const load = rows[name];
  const said = load ? nameOf(await load(), value, locale) : await choiceWords({ name, value }, kind, locale);
  if (!said) return null;
  return { name: t(`filters.${name}`), value: said, ...(name === 'tagIds' ? { tagId: value } : {}) };
}

/** A value that is no row: a choice of the entity, a word that the list has besides, or a number as it is. */
async function choiceWords(
  { name, value }: { name: string; value: string },
  kind: ContentKind | undefined,
  locale: Locale,
): Promise<string> {
  if (/^\d+$/.test(value)) return value;
  if (value === 'inForce' || value === 'all') return (await getTranslations('kinds'))(`values.${value}`);
  return (kind && catalogue(locale).entity(kind.entity.name).choices[name]?.[value]) ?? '';
}
