import { and, count } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { termsOfPlan } from '../query/plan.ts';
import type { SearchPlan } from '../query/plan.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { snippetOf } from '../snippets/snippet.ts';
import { filtered, hitsOf, isHit, isOfType, orderOf } from './matching.ts';
import { planFor } from './plan-for.ts';
import { isOwnNumber } from './rank.ts';
import type { FoundDocument, SearchAnswer, SearchQuestion, SearchType } from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** What a result tells, and what its snippet is cut from. */
const shown = {
  ...{ type: documents.type, id: documents.id, title: documents.title, titleEn: documents.titleEn },
  ...{ docNo: documents.docNo, itemCode: documents.itemCode, url: documents.url },
  ...{ agencyId: documents.agencyId, agencyName: documents.agencyName, tagIds: documents.tagIds },
  ...{ industryIds: documents.industryIds, enterpriseSizes: documents.enterpriseSizes },
  ...{ publishDate: documents.publishDate, effectiveDate: documents.effectiveDate },
  ...{ expiryDate: documents.expiryDate, endedBy: documents.endedBy, isSuspended: documents.isSuspended },
  ...{ applyStart: documents.applyStart, applyEnd: documents.applyEnd },
  ...{ amountCapWan: documents.amountCapWan, passages: documents.passages },
};

/** What is asked of the documents of a plan. */
interface Planned {
  plan: SearchPlan;
  question: SearchQuestion;
}

async function readPage(context: Context, { plan, question }: Planned): Promise<FoundDocument[]> {
  const { filters = {}, sort = 'relevance', current, size } = question;
  const rows = await context.db
    .select(shown)
    .from(documents)
    .innerJoin(hitsOf(context, plan), isHit(context))
    .where(and(filtered(filters), isOfType(filters)))
    .orderBy(...orderOf(sort, plan))
    .limit(size)
    .offset((current - 1) * size);
  const terms = termsOfPlan(plan);
  return rows.map(({ passages, ...told }) => ({ ...told, snippet: snippetOf(passages, terms) }));
}

async function countTypes(context: Context, { plan, question }: Planned) {
  const rows = await context.db
    .select({ type: documents.type, documents: count() })
    .from(documents)
    .innerJoin(hitsOf(context, plan), isHit(context))
    .where(filtered(question.filters ?? {}))
    .groupBy(documents.type);
  const counts: Partial<Record<SearchType, number>> = {};
  for (const row of rows) counts[row.type] = row.documents;
  return counts;
}

/** The one document that has the number that was asked for as its own, whatever the filters. */
async function exactOf(context: Context, plan: SearchPlan): Promise<SearchAnswer['exact']> {
  if (plan.numbers.length === 0) return null;
  const [only, another] = await context.db
    .select({ type: documents.type, id: documents.id })
    .from(documents)
    .innerJoin(hitsOf(context, plan), isHit(context))
    .where(isOwnNumber(plan))
    .limit(2);
  return only && !another ? only : null;
}

function totalOf(counts: SearchAnswer['typeCounts'], types: readonly SearchType[] | undefined): number {
  const all = Object.entries(counts).filter(([type]) => !types?.length || types.some((one) => one === type));
  return all.reduce((sum, [, documentsOfType]) => sum + documentsOfType, 0);
}

/** One page of the documents that answer a query, with how many there are. */
export async function findDocuments(
  context: Context,
  question: SearchQuestion,
  thesaurus: Thesaurus,
): Promise<SearchAnswer> {
  const plan = await planFor(context, question.keyword, thesaurus);
  const { suggestion, isCut } = plan;
  if (plan.numbers.length + plan.parts.length === 0)
    return { records: [], total: 0, typeCounts: {}, exact: null, suggestion, isCut };
  const planned = { plan, question };
  const typeCounts = await countTypes(context, planned);
  const total = totalOf(typeCounts, question.filters?.types);
  const records = total > 0 ? await readPage(context, planned) : [];
  return { records, total, typeCounts, exact: await exactOf(context, plan), suggestion, isCut };
}
