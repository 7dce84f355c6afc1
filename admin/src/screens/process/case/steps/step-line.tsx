import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';
import { kindOfStation, stepsOf } from './steps-of.ts';
import type { Station } from './steps-of.ts';
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
  const words = useCaseWords();
  const steps = useMemo(() => stepsOf(xml, flow), [xml, flow]);
  const nameOf = (station: Station | undefined) =>
    station ? (station.name ?? words(`kinds.${kindOfStation(station)}`)) : '';
  const here = steps.findIndex(({ state }) => state === 'current');
  return (
    <div className="case-steps" data-short={isShort}>
      {isShort && here >= 0 ? (
        <p aria-hidden>{t('stepOf', { place: here + 1, count: steps.length, name: nameOf(steps[here]) })}</p>
      ) : null}
      <ol aria-label={t('way')}>
        {steps.map((step) => (
          <li
            key={step.id}
            data-state={step.state}
            {...(step.state === 'current' && { 'aria-current': 'step' as const })}
          >
            <span lang={step.name === null ? undefined : 'zh-CN'}>{nameOf(step)}</span>
            <span className="sr-only">{t(`stepState.${step.state}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
