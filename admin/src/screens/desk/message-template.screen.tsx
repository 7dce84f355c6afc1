import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { SendDialog } from './send-dialog.tsx';

/** Message templates, and the way to send them. */
export default function MessageTemplateScreen() {
  const t = useTranslations('messages');
  const { can } = useWorkplace();
  const [opened, setOpened] = useState<RowOf<typeof messageTemplate>>();
  return (
    <>
      <EntityScreen
        entity={messageTemplate}
        acts={(row) =>
          can('message_send') && row.isOn === 1
            ? [{ key: 'send', label: t('send'), run: () => setOpened(row) }]
            : []
        }
      />
      {opened ? <SendDialog template={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
