import { stepKindOf } from '@policy/shared/diagram/told-steps.ts';
import { useTranslations } from 'next-intl';

import { DateText } from '../../../components/content/date-text.tsx';
import { Timeline } from '../../../components/content/timeline.tsx';
import { toldSteps } from '../named-steps.ts';
import { StepName } from '../step-name.tsx';
import type { OwnStep } from './own-process.ts';

const engineOutcomes = ['approved', 'rejected', 'returned', 'resubmitted', 'withdrawn'] as const;

const stateOf = ({ endTime, outcome }: OwnStep): 'done' | 'current' | 'failed' => {
  if (!endTime) return 'current';
  return outcome === 'rejected' ? 'failed' : 'done';
};

interface OwnStepsProps {
  flow: readonly OwnStep[];
  /** Shows gateways and the end too. */
  isWhole?: boolean;
}

/** What happened to a process so far and where it stands; who handled it is an office to its owner. */
export function OwnSteps({ flow, isWhole = false }: OwnStepsProps) {
  const t = useTranslations('process.own');
  // How it ended stands at its head.
  const shown = isWhole ? flow : toldSteps(flow).filter((step) => stepKindOf(step) !== 'end');
  const entries = shown.map((step, index) => {
    const state = stateOf(step);
    const isAwaited = state === 'current' && stepKindOf(step) === 'wait';
    return {
      key: `${step.createTime}-${String(index)}`,
      title: <OwnStepName step={step} />,
      meta: <StepEnd step={step} />,
      body: <Comments step={step} />,
      state,
      stateText: t(`states.${isAwaited ? 'awaited' : state}`),
    };
  });
  return <Timeline entries={entries} />;
}

function OwnStepName({ step }: { step: OwnStep }) {
  const t = useTranslations('process.own');
  if (step.historyActivityType === 'startEvent') return t('begun');
  if (step.kind === 'supplement') return t(step.endTime ? 'corrected' : 'own');
  return <StepName step={step} />;
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
