import { Result, Skeleton } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router';
import useSWR from 'swr';

import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';
import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import type { Row } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { LeaveForm } from './leave-form.tsx';
import { useLeaveWords } from './use-leave-words.ts';

const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The page on which a leave is asked for, under the process that the address names; `id` goes on with a draft. */
export default function LeaveFormScreen() {
  const t = useLeaveWords();
  const { http } = useWorkplace();
  const { processDefinitionId = '' } = useParams();
  const [asked] = useSearchParams();
  const id = asked.get('id');
  const { data, error } = useSWR<Row, Error>(
    id ? ['leave-draft', id] : null,
    () => http.get<Row>(`${leave.path}/detail`, { id }),
    // What was saved since it was read here before counts.
    { ...once, dedupingInterval: 0, revalidateOnMount: true },
  );
  if (error ?? (data && data['state'] !== 'draft'))
    return <Result status="404" title={t('gone')} extra={<Link to={leavePages}>{t('toList')}</Link>} />;
  if (id && !data) return <Skeleton active />;
  return <LeaveForm key={id} processDefinitionId={processDefinitionId} draft={data} />;
}
