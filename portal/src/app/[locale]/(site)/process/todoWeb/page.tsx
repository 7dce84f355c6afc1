import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadTodo } from '../../../../../features/process-todo/load-todo.ts';
import { todoAddress, todoQuery } from '../../../../../features/process-todo/todo-query.ts';
import { TodoView } from '../../../../../features/process-todo/todo-view.tsx';
import { localHref } from '../../../../../i18n/local-href.ts';
import { redirect } from '../../../../../i18n/navigation.ts';
import { returnAddress } from '../../../../../lib/addresses/return-address.ts';
import { readSearchParams, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('process.todo');
  return pageMetadata({ title: t('title') });
}

/** What waits for the reader as for whom he acts; the page is for signed-in readers only. */
export default async function TodoPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readSearchParams(todoQuery, searchParams);
  const [todo, t, locale] = await Promise.all([
    loadTodo(query),
    getTranslations('process.todo'),
    getLocale(),
  ]);
  const path = todoAddress.href(query);
  if (todo.kind === 'guest') {
    return redirect({
      href: { pathname: '/login', query: { redirect: returnAddress(localHref(locale, path)) ?? '/' } },
      locale,
    });
  }
  const crumbs = [{ text: t('centre'), href: '/user/userCenter' }, { text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')}>
      {todo.kind === 'shown' ? (
        <TodoView query={query} page={todo.data} now={new Date()} />
      ) : (
        <PersonalGate kind={todo.kind} path={path} text={t('guest')} leads />
      )}
    </PageBody>
  );
}
