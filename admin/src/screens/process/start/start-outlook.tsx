import { Skeleton } from 'antd';
import useSWR from 'swr';

import { nextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';

import type { FormValues } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { NextHandlers } from '../case/outlook/next-handler.tsx';
import type { Handlers } from '../case/outlook/next-handler.tsx';
import { useSettled } from '../case/outlook/use-settled.ts';
import { useTold } from '../case/outlook/use-told.ts';
import { useStartWords } from './use-start-words.ts';

interface StartOutlookProps {
  processDefKey: string;
  /** What has been filled in so far. */
  answers: FormValues;
  handlers: Handlers;
  onHandlers: (handlers: Handlers) => void;
  /** Somebody who was chosen fits no longer, and has been dropped. */
  onDropped: () => void;
}

/** What handing a form in would lead to and whom it would reach, told beside it and anew as it is filled in. */
export function StartOutlook({ processDefKey, answers, ...choosing }: StartOutlookProps) {
  const t = useStartWords();
  const { http, locale } = useWorkplace();
  const body = { processDefKey, variables: useSettled(answers) };
  const { data, error } = useSWR<NextSteps, Error>(
    ['start-steps', JSON.stringify(body), locale],
    async () => nextSteps.parse(await http.post('blade-workflow/process/startSteps', body, { quiet: true })),
    // What stood there stays while another answer is read.
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  return (
    <section className="start-outlook" aria-label={t('afterwards')}>
      <h3>{t('afterwards')}</h3>
      <div aria-live="polite">
        {error ? <p>{t('notForetold')}</p> : data ? <Steps next={data} /> : <Skeleton active title={false} />}
      </div>
      <NextHandlers next={data} {...choosing} />
    </section>
  );
}

function Steps({ next }: { next: NextSteps }) {
  const t = useStartWords();
  const { outcomeOf, whom } = useTold();
  const outcome = outcomeOf(next);
  if (outcome !== null) return <p>{outcome}</p>;
  return (
    <ol className="start-steps">
      {next.steps.map((step, at) => (
        // Two steps may have one name, and they have nothing else that tells them apart.
        <li key={`${step.taskName}-${String(at)}`}>
          <strong>{step.taskName}</strong>
          <div>{whom(step)}</div>
        </li>
      ))}
      {next.waitsFor.map((name) => (
        <li key={name}>{t('waits', { name })}</li>
      ))}
    </ol>
  );
}
