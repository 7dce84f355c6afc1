import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';

/** Content whose every row has a page of its own; one more line here adds a kind to the sitemap and to the kept pages. */
export const sitemapKinds = [
  { file: 'policies', entity: policy, query: {} },
  { file: 'detailed-rules', entity: detailedRule, query: {} },
  { file: 'interpretations', entity: interpretation, query: {} },
  { file: 'notices', entity: policyNotice, query: {} },
  // Apply-free items have a page of another form.
  { file: 'item-guides', entity: itemGuide, query: { isMsjx: 0 } },
  {
    file: 'apply-free-items',
    entity: itemGuide,
    query: { isMsjx: 1 },
    page: `${itemGuide.publicPage}-msjx`,
  },
  { file: 'publicity-lists', entity: publicityList, query: {} },
] as const;

/** A kind of the sitemap. */
export type SitemapKind = (typeof sitemapKinds)[number];
