import { useState } from 'react';
import { Button, Flex, Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { message, messageKinds } from '@policy/shared/contract/entities/desk/message.ts';
import type { MessageKind } from '@policy/shared/contract/entities/desk/message.ts';

import { MessageList } from '../../../components/messages/message-list.tsx';
import { useLatest, useMessageActs, useUnread } from '../../../components/messages/use-messages.ts';
import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { textsOf } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

const shown = 5;

interface NoticesPanelProps {
  onOpen: (id: string) => void;
  onLeave: () => void;
}

/** Mail, messages and notices, the latest of each, and the way to all of them. */
export default function NoticesPanel({ onOpen, onLeave }: NoticesPanelProps) {
  const t = useTranslations('messages');
  const { locale } = useWorkplace();
  const navigate = useNavigate();
  const unread = useUnread();
  const { readAll } = useMessageActs();
  const [kind, setKind] = useState<MessageKind>('mail');
  const names = textsOf(message, locale).choices['kind'] ?? {};
  const goToAll = () => {
    onLeave();
    void navigate(`/desk/message?kind=${kind}`);
  };
  return (
    <>
      <Tabs
        size="small"
        activeKey={kind}
        onChange={(key) => setKind(messageKinds.find((known) => known === key) ?? 'mail')}
        items={messageKinds.map((key) => ({
          key,
          label: unread?.[key] ? `${names[key] ?? key} (${String(unread[key])})` : names[key],
          children: <Latest kind={key} onOpen={onOpen} />,
        }))}
      />
      <Flex justify="space-between">
        {/* The frame shows a refusal; the counts stay as they were. */}
        <Button size="small" type="link" onClick={() => void readAll(kind).catch(passOverRefusal)}>
          {t('readAll')}
        </Button>
        <Button size="small" type="link" onClick={goToAll}>
          {t('all')}
        </Button>
      </Flex>
    </>
  );
}

function Latest({ kind, onOpen }: { kind: MessageKind; onOpen: (id: string) => void }) {
  return <MessageList messages={useLatest(shown, kind)} onOpen={onOpen} />;
}
