import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Named } from '../../lib/texts/reference-names.ts';

/** Figures of the front page, all from published content. */
export interface HomeCounts {
  open: number;
  closing: number;
  policies: number;
  /** Public notices of the year that runs. */
  yearAmountWan: number;
  yearBeneficiaries: number;
}

/** What the front page shows. */
export interface HomeContent {
  counts: HomeCounts;
  openGuides: ListRowOf<typeof itemGuide>[];
  policies: ListRowOf<typeof policy>[];
  publicityLists: ListRowOf<typeof publicityList>[];
  hotTags: Named[];
  agencies: Named[];
}
