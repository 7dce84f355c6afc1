import { Result, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { StartForm as StartFormFacts } from '@policy/shared/contract/workflow/starting.ts';

import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
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
  const form = useFreshRead(
    ['start-form', processDefKey, locale],
    () => http.get<StartFormFacts>('blade-workflow/process/getFormByProcessDefKey', { processDefKey }),
    // In another language, the form stays until it has come in that one.
    { keepPreviousData: true },
  );
  const draft = useKeptDraft(draftId);
  useOwnName(form.data?.process.processDefName);
  if (form.data && (draft.data || !draftId)) {
    const kept = draft.data && goneOnWith(draft.data, form.data);
    return <StartForm facts={form.data} draft={kept} onStale={() => form.mutate()} />;
  }
  const error = form.error ?? draft.error;
  return error ? <NotThere error={error} isDraft={draft.error !== undefined} /> : <Skeleton active />;
}

/** The draft that is gone on with, as it was saved last; without one there is nothing to wait for. */
function useKeptDraft(draftId: string | undefined) {
  const { http } = useWorkplace();
  return useFreshRead(draftId ? ['start-draft', draftId] : null, () =>
    http.get<RowOf<typeof processDraft>>(`${processDraft.path}/detail`, { id: draftId }),
  );
}

/** The form of a process with what was filled in before; another version of it may have come since. */
const goneOnWith = ({ id, answers, formVersion }: RowOf<typeof processDraft>, { form }: StartFormFacts) => ({
  ...{ id, answers, isRenewed: formVersion !== form.version },
});

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
