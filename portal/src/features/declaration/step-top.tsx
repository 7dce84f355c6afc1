import { useTranslations } from 'next-intl';

import { ErrorSummary, type FieldProblem } from '../../components/forms/error-summary.tsx';
import { DraftNotices } from './draft-notices.tsx';
import type { DraftNoticesProps } from './draft-notices.tsx';
import { SaveLine } from './save-line.tsx';

interface StepTopProps extends DraftNoticesProps {
  /** What kept the reader from going on. */
  summary: FieldProblem[];
}

/** What stands above the fields of a step: whether it is saved, what is wrong, and what became of the draft. */
export function StepTop({ summary, ...notices }: StepTopProps) {
  const t = useTranslations('declaration');
  return (
    <>
      <SaveLine draft={notices.draft} />
      <ErrorSummary title={t('problems')} problems={summary} />
      <DraftNotices {...notices} />
    </>
  );
}
