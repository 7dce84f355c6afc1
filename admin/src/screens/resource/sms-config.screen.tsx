import { useMemo, useState } from 'react';
import { Alert, App } from 'antd';

import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import useSWR from 'swr';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { secretKeyField } from './secret-key-field.ts';
import { SendDialog } from './send-dialog.tsx';
import { useEnable } from './use-enable.ts';
import { useResourceWords } from './words/use-resource-words.ts';

type Config = RowOf<typeof smsConfig>;

/** How SMS leave; whoever looks is told while none of them does. */
export default function SmsConfigScreen() {
  const t = useResourceWords();
  const { can } = useWorkplace();
  const { message } = App.useApp();
  const { isKept, look } = useOutboxNotice();
  const enable = useEnable('blade-resource/sms');
  const [tried, setTried] = useState<{ code: string; templateId: string }>();
  const extra = useMemo(
    () => [secretKeyField(['http', 'aliyun', 'tencent'], { label: t('secretKey'), hint: t('secretHint') })],
    [t],
  );
  const tryOut = ({ smsCode, templateId }: Config) =>
    templateId ? setTried({ code: smsCode, templateId }) : void message.warning(t('noTemplate'));
  return (
    <>
      {isKept ? (
        <Alert banner type="warning" message={t('nothingLeaves')} style={{ marginBottom: 16 }} />
      ) : null}
      <EntityScreen
        entity={smsConfig}
        extra={extra}
        acts={(row, reload) => [
          ...(can('sms_enable') && row.status !== 1
            ? [
                {
                  ...{ key: 'enable', label: t('enable') },
                  run: () =>
                    enable(row.id, t('enableSms', { code: row.smsCode }), () => {
                      reload();
                      look();
                    }),
                },
              ]
            : []),
          ...(can('sms_send') ? [{ key: 'send', label: t('send'), run: () => tryOut(row) }] : []),
        ]}
      />
      {tried ? <SendDialog {...tried} onClose={() => setTried(undefined)} /> : null}
    </>
  );
}

/** Whether nothing leaves: the enabled configuration is an outbox, or none is enabled. */
function useOutboxNotice() {
  const { http } = useWorkplace();
  const { data, mutate } = useSWR('sms-enabled', () =>
    http.get<Page<Config>>('blade-resource/sms/list', { status: 1, size: 1 }),
  );
  const isKept = data !== undefined && (data.records[0]?.category ?? 'outbox') === 'outbox';
  return { isKept, look: () => void mutate() };
}
