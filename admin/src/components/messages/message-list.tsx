import { Badge, Empty, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';

import { message as entity } from '@policy/shared/contract/entities/desk/message.ts';

import { nameOf } from '../../kit/entity/fields.ts';
import { NotRead } from '../../kit/page/not-read.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import type { Message } from './use-messages.ts';
import './messages.css';

interface MessageListProps {
  /** None while they are being read, null where they could not be. */
  messages: readonly Message[] | null | undefined;
  onOpen: (id: string) => void;
}

/** A few messages, each opened by a press; those that wait to be read have a dot and say so. */
export function MessageList({ messages, onOpen }: MessageListProps) {
  const t = useTranslations('messages');
  const { locale } = useWorkplace();
  if (messages === null) return <NotRead />;
  if (!messages) return <Skeleton active title={false} />;
  if (messages.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />;
  return (
    <ul className="message-list">
      {messages.map((message) => (
        <li key={message.id}>
          <button type="button" onClick={() => onOpen(message.id)}>
            <span className="message-title">
              {message.isRead === 0 ? <Badge status="processing" text={<span>{t('new')}</span>} /> : null}
              {nameOf(entity, message, locale)}
            </span>
            <span className="message-facts">{message.createTime}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
