import type { Context } from '../../kit/runtime/context.ts';
import type { Passage, Snippet } from '../snippets/snippet.ts';

/** What can be found, in the order in which readers are told of it. */
export const searchTypes = [
  'policy',
  'guide',
  'rule',
  'notice',
  'publicity',
  'interpretation',
  'help',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** What results are narrowed by, ordered by and told with: as it is stored, without what follows from today's date. */
export interface SearchFacts {
  docNo: string | null;
  itemCode: string | null;
  agencyId: string | null;
  agencyName: string | null;
  industryIds: readonly string[];
  enterpriseSizes: readonly string[];
  tagIds: readonly string[];
  publishDate: string | null;
  /** From these the validity follows. */
  effectiveDate: string | null;
  expiryDate: string | null;
  endedBy: string | null;
  /** From these the state of the window. */
  applyStart: string | null;
  applyEnd: string | null;
  isSuspended: boolean;
  amountCapWan: number | null;
  url: string;
}

/** A published row as it is put into the index: plain text, whatever it was written in. */
export interface SearchDocument extends SearchFacts {
  type: SearchType;
  id: string;
  title: string;
  titleEn: string | null;
  summary: string | null;
  summaryEn: string | null;
  /** Names of its tags, in both languages, and its key words. */
  tags: readonly string[];
  /** Headings of its clauses or sections, and names of its materials. */
  headings: readonly string[];
  materials: readonly string[];
  /** Its clauses, its body, what its attachments say. */
  passages: readonly Passage[];
}

/** How results are ordered: by relevance, or by what they say. */
export const searchSorts = [
  ...(['relevance', 'newest', 'oldest', 'deadline'] as const),
  ...(['amountHigh', 'amountLow', 'title', 'number'] as const),
] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Which documents are asked for; within a filter any of its values, and all filters together. */
export interface SearchFilters {
  types?: readonly SearchType[];
  agencyIds?: readonly string[];
  industryIds?: readonly string[];
  enterpriseSizes?: readonly string[];
  tagIds?: readonly string[];
  years?: readonly number[];
}

/** One page of what answers a query. */
export interface SearchQuestion {
  keyword: string;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** From 1 on. */
  current: number;
  size: number;
}

/** A document that answers a query. */
export interface FoundDocument extends SearchFacts {
  type: SearchType;
  id: string;
  title: string;
  titleEn: string | null;
  snippet: Snippet | null;
}

/** What answers a query. */
export interface SearchAnswer {
  records: FoundDocument[];
  total: number;
  /** How many of each type there are with the other filters; a type without any is missing. */
  typeCounts: Partial<Record<SearchType, number>>;
  /** The one document whose own number or code was asked for. */
  exact: Pick<FoundDocument, 'type' | 'id'> | null;
  suggestion: string | null;
  isCut: boolean;
}

/** A title that somebody may be about to type. */
export interface Suggested {
  text: string;
  type: SearchType;
  id: string;
}

/** Where published content is found. Everything is the context's tenant's. */
export interface SearchIndex {
  /** Puts a document in, in the place of what stood there under its type and id; in the caller's transaction. */
  put(context: Context, document: SearchDocument): Promise<void>;
  /** Takes one out, if it is there. */
  remove(context: Context, document: Pick<SearchDocument, 'type' | 'id'>): Promise<void>;
  find(context: Context, question: SearchQuestion): Promise<SearchAnswer>;
  /** Up to eight titles. */
  suggest(context: Context, typed: string): Promise<Suggested[]>;
}
