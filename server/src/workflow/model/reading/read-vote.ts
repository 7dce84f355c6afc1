import { voteRules } from '@policy/shared/contract/workflow/status.ts';
import type { VoteRule } from '@policy/shared/contract/workflow/status.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseTemplate } from '../../expressions/template.ts';
import type { Vote } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { elementOf, textOf, typeOf } from '../moddle.ts';
import { readButtons } from './read-user-task.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import { ownExtensions } from '../vendor.ts';

const properties = ['percent', 'threshold', 'weights', 'veto'] as const;
type Property = (typeof properties)[number];

/** What each rule takes; what it cannot do without comes first, and of a ballot one of the two measures. */
const taken: Record<VoteRule, readonly Property[]> = {
  all: [],
  // The first approval decides: whether a veto came before would be chance.
  any: [],
  sequence: [],
  percentage: ['percent', 'veto'],
  ballot: ['weights', 'percent', 'threshold', 'veto'],
};

/** How the instances of a task decide together, or null; what cannot go together is refused. */
export function readVote(element: Element): Vote | null {
  const [vote] = ownExtensions(element, 'Vote');
  if (!vote) return null;
  const node = nameOf(element);
  const loop = elementOf(element, 'loopCharacteristics');
  if (!loop || typeOf(element) !== 'userTask') throw new Refusal('workflow.voteAlone', { node });
  const rule = voteRules.find((known) => known === vote.rule) ?? refuseMissing(element, 'vote rule');
  for (const property of notTaken(vote, rule, loop))
    throw new Refusal('workflow.voteCombination', { node, rule, property });
  refuseOutcomes(element, node);
  refuseWithout(element, vote, rule);
  return parse(vote, rule, node);
}

function notTaken(vote: Element, rule: VoteRule, loop: Element): readonly string[] {
  const given = properties.filter((name) => textOf(vote, name) !== null);
  const isTwice = given.includes('percent') && given.includes('threshold');
  return [
    ...given.filter((name) => !taken[rule].includes(name)),
    ...(isTwice ? ['percent + threshold'] : []),
    ...(elementOf(loop, 'completionCondition') ? ['completionCondition'] : []),
    ...(rule === 'sequence' && loop.isSequential !== true ? ['isSequential=false'] : []),
  ];
}

function refuseOutcomes(element: Element, node: string): void {
  const keys = readButtons(element).map(({ key }) => key);
  const lacks = ['approved', 'rejected'].some((key) => !keys.includes(key));
  if (keys.length > 0 && lacks) throw new Refusal('workflow.voteOutcomes', { node });
}

function refuseWithout(element: Element, vote: Element, rule: VoteRule): void {
  const [needed] = taken[rule];
  if (needed && textOf(vote, needed) === null) refuseMissing(element, needed);
  if (rule === 'ballot' && textOf(vote, 'percent') === null && textOf(vote, 'threshold') === null)
    refuseMissing(element, 'percent / threshold');
}

function parse(vote: Element, rule: VoteRule, node: string): Vote {
  const part = (name: Property) => {
    const source = textOf(vote, name);
    return source === null ? null : parseTemplate(source, node);
  };
  const measure = (name: 'percent' | 'threshold') => {
    const template = part(name);
    const isKnown = template?.parts.every((one) => typeof one === 'string');
    if (template && isKnown) measureOf(template.source, name, node);
    return template;
  };
  const veto = textOf(vote, 'veto');
  return {
    rule,
    percent: measure('percent'),
    threshold: measure('threshold'),
    weights: part('weights'),
    veto: veto === 'true' ? 'all' : veto === 'false' ? null : part('veto'),
  };
}

/** A number above nothing, and of a part at most a hundred. */
export function measureOf(value: unknown, property: 'percent' | 'threshold', node: string): number {
  const number = value === '' || value === null ? Number.NaN : Number(value);
  const isValid = Number.isFinite(number) && number > 0 && (property === 'threshold' || number <= 100);
  if (!isValid) throw new Refusal('workflow.voteNumber', { node, property, value: String(value) });
  return number;
}
