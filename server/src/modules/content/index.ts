import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { agencyModule } from './agency.ts';
import { agreementModule } from './agreements/agreement.ts';
import { detailedRuleModule } from './detailed-rule.ts';
import { eventsModule } from './events.ts';
import { itemGuideModule } from './item-guide.ts';
import { policyClauseModule } from './policy-clause.ts';
import { policyItemModule } from './policy-item.ts';
import { policyModule } from './policy.ts';
import { publicityEntryModule, publicityListModule } from './publicity-list.ts';

/** Everything that is published: policies down to guides, publicity, and the portals' event log. */
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
  crudModule(tag),
  crudModule(industry),
  agencyModule,
  agreementModule,
  eventsModule,
];
