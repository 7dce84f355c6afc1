import type { SearchType } from '@policy/shared/contract/portal/search.ts';

import { helpSource, interpretationSource, noticeSource, publicitySource } from './articles.ts';
import { guideSource } from './guides.ts';
import { policySource } from './policies.ts';
import { ruleSource } from './rules.ts';
import type { Source } from './source.ts';

/** What is found, by its type. */
export const sources: Readonly<Record<SearchType, Source>> = {
  ...{ policy: policySource, guide: guideSource, rule: ruleSource, notice: noticeSource },
  ...{ publicity: publicitySource, interpretation: interpretationSource, help: helpSource },
};
