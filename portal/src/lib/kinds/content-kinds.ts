import { detailedRuleKind } from './detailed-rule.ts';
import { interpretationKind } from './interpretation.ts';
import { applyFreeKind, itemGuideKind } from './item-guide.ts';
import type { ContentKind } from './kit/kind.ts';
import { noticeKind } from './notice.ts';
import { policyKind } from './policy.ts';
import { publicityListKind } from './publicity-list.ts';

/**
 * Every kind of content whose rows have a page each. A kind is told to nobody before its page stands in the table of kept
 * pages (`public-pages.ts`), so that it may be declared first.
 */
export const contentKinds: readonly ContentKind[] = [
  policyKind,
  detailedRuleKind,
  itemGuideKind,
  applyFreeKind,
  noticeKind,
  interpretationKind,
  publicityListKind,
];
