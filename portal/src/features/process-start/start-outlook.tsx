import { ApiError } from '@policy/shared/client/api-error.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { NextStepsText } from '../../components/feedback/next-steps-text.tsx';
import type { Answers } from '../../components/schema-form/answers.ts';
import { http } from '../../lib/browser/browser-session.ts';

/** How long typing rests before it is asked again. */
const restMs = 800;

interface StartOutlookProps {
  processDefKey: string;
  /** What has been filled in so far. */
  answers: Answers;
}

/** What handing a form in would lead to, told before it is handed in; nothing where it cannot be told. */
export function StartOutlook({ processDefKey, answers }: StartOutlookProps) {
  const t = useTranslations('process.start');
  const next = useOutlook({ processDefKey, answers });
  return (
    <section aria-label={t('afterwards')} aria-live="polite" className="mb-6 max-w-reading">
      {next ? next.refusal ? <p>{next.refusal}</p> : <NextStepsText next={next} /> : null}
    </section>
  );
}

function useOutlook({ processDefKey, answers: variables }: StartOutlookProps): NextSteps | null {
  const [next, setNext] = useState<NextSteps | null>(null);
  useEffect(() => {
    let isOver = false;
    const tell = (told: NextSteps | null) => {
      if (!isOver) setNext(told);
    };
    const ask = () =>
      http
        .post<NextSteps>(`${processesPath}/startSteps`, { processDefKey, variables }, { quiet: true })
        .then(tell, (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          tell(null);
        });
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [processDefKey, variables]);
  return next;
}
