import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { spanText } from '../../../../kit/values/duration.ts';
import { fieldIn, kindOf } from '../model/candidates.ts';
import { readCandidates } from '../model/imported-candidates.ts';
import { readTimer } from '../model/events.ts';
import { readChildren, textIn } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import type { Moddle } from '../model/moddle.ts';
import { knownFields } from '../model/variables.ts';
import { readVendor } from '../model/vendor.ts';
import { useFormFields } from '../panel/forms/use-form-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import type { SimpleStep } from './step-model.ts';
import { useStepWords } from './use-step-words.ts';

const minute = 60_000;

/** How long a plain duration of days, hours and minutes is; 0 for a date, an expression or anything longer. */
function lengthOf(text: string): number {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(text);
  if (!found) return 0;
  const [days = 0, hours = 0, minutes = 0] = found
    .slice(1)
    .map((count: string | undefined) => Number(count ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * minute;
}

/** What a card says of its step. */
interface Summary {
  text: string;
  /** Nobody is named who would be needed. */
  isMissing: boolean;
}

/** Says whom a step is for, or how long it waits. */
export function useStepSummary(offers: ModelOffers, { kind, node }: SimpleStep): Summary {
  const t = useStepWords();
  const d = useDesignerWords();
  const { locale } = useWorkplace();
  const timeOf = (node: Moddle) => {
    const value = readTimer(node)?.value ?? '';
    const length = lengthOf(value);
    return length > 0 ? spanText(length, locale, 3) : value;
  };
  const dutyNames = catalogue(locale).entity(companyMember.name).choices['duties'] ?? {};
  const called: Readonly<Record<string, ModelOffers['roles']>> = {
    ...{ role: offers.roles, post: offers.posts },
    duty: Object.entries(dutyNames).map(([key, name]) => ({ key, name })),
  };
  const answered = useFormFields(node);
  const fields = [...knownFields(node), ...answered.map(({ name }) => name)];
  const who = (said: Said) => {
    const way = kindOf(said, fields);
    const label = d(`candidateKinds.${way}`);
    const field = answered.find(({ name }) => name === fieldIn(textIn(said, 'user')));
    if (way === 'field' && field) return t('who', { kind: label, name: field.title });
    // A document of another engine names several roles in one text.
    const keys = textIn(said, way)
      .split(',')
      .map((key) => key.trim());
    const names = keys.map((key) => called[way]?.find((one) => one.key === key)?.name);
    const name = names.includes(undefined) ? undefined : names.join(t('between'));
    return name === undefined ? label : t('who', { kind: label, name });
  };
  if (kind === 'wait') return { text: t('waits', { time: timeOf(node) }), isMissing: false };
  const named = kind === 'copy' ? readChildren(node, 'CopyTo') : readCandidates(node);
  const assignee = readVendor(node, 'assignee') === '' ? [] : [d('assignee')];
  const people = [...assignee, ...named.map(who)];
  if (people.length === 0) return { text: t('nobody'), isMissing: true };
  return { text: people.join(t('between')), isMissing: false };
}
