import { useState } from 'react';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { RowActions } from '../../../kit/acts/row-actions.tsx';
import { orderOf } from '../../../kit/columns/columns.tsx';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import { EntityFilter } from '../../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useOpsWords } from '../ops/use-ops-words.ts';
import { useProcessColumns } from '../processes/process-columns.tsx';
import { useProcessFilters } from '../processes/use-process-filters.ts';
import { EndDialog } from './end-dialog.tsx';

interface FollowedRow {
  processInstanceId: string;
  processDefinitionKey: string;
  processDefinitionName: string;
  title: string | null;
  taskName: string | null;
  category: string | null;
  processStatus: string;
}

/** Every process that is under way, as the classic engine follows it; one is ended for a reason. */
export default function FollowScreen() {
  const t = useOpsWords();
  const { can, http } = useWorkplace();
  const state = useAddressListState();
  const column = useProcessColumns<FollowedRow>();
  const filters = useProcessFilters(['title', 'process', 'category', 'started']);
  const optionColumn = useOptionColumn(1);
  const [edition, setEdition] = useState(0);
  const [ending, setEnding] = useState<FollowedRow>();
  return (
    <>
      <EntityFilter name="follow" fields={filters} state={state} />
      <PagedTable<FollowedRow>
        key={edition}
        name="follow"
        rowKey="processInstanceId"
        state={state}
        columns={[
          { title: t('title'), dataIndex: 'title', width: 220, ellipsis: true },
          { title: t('processKey'), dataIndex: 'processDefinitionKey', width: 160, ellipsis: true },
          column.process,
          { title: t('step'), dataIndex: 'taskName', width: 140, ellipsis: true },
          column.state,
          column.starter,
          column.started,
          { title: t('follow.processId'), dataIndex: 'processInstanceId', width: 300, isLesser: true },
          {
            ...optionColumn,
            render: (_, row) => (
              <RowActions
                acts={
                  can('workflow_ops_terminate')
                    ? [{ key: 'end', label: t('follow.end'), isDanger: true, run: () => setEnding(row) }]
                    : []
                }
              />
            ),
          },
        ]}
        load={(query, sort) =>
          http.get<Page<FollowedRow>>('blade-flow/follow/list', { ...query, ...orderOf(sort) })
        }
      />
      {ending ? (
        <EndDialog
          process={ending}
          onSaved={() => setEdition((now) => now + 1)}
          onClose={() => setEnding(undefined)}
        />
      ) : null}
    </>
  );
}
