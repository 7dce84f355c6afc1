import type { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { GuideLine } from '../../components/related/guide-lines.tsx';
import type { Chain } from '../../lib/chain/chain.ts';
import type { Article } from '../../lib/chain/load-related-articles.ts';
import type { FacetCounts, FacetValues } from '../../lib/lists/facet-counts.ts';
import type { Named } from '../../lib/texts/reference-names.ts';

/** A notice as lists carry it. */
export type NoticeRow = ListRowOf<typeof policyNotice>;
/** A notice with its text. */
export type NoticeDetail = RowOf<typeof policyNotice>;

/** What notices are filtered by that is stored as rows. */
export interface NoticeReferences {
  agencies: Named[];
  /** Years in which something was published, newest first. */
  years: number[];
  counts?: FacetCounts | undefined;
}

/** What stands around a notice. */
export interface NoticeRelated {
  guides: GuideLine[];
  chain: Chain;
  articles: Article[];
  /** The notices of its kind published next before and after it. */
  newer?: NoticeRow | undefined;
  older?: NoticeRow | undefined;
}

/** Which values of each facet a notice stands under. */
export const noticeFacetValues: FacetValues<NoticeRow> = {
  type: (row) => [row.type],
  deadlineStatus: (row) => [row.deadlineStatus],
  agencyId: (row) => [row.agencyId],
  year: (row) => [row.publishDate?.slice(0, 4)],
};
