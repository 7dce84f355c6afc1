import { Result, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';

import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';

import { LeaveForm } from './leave-form.tsx';
import { useLeaveDraft } from './use-leave-draft.ts';
import { useLeaveWords } from './use-leave-words.ts';

/** The page on which a leave is asked for, under the process that the address names; `id` goes on with a draft. */
export default function LeaveFormScreen() {
  const t = useLeaveWords();
  const { processDefinitionId = '', id } = useParams();
  const { data, error } = useLeaveDraft(id);
  if (error ?? (data && data['state'] !== 'draft'))
    return <Result status="404" title={t('gone')} extra={<Link to={leavePages}>{t('toList')}</Link>} />;
  if (id && !data) return <Skeleton active />;
  return <LeaveForm key={id} processDefinitionId={processDefinitionId} draft={data} />;
}
