import { enterNode } from '../behaviours/table.ts';
import { visitOf } from './visit.ts';
import type { Run } from './run.ts';
import { setWaits } from './waits.ts';

/**
 * A token has come to a node: what waits on the border of an activity waits from now on, whoever works in it, and the
 * node does what its type does.
 */
export function beginActivity(run: Run, executionId: string): void {
  setWaits(visitOf(run, executionId));
  enterNode(visitOf(run, executionId));
}
