import type { Validity, WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { SearchField, SearchSort, SearchType } from '@policy/shared/contract/portal/search.ts';

import type { Context } from '../../kit/runtime/context.ts';
import type { Passage, Snippet } from '../snippets/snippet.ts';

/** What results are narrowed by, ordered by and told with: as it is stored, without what follows from today's date. */
interface SearchFacts {
  docNo: string | null;
  itemCode: string | null;
  agencyId: string | null;
  agencyName: string | null;
  agencyNameEn: string | null;
  industryIds: readonly string[];
  enterpriseSizes: readonly string[];
  tagIds: readonly string[];
  publishDate: string | null;
  /** From these the validity of policies and rules follows. */
  effectiveDate: string | null;
  expiryDate: string | null;
  endedBy: string | null;
  /** From these the state of a guide's window; the end is also the day until which a notice asks for something. */
  applyStart: string | null;
  applyEnd: string | null;
  isSuspended: boolean;
  amountCapWan: number | null;
  views: number;
  /** Its page on the portal, without the language. */
  url: string;
}

/** What tells a document from every other one of its tenant. */
export interface DocumentKey {
  type: SearchType;
  /** The id of the row that it is made of. */
  id: string;
}

/** A published row as it is put into the index: plain text, whatever it was written in. */
export interface SearchDocument extends SearchFacts, DocumentKey {
  title: string;
  titleEn: string | null;
  summary: string | null;
  summaryEn: string | null;
  /** The number under which its text is kept (索引号). */
  indexNo: string | null;
  /** What people call its agency for short. */
  agencyShortName: string | null;
  /** Names of its tags, in both languages, and its key words. */
  tags: readonly string[];
  /** Headings of its clauses or sections, and names of its materials. */
  headings: readonly string[];
  materials: readonly string[];
  /** Its clauses, its body, what its attachments say. */
  passages: readonly Passage[];
}

/** Which documents are asked for; within a filter any of its values, and all filters together. */
export type SearchFilters = Partial<Record<SearchField, readonly string[]>> & {
  types?: readonly SearchType[];
};

/** What is looked for, and among which documents. */
export interface AskedSearch {
  keyword: string;
  filters?: SearchFilters;
}

/** One page of what answers a query. */
export interface SearchQuestion extends AskedSearch {
  sort?: SearchSort;
  /** From 1 on. */
  current: number;
  size: number;
}

/** A document that answers a query. */
export interface FoundDocument extends SearchFacts, DocumentKey {
  title: string;
  titleEn: string | null;
  titleMarks: [number, number][];
  titleEnMarks: [number, number][];
  snippet: Snippet | null;
  /** As it stands today; null where a document has none. */
  validity: Validity | null;
  windowStatus: WindowState | null;
}

/** How many documents have a value. */
interface ValueCount {
  value: string;
  count: number;
}

/** What every search tells of its query. */
export interface SearchTold {
  /** How many of each type there are with the other filters; a type without any is missing. */
  typeCounts: Partial<Record<SearchType, number>>;
  /** How many have each value of a field, with the filters of the other fields; the most frequent value first. */
  facets: Record<SearchField, ValueCount[]>;
  /** The one document whose own number or code was asked for. */
  exact: FoundDocument | null;
  suggestion: string | null;
  isCut: boolean;
}

/** What answers a query. */
export interface SearchAnswer extends SearchTold {
  records: FoundDocument[];
  total: number;
}

/** The first documents of every type that has any. */
export interface GroupedAnswer extends SearchTold {
  records: FoundDocument[];
}

/** A title that somebody may be about to type. */
export interface Suggested extends DocumentKey {
  text: string;
  url: string;
}

/** Where published content is found. Everything is the context's tenant's. */
export interface SearchIndex {
  /** Puts documents in, each in the place of what stood there under its type and id; in the caller's transaction. */
  put(context: Context, documents: readonly SearchDocument[]): Promise<void>;
  /** Takes out those that are there. */
  remove(context: Context, documents: readonly DocumentKey[]): Promise<void>;
  find(context: Context, question: SearchQuestion): Promise<SearchAnswer>;
  /** The first of each type, `size` of them, each type by relevance. */
  findGroups(context: Context, asked: AskedSearch, size: number): Promise<GroupedAnswer>;
  /** How many documents answer a keyword. */
  count(context: Context, keyword: string): Promise<number>;
  /** Another one means that other documents may be found. */
  state(context: Context): Promise<string>;
  /** The words of a keyword that find something when they are asked for alone. */
  findableWords(context: Context, keyword: string): Promise<string[]>;
  /** Up to eight titles. */
  suggest(context: Context, typed: string): Promise<Suggested[]>;
}
