import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { FilterDrawer } from '../../../kit/lists/filter-drawer.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { TaskViews } from './task-views.tsx';
import { TaskCard } from './task-card.tsx';
import { TaskCards } from './task-cards.tsx';
import { useOpening } from './use-opening.ts';
import { useTaskActs } from './use-task-acts.tsx';
import { useTaskFilters } from './use-task-filters.ts';
import { useTaskPage } from './use-task-page.ts';

/** Buttons of a card on a phone: the thumb finds two. */
const buttons = 2;

/** A list of tasks on a phone: cards with their buttons, and the filters behind one. */
export function TaskCardsPage({ list }: { list: TaskListName }) {
  const state = useAddressListState();
  const fields = useTaskFilters(list);
  const { data, error, mutate } = useTaskPage(list, state);
  const { actsOf, part } = useTaskActs(list, () => void mutate());
  const open = useOpening();
  return (
    <>
      <div className="inbox-tools">
        <FilterDrawer name={`${list}List`} fields={fields} state={state} />
      </div>
      <TaskViews list={list} fields={fields} state={state} />
      <TaskCards
        page={data}
        isRefused={error !== undefined}
        state={state}
        card={(row) => <TaskCard row={row} onOpen={() => open(row)} acts={actsOf(row).slice(0, buttons)} />}
      />
      {part}
    </>
  );
}
