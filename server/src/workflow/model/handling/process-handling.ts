import { urgingBounds, withdrawals } from '@policy/shared/contract/workflow/handling.ts';
import type { Withdrawal } from '@policy/shared/contract/workflow/handling.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Element } from '../moddle.ts';
import { flagOf, textOf } from '../moddle.ts';
import { nameOf } from '../refuse-unsupported.ts';
import { ownAttribute, ownExtensions } from '../vendor.ts';

/** Whether and how often the handlers of a process may be urged. */
export interface Urging {
  isNever: boolean;
  /** At one task; null for as often as anybody likes. */
  most: number | null;
  /** Between two; null where the author says nothing. */
  minutes: number | null;
}

/** What a process lets people do with it as a whole. */
export interface ProcessHandling {
  withdrawal: Withdrawal;
  urging: Urging;
}

/** Where the author says nothing: it ends when it is taken back, and anybody urges. */
export const freelyHandled: ProcessHandling = {
  withdrawal: 'ends',
  urging: { isNever: false, most: null, minutes: null },
};

/** Reads what the author of a process says of that. */
export const readProcessHandling = (process: Element): ProcessHandling => ({
  withdrawal: readWithdrawal(process),
  urging: readUrging(process),
});

function readWithdrawal(process: Element): Withdrawal {
  const said = ownAttribute(process, 'Withdrawing', 'does');
  if (said === null) return freelyHandled.withdrawal;
  const withdrawal = withdrawals.find((known) => known === said);
  if (!withdrawal) throw new Refusal('workflow.withdrawingUnknown', { process: nameOf(process), does: said });
  return withdrawal;
}

function readUrging(process: Element): Urging {
  const [rule] = ownExtensions(process, 'Urging');
  if (!rule) return freelyHandled.urging;
  return {
    isNever: flagOf(rule, 'never'),
    most: readNumber(process, rule, 'most'),
    minutes: readNumber(process, rule, 'minutes'),
  };
}

function readNumber(process: Element, rule: Element, name: keyof typeof urgingBounds): number | null {
  const said = textOf(rule, name);
  if (said === null) return null;
  const { from, to } = urgingBounds[name];
  const number = /^\d{1,6}$/.test(said) ? Number(said) : 0;
  if (number < from || number > to)
    throw new Refusal('workflow.urgingNumber', { process: nameOf(process), value: said, from, to });
  return number;
}
