import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';
import type { SearchType } from '@policy/shared/contract/portal/search.ts';

import type { Context } from '../../../../kit/runtime/context.ts';
import type { SearchDocument } from '../../../../search/index/search-index.ts';
import type { Passage } from '../../../../search/snippets/snippet.ts';
import { plainText } from '../../texts/plain-text.ts';

/** What becomes documents of one type, and how. */
export interface Source {
  type: SearchType;
  /** The entity whose rows they are. */
  entity: string;
  /** The documents of those of some rows that are public. */
  documentsOf(context: Context, ids: readonly string[]): Promise<SearchDocument[]>;
}

/** What a document says where its row has nothing of the kind. */
export const blank = {
  ...{ titleEn: null, summary: null, summaryEn: null, tags: [], headings: [], materials: [] },
  ...{ docNo: null, itemCode: null, indexNo: null, industryIds: [], enterpriseSizes: [], tagIds: [] },
  ...{ publishDate: null, effectiveDate: null, expiryDate: null, endedBy: null },
  ...{ applyStart: null, applyEnd: null, isSuspended: false, amountCapWan: null, views: 0 },
} as const;

/** A text as parts of a document; what is empty is none. */
export const passage = (text: string | null | undefined): Passage[] =>
  text?.trim() ? [{ clauseNo: null, text }] : [];

/** The same of rich text. */
export const richPassage = (html: string | null | undefined): Passage[] => passage(html && plainText(html));

/** Names of the files that hang on a row: what stands in a file is not read anywhere yet. */
export const filePassage = (files: readonly AttachedFile[] | null | undefined): Passage[] =>
  passage(files?.map(({ name }) => name).join('；'));

/** Rows by the one that they hang on. */
export function byParent<Row>(rows: readonly Row[], parentOf: (row: Row) => string): Map<string, Row[]> {
  const parents = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = parentOf(row);
    parents.set(parent, [...(parents.get(parent) ?? []), row]);
  }
  return parents;
}
