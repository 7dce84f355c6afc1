import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import { useTranslations } from 'next-intl';

import { Notice } from './notice.tsx';

/** What would come of an act: where it goes and whom it reaches, or how it ends; or why it would be refused. */
export function NextStepsText({ next: { refusal, ends, steps, waitsFor } }: { next: NextSteps }) {
  const t = useTranslations('process.decide.next');
  const status = useTranslations('process.statuses');
  if (refusal) return <Notice tone="bad">{refusal}</Notice>;
  if (ends) return <p>{t('ends', { status: status(ends) })}</p>;
  if (steps.length + waitsFor.length === 0) return <p>{t('goesOn')}</p>;
  return (
    <>
      <p>{t('title')}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {steps.map((step, index) => (
          <li key={String(index)}>{step.isOwners ? t('owners') : <Step step={step} />}</li>
        ))}
        {waitsFor.map((name) => (
          <li key={name} lang="zh-CN">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A step by its name, and the office or the duty that it reaches. */
function Step({ step: { taskName, people } }: { step: NextSteps['steps'][number] }) {
  const t = useTranslations('process.decide.next');
  const names = people.map(({ name, department }) => (department ? `${department} ${name}` : name));
  return (
    <>
      <span lang="zh-CN">{taskName}</span>
      {names.length > 0
        ? t.rich('by', { names: () => <span lang="zh-CN">{[...new Set(names)].join('、')}</span> })
        : null}
    </>
  );
}
