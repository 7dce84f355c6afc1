import { returnNodeOf } from '../back-nodes.ts';
import type { ReturnTarget } from '../inputs.ts';
import type { ModelNode, RejectRule } from '../model/definition.ts';
import type { AtTask, Back, Rejection } from './rejection.ts';
import { returnRuleOf, ruledRejection, toOwner } from './rejection.ts';

/** What the caller of a return says of it. */
interface Said {
  to?: ReturnTarget | undefined;
  straightBack?: boolean | undefined;
}

interface Found {
  /** Where the rule of the step returns to; null where it lets its handler choose, or says nothing. */
  ruled: Rejection | null;
  /** Null where it may not go there. */
  back: Back | null;
  isOwners: boolean;
}

/** Where a return goes: as its caller says, else as the rule of the step does, else to whom the process belongs. */
export function backOf(at: AtTask, node: ModelNode, { to, straightBack }: Said): Found {
  const rule = returnRuleOf(node);
  const ruled = rule && ruledRejection(at, rule);
  const target = to ?? targetIn(rule);
  const isStraight = straightBack ?? straightIn(rule);
  const back = target === 'ruled' ? stepIn(ruled, isStraight) : backTo(at, target, isStraight);
  return { ruled, back, isOwners: target === 'owner' };
}

const targetIn = (rule: RejectRule | null): 'owner' | 'ruled' =>
  rule?.to === 'previous' || rule?.to === 'node' ? 'ruled' : 'owner';

const straightIn = (rule: RejectRule | null): boolean | undefined =>
  rule?.then ? rule.then === 'straight' : undefined;

const stepIn = (ruled: Rejection | null, isStraight: boolean | undefined): Back | null =>
  ruled?.kind === 'return' ? { ...ruled, isStraight: isStraight ?? ruled.isStraight } : null;

/** Where the work goes, or null where it may not: whom the process belongs to answers in place, or at its start. */
function backTo(at: AtTask, to: ReturnTarget, isStraight: boolean | undefined): Back | null {
  if (to === 'owner') return stepIn(toOwner(at, isStraight ?? true), undefined);
  const target = returnNodeOf(at.definition, at, to);
  return target === null ? null : { target, isOwners: false, isStraight: isStraight ?? false };
}
