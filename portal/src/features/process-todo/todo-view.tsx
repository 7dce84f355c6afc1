import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { DaysLeft } from '../../components/content/days-left.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { decisionPath } from '../../lib/addresses/process-paths.ts';
import type { TodoRow } from './load-todo.ts';
import { todoAddress, todoSorts, type TodoQuery } from './todo-query.ts';

interface TodoViewProps {
  query: TodoQuery;
  page: Page<TodoRow>;
  now: Date;
}

/** What waits for the reader, what is due first, with one way to each. */
export function TodoView({ query, page, now }: TodoViewProps) {
  const t = useTranslations('process.todo');
  return (
    <>
      <TodoFilters query={query} total={page.total} />
      {page.records.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={t(query.keyword || query.overdue ? 'noneFound' : 'none')}
            suggestions={[
              ...(query.keyword || query.overdue ? [{ text: t('all'), href: todoAddress.path }] : []),
              { text: t('centre'), href: '/user/userCenter' },
            ].map(({ text, href }) => ({ text, href }))}
          />
        </div>
      ) : (
        <ul aria-label={t('title')} className="divide-y divide-line border-b border-line">
          {page.records.map((row) => (
            <TodoItem key={row.taskId} row={row} now={now} />
          ))}
        </ul>
      )}
      <Pagination
        current={page.current}
        pages={page.pages}
        hrefOf={(current) => todoAddress.href(query, { current })}
        action={todoAddress.path}
        state={todoAddress.hidden(query)}
      />
    </>
  );
}

function TodoFilters({ query, total }: { query: TodoQuery; total: number }) {
  const t = useTranslations('process.todo');
  return (
    <div className="border-b border-line py-4">
      <SearchBox
        id="todo-search"
        label={t('search')}
        className="max-w-reading"
        {...todoAddress.search(query)}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul aria-label={t('narrow')} className="flex flex-wrap gap-2 print:hidden">
          {([undefined, '1'] as const).map((overdue) => (
            <li key={overdue ?? 'any'}>
              <LocalLink
                href={todoAddress.href(query, { overdue })}
                aria-current={query.overdue === overdue ? 'true' : undefined}
                className="inline-flex min-h-9 items-center rounded-full border border-control px-4 text-sm no-underline hover:bg-wave-50 aria-[current]:border-2 aria-[current]:border-wave-600 aria-[current]:bg-wave-50 aria-[current]:font-semibold elder:min-h-11"
              >
                {t(overdue ? 'overdue' : 'any')}
              </LocalLink>
            </li>
          ))}
        </ul>
        <p role="status" className="grow text-ink-soft">
          {t('found', { total })}
        </p>
        <SortSelect
          action={todoAddress.path}
          value={query.sort}
          options={todoSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          state={todoAddress.hidden(query, 'sort')}
        />
      </div>
    </div>
  );
}

function TodoItem({ row, now }: { row: TodoRow; now: Date }) {
  const t = useTranslations('process.todo');
  const locale = useLocale();
  const { kind, taskName, title, processDefinitionName, createTime, dueTime } = row;
  const action = t(kind === 'supplement' ? 'correct' : 'decide');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p lang="zh-CN" className="font-medium">
          {title || processDefinitionName}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
          {kind === 'supplement' ? t('returned') : <span lang="zh-CN">{taskName}</span>}
          <span>{t.rich('since', { date: () => <DateText value={createTime} withTime /> })}</span>
          {dueTime ? <DaysLeft until={dueTime} now={now} /> : null}
        </p>
      </div>
      <ButtonLink
        size="small"
        href={localHref(locale, decisionPath(row))}
        aria-label={t('about', { action, name: title || processDefinitionName })}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
