import type { ReactNode } from 'react';
import { Drawer, Tabs } from 'antd';

import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import type { Entity, Page, ShownPage } from '@policy/shared/contract/kit/entity.ts';

import { columnsOf } from '../../kit/columns/columns.tsx';
import type { KitColumn } from '../../kit/columns/columns.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import type { Row } from '../../kit/entity/fields.ts';
import { rowsOf } from '../../kit/entity/use-entity.ts';
import { useLocalListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useYesNo } from '../../kit/values/yes-no.ts';
import { usePolicyUserWords } from './use-policy-user-words.ts';

interface User {
  id: string;
  companyId: string | null;
}

/** What is kept beside a policy user: his colleagues, his cases, how he signed in, what changed and who read it, a page at a time. */
export function RecordsDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const t = usePolicyUserWords();
  const { can } = useWorkplace();
  const of = (call: string) => ({ call, query: { id: user.id } });
  const parts: readonly { key: 'members' | 'cases' | 'signIns' | 'history' | 'accesses'; part: ReactNode }[] =
    [
      ...(user.companyId === null
        ? []
        : [
            {
              key: 'members' as const,
              part: (
                <Rows
                  entity={portalUser}
                  fields={['contactName', 'duties', 'fromDate', 'untilDate', 'accountStatus', 'account']}
                  call="list"
                  query={{ companyId: user.companyId }}
                />
              ),
            },
          ]),
      ...(can('projectinfo_view')
        ? [
            {
              key: 'cases' as const,
              part: (
                <Rows
                  entity={application}
                  fields={['applyNo', 'projectName', 'status', 'submitTime', 'dueDate']}
                  {...of('cases')}
                />
              ),
            },
          ]
        : []),
      {
        key: 'signIns',
        part: (
          <Rows
            hasTime
            entity={loginLog}
            fields={['result', 'reason', 'remoteIp', 'clientId']}
            {...of('signIns')}
          />
        ),
      },
      { key: 'history', part: <History id={user.id} /> },
      { key: 'accesses', part: <Accesses id={user.id} /> },
    ];
  return (
    <Drawer open title={t('records')} width="min(960px, 100vw)" onClose={onClose}>
      <Tabs destroyOnHidden items={parts.map(({ key, part }) => ({ key, label: t(key), children: part }))} />
    </Drawer>
  );
}

interface RowsProps {
  entity: Entity;
  fields: readonly string[];
  call: string;
  query: Record<string, string>;
  hasTime?: boolean;
}

/** Rows of an entity that a call of policy users answers, in some of their columns. */
function Rows({ entity, fields, call, query, hasTime = false }: RowsProps) {
  const t = usePolicyUserWords();
  const { locale, http } = useWorkplace();
  const yesNo = useYesNo();
  const known = new Map(fieldsOf(entity, locale).map((field) => [field.name, field]));
  const shown = fields.flatMap((name) => known.get(name) ?? []);
  const drawn = columnsOf(
    shown.map((field) => ({ ...field, meta: { ...field.meta, list: true } })),
    yesNo,
    {},
  ).map(({ isLesser: _, ...column }): KitColumn<Row> => ({ ...column, sorter: false }));
  const moment = { title: t('time'), dataIndex: 'createTime', width: 180 };
  // Its rows are the entity's, and its call is one of policy users.
  const verbs = { list: call, detail: 'detail', submit: 'submit', remove: 'remove' };
  const { path } = portalUser;
  return (
    <Paged<Row>
      columns={hasTime ? [moment, ...drawn] : drawn}
      {...{ query }}
      load={(asked) => rowsOf({ ...entity, path, verbs }, http, asked)}
    />
  );
}

interface PagedProps<R extends { id: string }> {
  columns: readonly KitColumn<R>[];
  query: Record<string, string>;
  load: (asked: Record<string, unknown>) => Promise<ShownPage<R>>;
}

function Paged<R extends { id: string }>({ columns, query, load }: PagedProps<R>) {
  const state = useLocalListState();
  return <PagedTable<R> rowKey="id" {...{ columns, state, load }} fixed={query} />;
}

/** Pages of what a call of policy users answers. */
function usePages<R>(call: string) {
  const { http } = useWorkplace();
  return (asked: Record<string, unknown>) => http.get<Page<R>>(`${portalUser.path}/${call}`, asked);
}

interface Change {
  id: string;
  at: string;
  act: 'added' | 'changed' | 'removed' | 'restored' | 'purged';
  thing: string;
  userName: string | null;
  changes: { label: string; before: string | null; after: string | null }[];
}

/** What became of the membership, the account and the company, and who did it. */
function History({ id }: { id: string }) {
  const t = usePolicyUserWords();
  const columns: KitColumn<Change>[] = [
    { title: t('time'), dataIndex: 'at', width: 180 },
    { title: t('changedBy'), key: 'by', width: 120, render: (_, { userName }) => userName ?? t('system') },
    { title: t('thing'), dataIndex: 'thing', width: 120 },
    {
      ...{ title: t('changes'), key: 'changes' },
      render: (_, { act, changes }) =>
        changes.length === 0
          ? t(`acts.${act}`)
          : changes.map(({ label, before, after }) => (
              <div key={label}>
                {label}: {before ?? t('nothing')} → {after ?? t('nothing')}
              </div>
            )),
    },
  ];
  return <Paged columns={columns} query={{ id }} load={usePages<Change>('history')} />;
}

interface Access {
  id: string;
  time: string;
  actName: string;
  thing: string;
  fields: string | null;
  role: string | null;
  agency: string | null;
  reason: string | null;
  account?: string;
}

const accessColumns = ['account', 'role', 'agency', 'actName', 'fields', 'reason'] as const;

/** Who read the file, as what, and why. */
function Accesses({ id }: { id: string }) {
  const t = usePolicyUserWords();
  const columns: KitColumn<Access>[] = [
    { title: t('time'), dataIndex: 'time', width: 180 },
    ...accessColumns.map((name) => ({ title: t(name), dataIndex: name, width: 130 })),
  ];
  return <Paged columns={columns} query={{ id }} load={usePages<Access>('accesses')} />;
}
