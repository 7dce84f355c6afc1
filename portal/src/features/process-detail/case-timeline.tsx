import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { finalStates } from '@policy/shared/contract/application/moves.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { DateText } from '../../components/content/date-text.tsx';
import { Timeline, type TimelineEntry } from '../../components/content/timeline.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';

const refused: readonly ApplicationState[] = [
  'rejected',
  'not_accepted',
  'terminated',
  'recovered',
  'pay_failed',
];

/** The way of a case so far, as its applicant may know it. */
export function CaseTimeline({ view }: { view: CaseView }) {
  const t = useTranslations('processDetail.timeline');
  const locale = useLocale();
  const parts: Record<string, string> = catalogue(locale).application.parts;
  const last = view.timeline.length - 1;
  const stateOf = (status: ApplicationState, index: number): TimelineEntry['state'] => {
    if (refused.includes(status)) return 'failed';
    return index < last || finalStates.includes(status) ? 'done' : 'current';
  };
  const entries = view.timeline.map(({ status, at, actorRole, comment }, index) => {
    const state = stateOf(status, index);
    return {
      key: `${at}-${String(index)}`,
      title: choiceText(locale, 'application.status', status),
      meta: (
        <>
          <DateText value={at} withTime /> · {parts[actorRole] ?? actorRole}
        </>
      ),
      body: comment ? <p lang="zh-CN">{comment}</p> : null,
      state,
      stateText: t(state),
    };
  });
  return <Timeline entries={entries} />;
}
