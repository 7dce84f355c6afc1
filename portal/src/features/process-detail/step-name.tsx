import { nameOfStep, stepKindOf } from '@policy/shared/diagram/told-steps.ts';
import { useTranslations } from 'next-intl';

import type { FlowStep } from './named-steps.ts';

/** What a step is called: its own name, which is Chinese on every page, else what kind of thing it is. */
export function StepName({ step }: { step: FlowStep }) {
  const t = useTranslations('processDetail.flow.kinds');
  const name = nameOfStep(step);
  return name === null ? t(stepKindOf(step)) : <span lang="zh-CN">{name}</span>;
}
