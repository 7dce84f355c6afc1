import { useEffect } from 'react';
import { Drawer, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { message as entity } from '@policy/shared/contract/entities/desk/message.ts';
import { casePage } from '@policy/shared/contract/workflow/case-path.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { nameOf } from '../../kit/entity/fields.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { SafeHtml } from '../../kit/values/safe-html.tsx';
import { useMessage, useMessageActs } from './use-messages.ts';
import type { WholeMessage } from './use-messages.ts';
import './messages.css';

/** Shows one message and notes that it has been read. */
export function MessageView({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('messages');
  const message = useMessage(id);
  const { read } = useMessageActs();
  const isUnread = message?.isRead === 0;
  useEffect(() => {
    // The frame shows a refusal; the message stays as it was.
    if (isUnread) void read([id]).catch(passOverRefusal);
    // Once for each message that turns out not to have been read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, isUnread]);
  return (
    <Drawer open title={t('one')} width="min(640px, 100vw)" onClose={onClose}>
      {message ? (
        <article className="message-view">
          <Text message={message} />
          <WayOn path={message.path} onLeave={onClose} />
        </article>
      ) : (
        <Skeleton active title={false} />
      )}
    </Drawer>
  );
}

function Text({ message }: { message: WholeMessage }) {
  const t = useTranslations('messages');
  const { locale } = useWorkplace();
  const { content, contentEn, html, senderName, createTime } = message;
  const text = locale === 'en' ? (contentEn ?? content) : content;
  return (
    <>
      <h2>{nameOf(entity, message, locale)}</h2>
      <p className="message-facts">
        {senderName ?? t('system')} · {createTime}
      </p>
      {html === null ? <p className="message-text">{text}</p> : <SafeHtml html={html} />}
    </>
  );
}

/** Who has this page may open cases: theirs belongs to it. */
const casesFrom = '/process/todo';

/** The page where something is to be done about it, if the reader may open it. */
function WayOn({ path, onLeave }: { path: string | null; onLeave: () => void }) {
  const t = useTranslations('messages');
  const { pages } = useWorkplace();
  const isCase = path?.startsWith(`${casePage}/`) ?? false;
  const page = pages.find((one) => one.path === (isCase ? casesFrom : path));
  if (!page || !path) return null;
  return (
    <Link to={path} onClick={onLeave}>
      {isCase ? t('goToCase') : t('go', { page: page.label })}
    </Link>
  );
}
