import { isReadableLine } from '@policy/shared/contract/kit/readable.ts';
import {
  longestKeyword,
  searchChoices,
  searchFields,
  searchSorts,
  searchTypes,
} from '@policy/shared/contract/portal/search.ts';
import type { SearchField, SearchSort } from '@policy/shared/contract/portal/search.ts';

import { pagingOf } from '../../../kit/query/paging.ts';
import type { Paging } from '../../../kit/query/paging.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SearchFilters } from '../../../search/index/search-index.ts';
import { knownIds } from './labels.ts';

/** A parameter, or one value of it, that says nothing here. */
interface Ignored {
  field: string;
  value: string;
}

/** A search as it is asked for. */
export interface SearchRequest extends Paging {
  keyword: string;
  isCut: boolean;
  sort: SearchSort;
  filters: SearchFilters;
  ignored: Ignored[];
}

type Query = Readonly<Record<string, unknown>>;

/** What the calls themselves take, or pass on the way. */
const known = new Set<string>(['keyword', 'current', 'size', 'sort', 'tenantId', ...searchFields]);
/** So many values of a field are looked at, and so many are named as ignored, each as far as this. */
const [mostValues, mostIgnored, longestNamed] = [50, 20, 60];
const yearForm = /^(?:19|20)\d{2}$/;

const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '');

/** What is typed, as it is looked for: characters that nobody can read are gaps. */
const cleaned = (keyword: string): string =>
  Array.from(keyword)
    .map((character) => (isReadableLine(character) ? character : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The keyword that was sent; without one there is nothing to look for. */
function keywordOf(query: Query): { keyword: string; isCut: boolean } {
  const characters = Array.from(cleaned(textOf(query.keyword)));
  if (characters.length === 0) throw new Refusal('search.keyword', {}, 'keyword');
  const keyword = characters.slice(0, longestKeyword).join('').trim();
  return { keyword, isCut: characters.length > longestKeyword };
}

const valuesOf = (sent: unknown): string[] =>
  [
    ...new Set(
      textOf(sent)
        .split(',')
        .map((value) => value.trim()),
    ),
  ].filter((value) => value !== '');

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** Which values of each field there are. */
async function rulesOf(
  context: Context,
  query: Query,
): Promise<Record<SearchField, (value: string) => boolean>> {
  const asked = (field: SearchField) => valuesOf(query[field]).slice(0, mostValues);
  const ids = await knownIds(context, {
    ...{ agencyId: asked('agencyId'), industryIds: asked('industryIds'), tagIds: asked('tagIds') },
  });
  return {
    ...{ agencyId: isOneOf(ids.agencyId), industryIds: isOneOf(ids.industryIds) },
    ...{ tagIds: isOneOf(ids.tagIds), year: (value) => yearForm.test(value) },
    enterpriseSizes: isOneOf(searchChoices.enterpriseSizes),
    validity: isOneOf(searchChoices.validity),
    windowStatus: isOneOf(searchChoices.windowStatus),
  };
}

/** A search as its query says it; what says nothing is left aside and named. */
export async function askedOf(context: Context, query: Query, takesTypes: boolean): Promise<SearchRequest> {
  const paging = pagingOf(query);
  const { keyword, isCut } = keywordOf(query);
  const ignored: Ignored[] = [];
  const leave = (field: string, value: string) =>
    ignored.push({ field: field.slice(0, longestNamed), value: value.slice(0, longestNamed) });
  const kept = (field: string, isKnown: (value: string) => boolean): string[] =>
    valuesOf(query[field]).filter((value, at) => {
      if (at < mostValues && isKnown(value)) return true;
      leave(field, value);
      return false;
    });
  const rules = await rulesOf(context, query);
  const fields: Partial<Record<SearchField, string[]>> = Object.fromEntries(
    searchFields.map((field) => [field, kept(field, rules[field])]),
  );
  const types = takesTypes ? kept('type', isOneOf(searchTypes)) : [];
  const [sorted] = kept('sort', isOneOf(searchSorts));
  for (const [field, value] of Object.entries(query))
    if (!known.has(field) && !(takesTypes && field === 'type')) leave(field, textOf(value));
  return {
    ...{ ...paging, keyword, isCut, ignored: ignored.slice(0, mostIgnored) },
    sort: searchSorts.find((sort) => sort === sorted) ?? 'relevance',
    filters: { ...fields, types: searchTypes.filter((type) => types.includes(type)) },
  };
}
