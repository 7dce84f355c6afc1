import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import type { HistoryItem } from '../../task-shapes.ts';
import { stepsOf } from './steps-of.ts';
import './steps.css';

interface StepLineProps {
  xml: string;
  flow: readonly HistoryItem[];
  /** Only the station where it stands is named; the others are for those who listen. */
  isShort: boolean;
}

/** The way of a process as a line of its stations, with the one where it stands. */
export function StepLine({ xml, flow, isShort }: StepLineProps) {
  const t = useTranslations('process');
  const steps = useMemo(() => stepsOf(xml, flow), [xml, flow]);
  const here = steps.findIndex(({ state }) => state === 'current');
  return (
    <div className="case-steps" data-short={isShort}>
      {isShort && here >= 0 ? (
        <p aria-hidden>
          {t('stepOf', { place: here + 1, count: steps.length, name: steps[here]?.name ?? '' })}
        </p>
      ) : null}
      <ol aria-label={t('way')}>
        {steps.map(({ id, name, state }) => (
          <li key={id} data-state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            <span lang="zh-CN">{name}</span>
            <span className="sr-only">{t(`stepState.${state}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
