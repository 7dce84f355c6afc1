import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Names } from '../../expressions/evaluate.ts';
import { textOf } from '../../expressions/operators.ts';
import type { Template } from '../../expressions/template.ts';
import { valueOf } from '../../expressions/template.ts';
import type { Vote } from '../../model/definition.ts';
import { measureOf } from '../../model/reading/read-vote.ts';

/** How the votes of a node stand. */
export interface Votes {
  vote: Vote;
  /** The weights of what was chosen so far, by outcome. */
  cast: Readonly<Record<string, number>>;
  /** Somebody rejected who may reject alone. */
  isVetoed: boolean;
  /** Who has not voted yet, whether his turn has come or not. */
  open: readonly unknown[];
  names: Names;
  node: string;
}

export type Verdict = 'approved' | 'rejected';

/**
 * What the votes have decided, as soon as no vote that is still open could change it; null before. Votes in which
 * nobody took part have not approved anything.
 */
export function verdictOf(votes: Votes): Verdict | null {
  const { vote, cast, open } = votes;
  const approving = cast.approved ?? 0;
  const opposing = sum(Object.values(cast)) - approving;
  if (open.length === 0 && approving === 0) return 'rejected';
  return verdicts[vote.rule](votes, approving, opposing);
}

type Verdicts = (votes: Votes, approving: number, opposing: number) => Verdict | null;

const unanimous: Verdicts = ({ open }, _, opposing) => {
  if (opposing > 0) return 'rejected';
  return open.length === 0 ? 'approved' : null;
};

/** By how much approves of the whole: what is open may still come to either side, or bring a veto. */
const measured: Verdicts = (votes, approving, opposing) => {
  const { open, isVetoed } = votes;
  const waiting = sum(open.map((voter) => weightOf(votes, voter)));
  const needed = neededOf(votes, approving + opposing + waiting);
  if (isVetoed || !reaches(approving + waiting, needed)) return 'rejected';
  const mayBeVetoed = open.some((voter) => mayVeto(votes, voter));
  return approving > 0 && reaches(approving, needed) && !mayBeVetoed ? 'approved' : null;
};

const verdicts: Record<Vote['rule'], Verdicts> = {
  all: unanimous,
  sequence: unanimous,
  any: (_, approving) => (approving > 0 ? 'approved' : null),
  percentage: measured,
  ballot: measured,
};

/** Sums of weights with decimals differ in their last digits by the order in which they are added. */
const reaches = (weight: number, needed: number) => weight >= needed - 1e-9;

const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);

function neededOf({ vote, names, node }: Votes, total: number): number {
  const { threshold, percent } = vote;
  if (threshold) return measureOf(valueOf(threshold, names, node), 'threshold', node);
  return percent ? (measureOf(valueOf(percent, names, node), 'percent', node) * total) / 100 : total;
}

type Voting = Pick<Votes, 'vote' | 'names' | 'node'>;

/** How much a voter counts: once, unless the ballot says otherwise. */
export function weightOf({ vote, names, node }: Voting, voter: unknown): number {
  if (!vote.weights) return 1;
  const weight = ownWeight(valueOf(vote.weights, names, node), textOf(voter));
  const isWeight = typeof weight === 'number' && Number.isFinite(weight) && weight >= 0;
  if (!isWeight)
    throw new Refusal('workflow.voteNumber', { node, property: 'weights', value: textOf(weight) });
  return weight;
}

/** What stands under a voter's name; something that is no object names no weights. */
function ownWeight(weights: unknown, voter: string): unknown {
  if (typeof weights !== 'object' || weights === null) return weights;
  return Object.getOwnPropertyDescriptor(weights, voter)?.value ?? 1;
}

/** Whether the rejection of a voter is enough. */
export function mayVeto({ vote, names, node }: Voting, voter: unknown): boolean {
  if (vote.veto === null || vote.veto === 'all') return vote.veto === 'all';
  return listOf(vote.veto, names, node).includes(textOf(voter));
}

function listOf(template: Template, names: Names, node: string): readonly string[] {
  const value = valueOf(template, names, node);
  const items: unknown[] = Array.isArray(value) ? value : textOf(value).split(',');
  return items.map((item) => textOf(item).trim());
}
