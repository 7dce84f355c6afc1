import { useMemo, useState } from 'react';
import { Alert } from 'antd';
import useSWR from 'swr';

import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { MailTest } from './mail-test.tsx';
import { secretKeyField } from './secret-key-field.ts';
import { useEnable } from './use-enable.ts';
import { useMailWords } from './use-mail-words.ts';

type Config = RowOf<typeof mailConfig>;

/** How e-mails leave; whoever looks is told while none of them does. */
export default function MailConfigScreen() {
  const t = useMailWords();
  const { can } = useWorkplace();
  const { isKept, look } = useOutboxNotice();
  const enable = useEnable('blade-resource/mail');
  const [tried, setTried] = useState<string>();
  const extra = useMemo(
    () => [secretKeyField(['smtp'], { label: t('password'), hint: t('passwordHint') })],
    [t],
  );
  return (
    <>
      {isKept ? (
        <Alert banner type="warning" message={t('nothingLeaves')} style={{ marginBottom: 16 }} />
      ) : null}
      <EntityScreen
        entity={mailConfig}
        extra={extra}
        acts={(row, reload) => [
          ...(can('mail_enable') && row.status !== 1
            ? [
                {
                  ...{ key: 'enable', label: t('enable') },
                  run: () =>
                    enable(row.id, t('enableMail', { code: row.mailCode }), () => {
                      reload();
                      look();
                    }),
                },
              ]
            : []),
          ...(can('mail_send') ? [{ key: 'test', label: t('test'), run: () => setTried(row.id) }] : []),
        ]}
      />
      {tried ? <MailTest id={tried} onClose={() => setTried(undefined)} /> : null}
    </>
  );
}

/** Whether nothing leaves: the enabled configuration is an outbox, or none is enabled. */
function useOutboxNotice() {
  const { http } = useWorkplace();
  const { data, mutate } = useSWR('mail-enabled', () =>
    http.get<Page<Config>>('blade-resource/mail/list', { status: 1, size: 1 }),
  );
  const isKept = data !== undefined && (data.records[0]?.category ?? 'outbox') === 'outbox';
  return { isKept, look: () => void mutate() };
}
