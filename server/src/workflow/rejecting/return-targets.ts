import { returnTargets } from '@policy/shared/contract/workflow/returning.ts';
import type { ReturnTarget } from '@policy/shared/contract/workflow/returning.ts';

import { Refusal } from '../../kit/runtime/errors.ts';
import { returnIsLet } from '../handling/preconditions.ts';
import { nodeOf } from '../model/definition.ts';
import { returnIsOffered } from '../preconditions.ts';
import { backOf } from './back-of.ts';
import { returnKeepsRule } from './preconditions.ts';
import type { AtTask } from './rejection.ts';
import { returnRuleOf } from './rejection.ts';

/** How a task may be returned beside to a named step. */
export interface Returns {
  backTo: readonly ReturnTarget[];
  /** Whoever returns it says what comes then; else its step does. */
  asksAfterwards: boolean;
}

/** Whom a task may be returned to beside a named step, as the command that does so would find; whoever signs returns nothing. */
export function returnsAt(at: AtTask): Returns {
  const { task, definition } = at;
  const node = nodeOf(definition, task.nodeId);
  const isReturnable = !task.isOwners && task.signs === null;
  const backTo = returnTargets.filter((to) => isReturnable && mayReturn(at, to));
  return { backTo, asksAfterwards: (returnRuleOf(node)?.then ?? null) === null };
}

function mayReturn(at: AtTask, to: ReturnTarget): boolean {
  const node = nodeOf(at.definition, at.task.nodeId);
  const asked = backOf(at, node, { to });
  if (asked.back === null) return false;
  try {
    returnKeepsRule({ node, task: at.task, ...asked });
    returnIsLet({ node, ...asked }, { actor: { authority: 'operator' } });
    returnIsOffered({ node, isOwners: asked.isOwners });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
