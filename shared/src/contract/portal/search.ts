import { z } from 'zod';

import { enterpriseSizes, validities, windowStates } from '../entities/content/shared-choices.ts';
import { named } from '../kit/named-schema.ts';

/** What can be found, in the order in which readers are told of it. */
export const searchTypes = [
  ...(['policy', 'guide', 'rule', 'notice'] as const),
  ...(['publicity', 'interpretation', 'help'] as const),
] as const;
export type SearchType = (typeof searchTypes)[number];

/** How results are ordered: by relevance, or by what they say. `cap` and `views` are called as in the lists. */
export const searchSorts = [
  ...(['relevance', 'newest', 'oldest', 'deadline'] as const),
  ...(['cap', 'views', 'agency', 'validity'] as const),
] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What results are narrowed by, called as in the lists; each takes a comma list. */
export const searchFields = [
  ...(['agencyId', 'industryIds', 'enterpriseSizes', 'tagIds'] as const),
  ...(['year', 'validity', 'windowStatus'] as const),
] as const;
export type SearchField = (typeof searchFields)[number];

/** The values of the fields that are not rows of a table. */
export const searchChoices = {
  enterpriseSizes,
  validity: validities,
  windowStatus: windowStates,
} as const;

/** How many characters of a keyword are looked for. */
export const longestKeyword = 100;
/** How many results of each type `searchall` answers. */
export const groupSize = 5;

const list = z.string().optional();

/** What every search asks for; a value that nothing has is left aside and named in `ignored`. */
export const searchQuery = z.looseObject({
  ...{ keyword: z.string().optional(), current: z.string().optional(), size: z.string().optional() },
  ...{ sort: z.string().optional(), agencyId: list, industryIds: list, enterpriseSizes: list },
  ...{ tagIds: list, year: list, validity: list, windowStatus: list },
});

/** What `searchAllContent` asks for besides: a comma list of types. */
export const contentSearchQuery = searchQuery.extend({ type: list });

const mark = z.tuple([z.int(), z.int()]);

/** One result: plain text, and from where to where in it the words of the query stand, in UTF-16 units. */
export const searchRecord = named(
  'SearchRecord',
  z.object({
    type: z.enum(searchTypes),
    id: z.string(),
    title: z.string(),
    titleEn: z.string().nullable(),
    titleMarks: z.array(mark),
    titleEnMarks: z.array(mark),
    /** The part of the text that says the most about the query; null where the row has no text besides its title. */
    snippet: z.string().nullable(),
    marks: z.array(mark),
    docNo: z.string().nullable(),
    itemCode: z.string().nullable(),
    agencyName: z.string().nullable(),
    agencyNameEn: z.string().nullable(),
    publishDate: z.string().nullable(),
    applyEnd: z.string().nullable(),
    amountCapWan: z.number().nullable(),
    validity: z.enum(validities).nullable(),
    windowStatus: z.enum(windowStates).nullable(),
    /** The clause that the snippet stands in, as its document numbers it; `url` leads to it then. */
    clauseNo: z.string().nullable(),
    /** Its page on the portal, without the language. */
    url: z.string(),
  }),
);
export type SearchRecord = z.output<typeof searchRecord>;

/** How many results each type has with the other filters in force. */
const typeCounts = named(
  'SearchTypeCounts',
  z.object({
    ...{ policy: z.int(), guide: z.int(), rule: z.int(), notice: z.int() },
    ...{ publicity: z.int(), interpretation: z.int(), help: z.int() },
  } satisfies Record<SearchType, z.ZodInt>),
);
export type SearchTypeCounts = z.output<typeof typeCounts>;

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  labelEn: z.string().nullable(),
  /** How many results there are with this value, and with the filters of the other fields. */
  count: z.int(),
});
export type SearchFacetValue = z.output<typeof facetValue>;
const facet = z.array(facetValue);
const facets = named(
  'SearchFacets',
  z.object({
    ...{ agencyId: facet, industryIds: facet, enterpriseSizes: facet, tagIds: facet },
    ...{ year: facet, validity: facet, windowStatus: facet },
  } satisfies Record<SearchField, typeof facet>),
);
export type SearchFacets = z.output<typeof facets>;

/** A parameter, or one value of it, that says nothing here. */
const ignored = z.object({ field: z.string(), value: z.string() });

/** What the portal may offer where nothing is found. */
const help = named(
  'SearchHelp',
  z.object({
    /** How many results the same keyword has in all types and without filters. */
    unfiltered: z.int(),
    /** Other keywords that find something: words of this one, then hot words. */
    words: z.array(z.string()),
  }),
);

/** What every search tells about its keyword. */
const told = {
  /** The keyword as it was looked for. */
  keyword: z.string(),
  /** Whether it was longer than `longestKeyword`. */
  isCut: z.boolean(),
  typeCounts,
  /** The one row whose own document number or item code was asked for. */
  exact: searchRecord.nullable(),
  /** 您是不是要找: the keyword as it is answered, where words of it were replaced. */
  suggestion: z.string().nullable(),
  ignored: z.array(ignored),
  help: help.nullable(),
};

/** Answer of `searchpolicy`, `searchguide`, `searchnotice` and `searchAllContent`. */
export const searchPage = named(
  'SearchPage',
  z.object({
    records: z.array(searchRecord),
    ...{ total: z.int(), size: z.int(), current: z.int(), pages: z.int() },
    ...told,
    facets,
  }),
);
export type SearchPage = z.output<typeof searchPage>;

/** Answer of `searchall`: the first of each type that has any, in the order of `searchTypes`. */
export const searchGroups = named(
  'SearchGroups',
  z.object({
    ...told,
    groups: z.array(z.object({ type: z.enum(searchTypes), total: z.int(), records: z.array(searchRecord) })),
  }),
);
export type SearchGroups = z.output<typeof searchGroups>;

/** What `suggest` asks for. */
export const suggestQuery = z.looseObject({ keyword: z.string().optional() });

/** Answer of `GET policy/search/suggest`: up to eight titles that go on from what is typed. */
export const searchSuggestions = z.array(
  named(
    'SearchSuggestion',
    z.object({ text: z.string(), type: z.enum(searchTypes), id: z.string(), url: z.string() }),
  ),
);
export type SearchSuggestion = z.output<typeof searchSuggestions>[number];

/** Answer of `GET policy/search/hotwords`: what editors offer to search for, in their order. */
export const hotWords = z.array(
  named('HotWord', z.object({ word: z.string(), wordEn: z.string().nullable() })),
);
export type HotWord = z.output<typeof hotWords>[number];

/** Answer of `GET policy/search/index` and `POST policy/search/rebuild`: how the index stands, and how far it is made anew. */
export const searchIndexState = named(
  'SearchIndexState',
  z.object({
    documents: z.int(),
    /** How many are about to be made anew, because something that they name has changed. */
    stale: z.int(),
    isRunning: z.boolean(),
    done: z.int(),
    total: z.int(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    failure: z.string().nullable(),
  }),
);
export type SearchIndexState = z.output<typeof searchIndexState>;
