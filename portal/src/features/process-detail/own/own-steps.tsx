import { useTranslations } from 'next-intl';

import { DateText } from '../../../components/content/date-text.tsx';
import { Timeline } from '../../../components/content/timeline.tsx';
import type { OwnStep } from './own-process.ts';

/** What people did or wait for; gateways and flows are the diagram's. */
const shown = new Set(['startEvent', 'userTask', 'receiveTask', 'callActivity']);
const engineOutcomes = ['approved', 'rejected', 'returned', 'resubmitted', 'withdrawn'] as const;

const stateOf = ({ endTime, outcome }: OwnStep): 'done' | 'current' | 'failed' => {
  if (!endTime) return 'current';
  return outcome === 'rejected' ? 'failed' : 'done';
};

/** What happened to a process so far and where it stands; who handled it is an office to its owner. */
export function OwnSteps({ flow }: { flow: readonly OwnStep[] }) {
  const t = useTranslations('process.own');
  const entries = flow
    .filter(({ historyActivityType }) => shown.has(historyActivityType))
    .map((step, index) => {
      const state = stateOf(step);
      return {
        key: `${step.createTime}-${String(index)}`,
        title: <StepName step={step} />,
        meta: <StepEnd step={step} />,
        body: <Comments step={step} />,
        state,
        stateText: t(`states.${state}`),
      };
    });
  return <Timeline entries={entries} />;
}

function StepName({ step: { historyActivityType, historyActivityName, kind, endTime } }: { step: OwnStep }) {
  const t = useTranslations('process.own');
  if (historyActivityType === 'startEvent') return t('begun');
  if (kind === 'supplement') return t(endTime ? 'corrected' : 'own');
  return <span lang="zh-CN">{historyActivityName}</span>;
}

/** When a step was over, and what was decided there; of one that is not, since when it waits. */
function StepEnd({ step: { createTime, endTime, outcome, outcomeName } }: { step: OwnStep }) {
  const t = useTranslations('process.own.outcomes');
  const known = engineOutcomes.find((one) => one === outcome);
  const text = outcome && (outcomeName ?? t(known ?? 'other'));
  return (
    <>
      <DateText value={endTime ?? createTime} withTime />
      {text ? ` · ${text}` : null}
    </>
  );
}

function Comments({ step: { comments } }: { step: OwnStep }) {
  const said = comments.filter(({ content }) => content !== '');
  return said.map(({ content }, index) => (
    <p key={String(index)} lang="zh-CN" className="whitespace-pre-line">
      {content}
    </p>
  ));
}
