import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { kindOf } from '../model/candidates.ts';
import { readTimer } from '../model/events.ts';
import { readChildren, textIn } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { knownFields } from '../model/variables.ts';
import { readVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { SimpleStep } from './step-model.ts';
import { useStepWords } from './use-step-words.ts';

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
  const called: Readonly<Record<string, ModelOffers['roles']>> = { role: offers.roles, post: offers.posts };
  const who = (said: Said, fields: readonly string[]) => {
    const kind = kindOf(said, fields);
    const label = d(`candidateKinds.${kind}`);
    const name = called[kind]?.find(({ key }) => key === textIn(said, kind))?.name;
    return name === undefined ? label : t('who', { kind: label, name });
  };
  return ({ kind, node }) => {
    if (kind === 'wait')
      return { text: t('waits', { time: readTimer(node)?.value ?? '' }), isMissing: false };
    const named = readChildren(node, kind === 'copy' ? 'CopyTo' : 'Candidate');
    const assignee = readVendor(node, 'assignee') === '' ? [] : [d('assignee')];
    const people = [...assignee, ...named.map((said) => who(said, knownFields(node)))];
    if (people.length === 0) return { text: t('nobody'), isMissing: true };
    return { text: people.join(t('between')), isMissing: false };
  };
}
