import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { RowActions } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { useLocalListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useChosenRows } from '../../kit/chosen/use-chosen-rows.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface Removed {
  id: string;
  name: string;
  removedBy: string | null;
  removedAt: string;
}

type Verb = 'restore' | 'purge';

interface RemovedRowsProps {
  entity: string;
  /** Called when some rows were restored or deleted for good. */
  onChanged: () => void;
}

/** The removed rows of one kind, and what may be done with them. */
export function RemovedRows({ entity, onChanged }: RemovedRowsProps) {
  const t = useTranslations('system.recycle');
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const { askOf } = useAsk();
  const state = useLocalListState();
  const { chosen, reload, table } = useChosenRows<Removed>(({ name }) => name);
  const optionColumn = useOptionColumn();
  const ask = (verb: Verb, ids: readonly string[]) =>
    askOf(ids, t(`${verb}Confirm`), async () => {
      await http.post(`blade-system/recycle/${verb}`, { entity, ids: ids.join(',') });
      void message.success(verb === 'restore' ? t('restored') : k('removed'));
      reload();
      onChanged();
    });
  const allowed = (['restore', 'purge'] as const).filter((verb) => can(`recycle_${verb}`));
  return (
    <PagedTable<Removed>
      rowKey="id"
      {...{ ...table, state }}
      fixed={{ entity }}
      load={(query) => http.get<Page<Removed>>('blade-system/recycle/list', query)}
      columns={[
        { title: t('name'), dataIndex: 'name', width: 260, ellipsis: true },
        { title: t('removedBy'), dataIndex: 'removedBy', width: 160 },
        { title: t('removedAt'), dataIndex: 'removedAt', width: 180 },
        {
          ...optionColumn,
          render: (_, { id }) => (
            <RowActions
              acts={allowed.map((verb) => ({
                ...{ key: verb, label: t(verb), isDanger: verb === 'purge' },
                run: () => ask(verb, [id]),
              }))}
            />
          ),
        },
      ]}
      toolBarRender={() =>
        allowed.map((verb) => (
          <Button key={verb} danger={verb === 'purge'} onClick={() => ask(verb, chosen)}>
            {t(verb)}
          </Button>
        ))
      }
    />
  );
}
