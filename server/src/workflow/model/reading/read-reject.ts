import { afterReturns, rejectTargets } from '@policy/shared/contract/workflow/returning.ts';

import type { RejectRule } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { textOf } from '../moddle.ts';
import { refuseMissing } from '../refuse-unsupported.ts';
import { ownExtensions } from '../vendor.ts';

/** What rejecting a task does, where its author says so. */
export function readReject(element: Element): RejectRule | null {
  const [rule] = ownExtensions(element, 'Reject');
  if (!rule) return null;
  const to = rejectTargets.find((known) => known === rule.to) ?? refuseMissing(element, 'reject to');
  const nodeId = textOf(rule, 'node');
  if (to === 'node' && nodeId === null) refuseMissing(element, 'reject node');
  return { to, nodeId: to === 'node' ? nodeId : null, then: thenOf(rule, element) };
}

function thenOf(rule: Element, element: Element): RejectRule['then'] {
  const written = textOf(rule, 'then');
  if (written === null) return null;
  return afterReturns.find((known) => known === written) ?? refuseMissing(element, 'reject then');
}
