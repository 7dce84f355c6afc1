import { useNavigate } from 'react-router';

import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { RowActions } from '../../../kit/acts/row-actions.tsx';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useChosenRows } from '../../../kit/chosen/use-chosen-rows.ts';
import { orderOf } from '../../../kit/columns/columns.tsx';
import { nameFirst } from '../../../kit/columns/name-column.ts';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import { EntityFilter } from '../../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDeployed } from '../processes/use-deployed.ts';
import { startPath } from './start-params.ts';
import { useCategoryName } from './use-category-name.ts';
import { useDraftFilters } from './use-draft-filters.ts';
import { useStartWords } from './use-start-words.ts';

type Draft = RowOf<typeof processDraft>;

/** The forms that the reader has begun to fill in: he goes on with them, or removes them. */
export default function ProcessDraftScreen() {
  const t = useStartWords();
  const { http } = useWorkplace();
  const navigate = useNavigate();
  const { ask, sayDone } = useAsk();
  const state = useAddressListState();
  const isNarrow = useSizeClass() === 0;
  const { reload, table } = useChosenRows<Draft>(({ processName }) => processName);
  const resume = ({ id, processKey }: Draft) =>
    void navigate(startPath({ processDefKey: processKey, draftId: id }));
  const remove = ({ id, processName }: Draft) =>
    ask({ title: t('removeConfirm', { name: processName }), isDanger: true }, async () => {
      await http.post(`${processDraft.path}/remove`, { ids: id });
      sayDone();
      reload();
    });
  const optionColumn = useOptionColumn(2);
  const fields = useDraftFilters();
  const categoryName = useCategoryName();
  const categories = new Map(useDeployed().map(({ key, category }) => [key, category]));
  return (
    <>
      <EntityFilter name={processDraft.name} fields={fields} state={state} />
      <PagedTable<Draft>
        rowKey="id"
        name={processDraft.name}
        state={state}
        actionRef={table.actionRef}
        columns={nameFirst<Draft>(
          [
            { title: t('process'), dataIndex: 'processName', width: 240, ellipsis: true, sorter: true },
            {
              ...{ title: t('category'), key: 'category', width: 140 },
              render: (_, { processKey }) => categoryName(categories.get(processKey) ?? null),
            },
            { title: t('begunTime'), dataIndex: 'createTime', width: 170, sorter: true },
            { title: t('savedTime'), dataIndex: 'updateTime', width: 170, sorter: true },
            {
              ...optionColumn,
              render: (_, row) => (
                <RowActions
                  acts={[
                    { key: 'resume', label: t('resume'), run: () => resume(row) },
                    { key: 'remove', label: t('remove'), isDanger: true, run: () => remove(row) },
                  ]}
                />
              ),
            },
          ],
          'processName',
          isNarrow,
        )}
        load={(query, sort) =>
          http.get<Page<Draft>>(`${processDraft.path}/list`, { ...query, ...orderOf(sort) })
        }
      />
    </>
  );
}
