import { handlingActs } from '@policy/shared/contract/workflow/handling.ts';
import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Element } from '../moddle.ts';
import { flagOf, textOf } from '../moddle.ts';
import { nameOf } from '../refuse-unsupported.ts';
import { ownExtensions } from '../vendor.ts';
import { freely } from './handling.ts';
import type { Handling } from './handling.ts';

/** What the author of a step says of that. */
export function readHandling(element: Element): Handling {
  const [rule] = ownExtensions(element, 'Handling');
  if (!rule) return freely;
  const without = listed(textOf(rule, 'without')).map((name) => actNamed(name, element));
  const backTo = listed(textOf(rule, 'backTo'));
  return { without, backTo: backTo.length > 0 ? backTo : null, isChosen: flagOf(rule, 'chosen') };
}

function actNamed(name: string, element: Element): HandlingAct {
  const act = handlingActs.find((known) => known === name);
  if (!act) throw new Refusal('workflow.handlingAct', { node: nameOf(element), act: name });
  return act;
}

const listed = (names: string | null): readonly string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
