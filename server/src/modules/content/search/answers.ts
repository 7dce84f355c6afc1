import { searchTypes } from '@policy/shared/contract/portal/search.ts';
import type {
  SearchGroups,
  SearchPage,
  SearchRecord,
  SearchTypeCounts,
} from '@policy/shared/contract/portal/search.ts';

import type { FastifyRequest } from 'fastify';

import { totalOf } from '../../../search/index/facets.ts';
import type {
  FoundDocument,
  GroupedAnswer,
  SearchAnswer,
  SearchTold,
} from '../../../search/index/search-index.ts';
import type { SearchRequest } from './asked.ts';
import { contentIndex } from './content-index.ts';
import { labelled } from './labels.ts';
import { countMiss } from './misses.ts';
import { offeredWords } from './words/offered-words.ts';

/** Whose search is answered, and where is told what fails beside it. */
type Asker = Pick<FastifyRequest, 'context' | 'log'>;

/** How many other keywords are named where nothing is found. */
const wordsNamed = 8;

const noSnippet = { text: null, marks: [], clauseNo: null, anchor: null };

/** A document as answers tell it; where its text is a clause, its address leads to that clause. */
function recordOf(found: FoundDocument): SearchRecord {
  const { url } = found;
  const { text, marks, clauseNo, anchor } = found.snippet ?? noSnippet;
  return {
    ...{ type: found.type, id: found.id, title: found.title, titleEn: found.titleEn },
    ...{ titleMarks: found.titleMarks, titleEnMarks: found.titleEnMarks },
    ...{ snippet: text, marks, clauseNo },
    ...{ docNo: found.docNo, itemCode: found.itemCode },
    ...{ agencyName: found.agencyName, agencyNameEn: found.agencyNameEn },
    ...{ publishDate: found.publishDate, applyEnd: found.applyEnd, amountCapWan: found.amountCapWan },
    ...{ validity: found.validity, windowStatus: found.windowStatus },
    url: anchor === null ? url : `${url}#${anchor}`,
  };
}

const isNarrowed = ({ filters: { types, ...fields } }: SearchRequest) =>
  [types, ...Object.values(fields)].some((values) => values && values.length > 0);

/** What may be offered where nothing was found; a keyword that finds nothing whatever the filters is counted. */
async function helpOf({ context, log }: Asker, asked: SearchRequest): Promise<SearchPage['help']> {
  const { keyword } = asked;
  const unfiltered = isNarrowed(asked) ? await contentIndex.count(context, keyword) : 0;
  // A search is answered even where nothing can be written.
  if (unfiltered === 0)
    await countMiss(context, keyword).catch((error: unknown) =>
      log.error({ err: error }, 'a search without results was not counted'),
    );
  const own = await contentIndex.findableWords(context, keyword);
  const offered = (await offeredWords(context)).map(({ word, wordEn }) =>
    context.locale === 'en' ? (wordEn ?? word) : word,
  );
  return { unfiltered, words: [...new Set([...own, ...offered])].slice(0, wordsNamed) };
}

/** How many there are of every type, of those without any as well. */
const countsOf = ({ typeCounts: counts }: SearchTold): SearchTypeCounts => ({
  ...{ policy: counts.policy ?? 0, guide: counts.guide ?? 0, rule: counts.rule ?? 0 },
  ...{ notice: counts.notice ?? 0, publicity: counts.publicity ?? 0 },
  ...{ interpretation: counts.interpretation ?? 0, help: counts.help ?? 0 },
});

async function toldOf(asker: Asker, asked: SearchRequest, found: SearchTold & { total: number }) {
  const { keyword, isCut, ignored } = asked;
  return {
    ...{ keyword, isCut, ignored, suggestion: found.suggestion },
    typeCounts: countsOf(found),
    exact: found.exact && recordOf(found.exact),
    help: found.total === 0 ? await helpOf(asker, asked) : null,
  };
}

/** One page of results. */
export async function pageOf(asker: Asker, asked: SearchRequest, found: SearchAnswer): Promise<SearchPage> {
  const { current, size } = asked;
  const { total, records } = found;
  return {
    ...{ records: records.map(recordOf), total, size, current, pages: Math.ceil(total / size) },
    ...(await toldOf(asker, asked, found)),
    facets: await labelled(asker.context, found.facets),
  };
}

/** The first results of every type that has any. */
export async function groupsOf(
  asker: Asker,
  asked: SearchRequest,
  found: GroupedAnswer,
): Promise<SearchGroups> {
  const total = totalOf(found.typeCounts);
  const groups = searchTypes.map((type) => ({
    ...{ type, total: found.typeCounts[type] ?? 0 },
    records: found.records.filter((record) => record.type === type).map(recordOf),
  }));
  return {
    ...(await toldOf(asker, asked, { ...found, total })),
    groups: groups.filter((group) => group.total > 0),
  };
}
