import { useState } from 'react';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import { message as entity } from '@policy/shared/contract/entities/desk/message.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { MessageView } from '../../components/messages/message-view.tsx';
import { useMessageActs } from '../../components/messages/use-messages.ts';
import type { Message } from '../../components/messages/use-messages.ts';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { orderOf } from '../../kit/columns/columns.tsx';
import { fieldsOf, madeField, nameOf } from '../../kit/entity/fields.ts';
import { EntityFilter } from '../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useChosenRows } from '../../kit/chosen/use-chosen-rows.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useMessageColumns } from './message-columns.tsx';

const searched = ['title', 'kind', 'isRead'];

/** All messages of the reader: to look through, to mark as read and to remove. */
export default function MessageScreen() {
  const t = useTranslations('messages');
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const { askOf, sayDone } = useAsk();
  const state = useAddressListState();
  const { chosen, reload, table } = useChosenRows<Message>((row) => nameOf(entity, row, locale));
  const acts = useMessageActs();
  const [opened, setOpened] = useState<string>();
  const columns = useMessageColumns(setOpened);
  const done = () => {
    sayDone();
    reload();
  };
  // The frame shows a refusal; the list stays as it stands.
  const take = (act: Promise<void>) => act.then(done, () => undefined);
  const ofChosen = (run: () => void) => {
    if (chosen.length === 0) void message.warning(k('pickOne'));
    else run();
  };
  const remove = () => askOf(chosen, k('confirmRemove'), () => take(acts.remove(chosen)));
  const close = () => {
    setOpened(undefined);
    void table.actionRef.current?.reload();
  };
  const fields = fieldsOf(entity, locale).filter(({ name }) => searched.includes(name));
  return (
    <>
      <EntityFilter name={entity.name} fields={[...fields, madeField(k('createTime'))]} state={state} />
      <PagedTable<Message>
        rowKey="id"
        {...{ ...table, columns, state }}
        load={(query, sort) => http.get<Page<Message>>(`${entity.path}/list`, { ...query, ...orderOf(sort) })}
        toolBarRender={() => [
          <Button key="read" onClick={() => ofChosen(() => void take(acts.read(chosen)))}>
            {t('markRead')}
          </Button>,
          <Button key="readAll" onClick={() => void take(acts.readAll())}>
            {t('readAll')}
          </Button>,
          <Button key="remove" danger onClick={remove}>
            {k('remove')}
          </Button>,
        ]}
      />
      {opened ? <MessageView id={opened} onClose={close} /> : null}
    </>
  );
}
