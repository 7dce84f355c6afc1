import type { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import type { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import type { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

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
  notices: ListRowOf<typeof policyNotice>[];
  interpretations: ListRowOf<typeof interpretation>[];
  focus: HomeFocus;
  /** Pictures that point to a service, by the place that shows them. */
  advertisements: Record<AdvertisementPlace, AdvertisementRow[]>;
  /** What editors offer to look for. */
  hotWords: readonly string[];
  hotTags: Named[];
  agencies: Named[];
}

/** What the front page points to: with pictures, and as lines. */
export interface HomeFocus {
  top: FocusRow[];
  list: FocusRow[];
}
export type FocusRow = RowOf<typeof focusItem>;
export type AdvertisementRow = RowOf<typeof advertisement>;

/** The places of the front page that show advertisements, by the codes that editors give them. */
export const advertisementPlaces = {
  banner: 'portal_home_banner',
  side: 'portal_home_side',
  float: 'portal_home_float',
} as const;
export type AdvertisementPlace = keyof typeof advertisementPlaces;
