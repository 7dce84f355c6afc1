import { deadlineActs } from '@policy/shared/contract/workflow/status.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { atDate } from '../../expressions/due.ts';
import type { Template } from '../../expressions/template.ts';
import { parseTemplate } from '../../expressions/template.ts';
import type { Button } from '../definition.ts';
import type { DeadlineRule } from '../timing/times.ts';
import type { Element } from '../moddle.ts';
import { textOf } from '../moddle.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import { ownExtensions } from '../vendor.ts';
import { countsWorkdays, refuseInvalidDuration } from '../timing/read-calendar.ts';
import { refuseUnpassable } from './read-people.ts';
import { cycleOf } from './read-trigger.ts';

/** What happens to a task that is not done in time; what is written with constant values is checked now. */
export const readDeadlines = (element: Element, buttons: readonly Button[]): readonly DeadlineRule[] =>
  ownExtensions(element, 'Deadline').map((child) => readDeadline(child, element, buttons));

const takenBy = { user: 'transfer', repeat: 'remind' } as const;

function readDeadline(child: Element, element: Element, buttons: readonly Button[]): DeadlineRule {
  const node = nameOf(element);
  const act = deadlineActs.find((known) => known === child.act) ?? refuseMissing(element, 'deadline act');
  const after = parseTemplate(textOf(child, 'after') ?? refuseMissing(element, 'deadline after'), node);
  const isCounted = countsWorkdays(textOf(child, 'calendar'), element);
  refuseInvalid(after, { node, isCounted });
  for (const property of ['user', 'repeat'] as const)
    if (textOf(child, property) !== null && takenBy[property] !== act)
      throw new Refusal('workflow.deadlineRule', { node, act, property });
  if (act === 'pass') refuseUnpassable(element, buttons);
  const repeat = repeatOf(child, { node, isCounted });
  return {
    act,
    after,
    countsWorkdays: isCounted,
    ...repeat,
    user: act === 'transfer' ? userOf(child, element) : null,
  };
}

interface Counted {
  node: string;
  isCounted: boolean;
}

function repeatOf(child: Element, counted: Counted): Pick<DeadlineRule, 'every' | 'times'> {
  const repeat = textOf(child, 'repeat');
  if (repeat === null) return { every: null, times: 1 };
  const cycle = cycleOf(repeat, counted.node);
  refuseInvalidDuration(cycle.every, counted);
  return cycle;
}

const userOf = (child: Element, element: Element): Template =>
  parseTemplate(textOf(child, 'user') ?? refuseMissing(element, 'deadline user'), nameOf(element));

function refuseInvalid(after: Template, counted: Counted): void {
  if (after.parts.some((part) => typeof part !== 'string')) return;
  if (after.source.startsWith('P')) refuseInvalidDuration(after.source, counted);
  else atDate(after.source, counted.node);
}
