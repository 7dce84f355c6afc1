import { Typography } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';

/** What failed on the server and in browsers, each with the call that it happened in and the errors like it. */
export default function ErrorLogScreen() {
  const t = useTranslations('log');
  const { can } = useWorkplace();
  const navigate = useNavigate();
  const to = (key: string, label: string, place: string) => ({
    ...{ key, label },
    run: () => void navigate(`/monitor/log/${place}`),
  });
  return (
    <EntityScreen
      entity={errorLog}
      overrides={{ stack: { cell: ({ stack }) => <FoldedText text={stack} /> } }}
      acts={({ traceId, fingerprint }) => [
        ...(traceId && can('log_api_view') ? [to('call', t('itsCall'), `api?traceId=${traceId}`)] : []),
        ...(fingerprint && can('log_error_kind_view')
          ? [to('kind', t('itsKind'), `error-kind?fingerprint=${fingerprint}`)]
          : []),
      ]}
    />
  );
}

/** A text of many lines as it was written, folded after the first few until it is asked for whole. */
function FoldedText({ text }: { text: string }) {
  const t = useTranslations('log');
  const symbol = (isWhole: boolean) => (isWhole ? t('fold') : t('unfold'));
  return (
    <Typography.Paragraph className="kit-code" ellipsis={{ rows: 6, expandable: 'collapsible', symbol }}>
      {text}
    </Typography.Paragraph>
  );
}
