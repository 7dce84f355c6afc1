import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { DeadlineState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { sql } from 'drizzle-orm';

import { wireDate } from '../../kit/runtime/clock.ts';
import { contentRules } from './life-cycle.ts';

const value = (state: DeadlineState) => sql.raw(`'${state}'`);

/** What holds for notices, and whether something can still be done about one today. */
export const policyNoticeRules = contentRules(policyNotice, {
  deadlineStatus: ({ deadline }, context) => sql`case when ${deadline} is null then ${value('none')}
    when ${deadline} < ${wireDate(context.clock.now())}::date then ${value('over')}
    else ${value('open')} end`,
});
