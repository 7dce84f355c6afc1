import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { kindOf } from '../model/candidates.ts';
import { readTimer } from '../model/events.ts';
import { readChildren, textIn } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import type { Moddle } from '../model/moddle.ts';
import { knownFields } from '../model/variables.ts';
import { readVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { SimpleStep } from './step-model.ts';
import { useStepWords } from './use-step-words.ts';

const units = ['days', 'hours', 'minutes'] as const;
type Unit = (typeof units)[number];

/** Days, hours and minutes of a plain duration; nothing of a date, an expression or anything longer. */
function durationIn(text: string): [Unit, number][] | undefined {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(text);
  const parts = units.map((unit, at): [Unit, number] => [unit, Number(found?.[at + 1] ?? 0)]);
  const given = parts.filter(([, count]) => count > 0);
  return given.length > 0 ? given : undefined;
}

/** What a card says of its step. */
interface Summary {
  text: string;
  /** Nobody is named who would be needed. */
  isMissing: boolean;
}

/** Says whom a step is for, or how long it waits. */
export function useStepSummary(offers: ModelOffers): (step: SimpleStep) => Summary {
  const t = useStepWords();
  const d = useDesignerWords();
  const timeOf = (node: Moddle) => {
    const value = readTimer(node)?.value ?? '';
    const parts = durationIn(value);
    if (!parts) return value;
    return parts.map(([unit, count]) => t(`units.${unit}`, { count })).join(t('besides'));
  };
  const called: Readonly<Record<string, ModelOffers['roles']>> = { role: offers.roles, post: offers.posts };
  const who = (said: Said, fields: readonly string[]) => {
    const kind = kindOf(said, fields);
    const label = d(`candidateKinds.${kind}`);
    const name = called[kind]?.find(({ key }) => key === textIn(said, kind))?.name;
    return name === undefined ? label : t('who', { kind: label, name });
  };
  return ({ kind, node }) => {
    if (kind === 'wait') return { text: t('waits', { time: timeOf(node) }), isMissing: false };
    const named = readChildren(node, kind === 'copy' ? 'CopyTo' : 'Candidate');
    const assignee = readVendor(node, 'assignee') === '' ? [] : [d('assignee')];
    const people = [...assignee, ...named.map((said) => who(said, knownFields(node)))];
    if (people.length === 0) return { text: t('nobody'), isMissing: true };
    return { text: people.join(t('between')), isMissing: false };
  };
}
