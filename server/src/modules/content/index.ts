import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';
import { searchMiss } from '@policy/shared/contract/entities/content/search-miss.ts';
import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { advertisementModule } from './advertisement.ts';
import { agencyListModule } from './agencies/agency-list.ts';
import { agencyModule } from './agencies/agency.ts';
import { agreementModule } from './agreements/agreement.ts';
import { detailedRuleModule } from './detailed-rule.ts';
import { eventsModule, eventTrimming } from './events.ts';
import { focusItemModule } from './focus-item.ts';
import { itemGuideModule } from './item-guide.ts';
import { contentModule } from './life-cycle.ts';
import { pageViewsModule } from './page-views/page-views.ts';
import { portalMoments } from './portal/passed-moments.ts';
import { portalSettingModule } from './portal/portal-setting.ts';
import { policyClauseModule } from './policy-clause.ts';
import { policyItemModule } from './policy-item.ts';
import { policyModule } from './policy.ts';
import { publicityEntryModule, publicityListModule } from './publicity-list.ts';
import { scheduledPublishing } from './publishing/scheduled.ts';
import { missHousekeeping } from './search/misses.ts';
import { rebuildModule } from './search/rebuild/rebuild-calls.ts';
import { searchModule } from './search/search-calls.ts';

/** Everything that is published: policies down to guides, publicity, what is told about them, and the portals' event log. */
export const contentModules: readonly Module[] = [
  policyModule,
  policyClauseModule,
  detailedRuleModule,
  crudModule(detailedRuleSection),
  policyItemModule,
  itemGuideModule,
  crudModule(itemGuideSection),
  crudModule(itemGuideMaterial),
  publicityListModule,
  publicityEntryModule,
  contentModule(policyNotice),
  contentModule(interpretation),
  contentModule(relatedArticle),
  focusItemModule,
  advertisementModule,
  contentModule(helpArticle),
  scheduledPublishing,
  searchModule,
  crudModule(searchWord),
  crudModule(searchMiss, { verbs: ['list', 'detail'] }),
  missHousekeeping,
  rebuildModule,
  crudModule(tag),
  crudModule(industry),
  agencyModule,
  agencyListModule,
  agreementModule,
  portalSettingModule,
  portalMoments,
  eventsModule,
  eventTrimming,
  pageViewsModule,
];
