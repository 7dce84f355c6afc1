import { useState } from 'react';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { MessageList } from '../../components/messages/message-list.tsx';
import { MessageView } from '../../components/messages/message-view.tsx';
import { useLatest } from '../../components/messages/use-messages.ts';

const shown = 5;

/** The reader's newest notices and messages, and the way to all of them. */
export function LatestMessages() {
  const t = useTranslations('desk');
  const m = useTranslations('messages');
  const messages = useLatest(shown);
  const [opened, setOpened] = useState<string>();
  return (
    <Card title={t('latestMessages')} extra={<Link to="/desk/message">{m('all')}</Link>}>
      <MessageList messages={messages} onOpen={setOpened} />
      {opened ? <MessageView id={opened} onClose={() => setOpened(undefined)} /> : null}
    </Card>
  );
}
