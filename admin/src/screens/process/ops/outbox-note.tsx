import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useOpsWords } from './use-ops-words.ts';

/** Says how many messages could not be sent, with the way to where they are sent again; nothing where there are none, or to who may not see them. */
export function OutboxNote() {
  const t = useOpsWords();
  const { can, http } = useWorkplace();
  const navigate = useNavigate();
  const failed = { state: 'dead', size: 1, current: 1 };
  const { data } = useSWR<Page<object>, Error>(
    can('outbox_view') ? ['failed-messages'] : null,
    () => http.get<Page<object>>('blade-log/outbox/list', failed, { quiet: true }),
    { shouldRetryOnError: false },
  );
  if (!data || data.total === 0) return null;
  return (
    <Alert
      showIcon
      type="warning"
      message={t('failedMessages', { count: data.total })}
      action={
        <Button size="small" onClick={() => void navigate('/monitor/outbox?state=dead')}>
          {t('openOutbox')}
        </Button>
      }
    />
  );
}
