import { useDeferredValue } from 'react';
import { Alert, Card, Empty } from 'antd';
import useSWR from 'swr';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useReportCalls } from '../report-calls.ts';
import { ResultView } from '../result/result-view.tsx';
import { runnable } from './report-draft.ts';
import type { ReportDraft } from './report-draft.ts';
import { useReportPageWords } from '../use-report-page-words.ts';

/** What a design finds as it stands, at most a hundred groups; it follows every change. */
export function PreviewPane({ draft }: { draft: ReportDraft }) {
  const t = useReportPageWords();
  const { locale } = useWorkplace();
  const calls = useReportCalls();
  const design = runnable(useDeferredValue(draft));
  // The server names columns in the reader's language, which he may change meanwhile.
  const key = design ? ['report-preview', locale, JSON.stringify(design)] : null;
  const { data, error } = useSWR<ReportResult | undefined, Error>(
    key,
    () => (design ? calls.preview(design) : undefined),
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false, dedupingInterval: 10_000 },
  );
  const took = data && design ? t('took', { ms: data.durationMs }) : null;
  return (
    <Card title={t('preview')} extra={took}>
      {error instanceof ApiError ? <Alert type="error" showIcon message={error.message} /> : null}
      {data && design ? (
        <ResultView view={design.view} result={data} title={draft.name ?? ''} />
      ) : (
        <Empty description={t('unfinished')} />
      )}
    </Card>
  );
}
