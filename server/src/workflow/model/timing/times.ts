import type { DeadlineAct } from '@policy/shared/contract/workflow/status.ts';

import type { Template } from '../../expressions/template.ts';

/** What happens to a task that is not done in time; set anew whenever the node is entered. */
export interface DeadlineRule {
  act: DeadlineAct;
  /** How long after the task was made, as a duration, or when. */
  after: Template;
  /** Working days alone, by the tenant's calendar. */
  countsWorkdays: boolean;
  /** Of a reminder alone: how far apart it comes again, and how often in all. */
  every: string | null;
  times: number;
  /** Of a transfer alone: who gets the task. */
  user: Template | null;
}

/** When a timer is due: at a date, a time after the node is entered, or so many times as far apart. */
export interface Timer {
  kind: 'date' | 'duration' | 'cycle';
  value: Template;
  countsWorkdays: boolean;
}
