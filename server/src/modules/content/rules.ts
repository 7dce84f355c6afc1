import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';

import { withRevisions } from '../../kit/revisions/with-revisions.ts';
import type { RuledEntity } from '../../kit/rules/rules.ts';
import { advertisementRules } from './advertisement.ts';
import { agencyRules } from './agencies/agency.ts';
import { agreementRules } from './agreements/agreement.ts';
import { detailedRuleRules } from './detailed-rule.ts';
import { focusItemRules } from './focus-item.ts';
import { itemGuideMaterialRules } from './item-guide-material.ts';
import { itemGuideRules } from './item-guide.ts';
import { contentRules } from './life-cycle.ts';
import { policyItemRules } from './policy-item.ts';
import { policyNoticeRules } from './policy-notice.ts';
import { policyRules } from './policy.ts';
import { portalSettingRules } from './portal/portal-setting.ts';
import { publicityEntryRules, publicityListRules } from './publicity-list.ts';
import { relatedArticleRules } from './related-article.ts';
import { revisedContent } from './revisions/revised-content.ts';
import { partRules } from './search/part-rules.ts';
import { searchWordRules } from './search/words/search-words.ts';

/** What holds for everything that is published. */
export const contentAreaRules: readonly RuledEntity[] = withRevisions(
  [
    agencyRules,
    agreementRules,
    policyRules,
    detailedRuleRules,
    policyItemRules,
    itemGuideRules,
    itemGuideMaterialRules,
    publicityListRules,
    publicityEntryRules,
    policyNoticeRules,
    contentRules(interpretation),
    relatedArticleRules,
    focusItemRules,
    advertisementRules,
    contentRules(helpArticle),
    ...partRules,
    searchWordRules,
    portalSettingRules,
  ],
  revisedContent,
);
