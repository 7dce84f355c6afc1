import { labelOf } from '../../model/definition.ts';
import type { ExecutionRow } from '../../rows.ts';
import type { Body, Run } from '../run.ts';
import { executionsIn } from '../run.ts';
import { visitOf } from '../visit.ts';
import type { Verdict } from './vote.ts';
import { mayVeto, verdictOf, weightOf } from './vote.ts';

/** What the instances of a body have decided together; null where they do not vote or it is still open. */
export function verdictOfBody(run: Run, body: Body): Verdict | null {
  const voting = votingOf(run, body);
  if (!voting) return null;
  const { loop } = body;
  const open = votersToCome(run, body);
  return verdictOf({ ...voting, cast: loop.outcomes, isVetoed: loop.vetoed ?? false, open });
}

/** What the choice of one instance adds: one, or the weight of its voter, and whether it decides alone. */
export function castBy(run: Run, instance: ExecutionRow, body: Body): { weight: number; isVeto: boolean } {
  const voting = votingOf(run, body);
  if (!voting) return { weight: 1, isVeto: false };
  const voter = voterOf(instance, body);
  const isVeto = instance.variables.outcome === 'rejected' && mayVeto(voting, voter);
  return { weight: weightOf(voting, voter), isVeto };
}

function votingOf(run: Run, { id }: Body) {
  const { node, names } = visitOf(run, id);
  const vote = node.loop?.vote;
  return vote ? { vote, names, node: labelOf(node) } : null;
}

/** The item of an instance is who votes; nobody in particular where only their number is known. */
const voterOf = ({ variables }: ExecutionRow, { loop }: Body): unknown =>
  loop.items?.[Number(variables.loopCounter)] ?? null;

/** Whose turn it is, and whose turn will come. */
function votersToCome(run: Run, body: Body): readonly unknown[] {
  const { items, index, total, active, completed } = body.loop;
  const now = executionsIn(run, body.instanceId, body.id).map((instance) => voterOf(instance, body));
  const later = items ? items.slice(index) : Array<null>(Math.max(0, total - active - completed)).fill(null);
  return [...now, ...later];
}
