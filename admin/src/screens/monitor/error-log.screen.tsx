import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';

import { EntityScreen } from '../../kit/entity-screen.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';
import { FoldedText } from './folded-text.tsx';

/** What failed on the server and in browsers, each beside the call that it happened in. */
export default function ErrorLogScreen() {
  const t = useTranslations('monitor');
  const { can } = useWorkplace();
  const navigate = useNavigate();
  return (
    <EntityScreen
      entity={errorLog}
      overrides={{ stack: { cell: ({ stack }) => <FoldedText text={stack} /> } }}
      acts={({ traceId }) =>
        traceId && can('log_api_view')
          ? [
              {
                key: 'call',
                label: t('itsCall'),
                run: () => void navigate(`/monitor/log/api?traceId=${encodeURIComponent(traceId)}`),
              },
            ]
          : []
      }
    />
  );
}
