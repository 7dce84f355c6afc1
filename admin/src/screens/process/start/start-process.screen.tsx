import { Result, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import useSWR from 'swr';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { StartForm as StartFormFacts } from '@policy/shared/contract/workflow/starting.ts';

import { NotRead } from '../../../kit/page/not-read.tsx';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { StartForm } from './start-form.tsx';
import { readStartParams } from './start-params.ts';
import type { StartParams } from './start-params.ts';
import { useStartWords } from './use-start-words.ts';
import './start.css';

/** The page on which the process that the address names is started, anew or from a draft. */
export default function StartProcessScreen() {
  const { params = '' } = useParams();
  const asked = readStartParams(params);
  return asked ? <StartPage key={params} {...asked} /> : <NoProcess isDraft={false} />;
}

function StartPage({ processDefKey, draftId }: StartParams) {
  const { http, locale } = useWorkplace();
  const once = { revalidateOnFocus: false, shouldRetryOnError: false };
  const form = useSWR<StartFormFacts, Error>(
    ['start-form', processDefKey, locale],
    () => http.get<StartFormFacts>('blade-workflow/process/getFormByProcessDefKey', { processDefKey }),
    once,
  );
  const draft = useSWR<RowOf<typeof processDraft>, Error>(
    draftId ? ['start-draft', draftId] : null,
    () => http.get<RowOf<typeof processDraft>>(`${processDraft.path}/detail`, { id: draftId }),
    // What was typed here since would be written over by what was saved before.
    { ...once, revalidateIfStale: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  );
  useOwnName(form.data?.process.processDefName);
  const error = form.error ?? draft.error;
  if (error) return isMissing(error) ? <NoProcess isDraft={draft.error !== undefined} /> : <NotRead />;
  if (!form.data || (draftId && (!draft.data || draft.isValidating))) return <Skeleton active />;
  const kept = draft.data && {
    ...{ id: draft.data.id, answers: draft.data.answers },
    isRenewed: draft.data.formVersion !== form.data.form.version,
  };
  return <StartForm facts={form.data} draft={kept} onStale={() => form.mutate()} />;
}

const isMissing = (error: Error) => error instanceof ApiError && error.code === 404;

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
