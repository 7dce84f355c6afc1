import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import { message } from '@policy/shared/contract/entities/desk/message.ts';

import type { Message } from '../../components/messages/use-messages.ts';
import { StateTag } from '../../kit/values/state-tag.tsx';
import { nameOf, textsOf } from '../../kit/entity/fields.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** The columns of a person's own messages; the title opens one. */
export function useMessageColumns(open: (id: string) => void): ProColumns<Message>[] {
  const t = useTranslations('messages');
  const k = useTranslations('kit');
  const { locale } = useWorkplace();
  const { fields, choices } = textsOf(message, locale);
  return [
    {
      ...{ title: fields['title'], key: 'title', width: 320, ellipsis: true },
      render: (_, row) => (
        <Button type="link" size="small" onClick={() => open(row.id)}>
          {nameOf(message, row, locale)}
        </Button>
      ),
    },
    {
      ...{ title: fields['kind'], key: 'kind', width: 100 },
      render: (_, { kind }) => choices['kind']?.[kind] ?? kind,
    },
    {
      ...{ title: fields['senderId'], key: 'sender', width: 140 },
      render: (_, { senderName }) => senderName ?? t('system'),
    },
    {
      ...{ title: fields['isRead'], key: 'isRead', width: 100 },
      render: (_, { isRead }) => (
        <StateTag tone={isRead === 1 ? 'quiet' : 'active'} text={isRead === 1 ? t('old') : t('new')} />
      ),
    },
    { title: k('createTime'), dataIndex: 'createTime', width: 180, sorter: true },
  ];
}
