import { Result, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { StartForm as StartFormFacts } from '@policy/shared/contract/workflow/starting.ts';

import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { StartForm } from './start-form.tsx';
import { readStartParams } from './start-params.ts';
import type { StartParams } from './start-params.ts';
import { useBegun } from './use-begun.ts';
import { useStartWords } from './use-start-words.ts';
import './start.css';

/** The page on which the process that the address names is started, anew, from a draft, or as another one was. */
export default function StartProcessScreen() {
  const { params = '' } = useParams();
  const asked = readStartParams(params);
  return asked ? <StartPage key={params} {...asked} /> : <NoProcess isDraft={false} />;
}

function StartPage(params: StartParams) {
  const { processDefKey } = params;
  const { http, locale } = useWorkplace();
  const form = useFreshRead(
    ['start-form', processDefKey, locale],
    () => http.get<StartFormFacts>('blade-workflow/process/getFormByProcessDefKey', { processDefKey }),
    // In another language, the form stays until it has come in that one.
    { keepPreviousData: true },
  );
  const begun = useBegun(params);
  useOwnName(form.data?.process.processDefName);
  if (form.data && begun.isRead)
    return <StartForm facts={form.data} begun={begun.begunFor(form.data)} onStale={() => form.mutate()} />;
  const error = form.error ?? begun.error;
  return error ? <NotThere error={error} isDraft={begun.draftError !== undefined} /> : <Skeleton active />;
}

const NotThere = ({ error, isDraft }: { error: Error; isDraft: boolean }) =>
  error instanceof ApiError && error.code === 404 ? <NoProcess isDraft={isDraft} /> : <NotRead />;

function NoProcess({ isDraft }: { isDraft: boolean }) {
  const t = useStartWords();
  return (
    <Result
      status="404"
      title={t(isDraft ? 'goneDraft' : 'gone')}
      extra={<Link to="/process/start">{t('toStart')}</Link>}
    />
  );
}
