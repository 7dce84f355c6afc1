import { useState } from 'react';
import { Alert, Empty, Input, Segmented, Skeleton, Space, Table, Tag } from 'antd';
import useSWR from 'swr';
import { useLocale } from 'use-intl';

import { listed } from '@policy/shared/messages/listed.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { KeyScroll } from '../../../kit/page/key-scroll.tsx';
import { NotRead } from '../../../kit/page/not-read.tsx';
import type { Code, PersonExplained } from './explain-shapes.ts';
import { PersonSelect } from './person-select.tsx';
import { useReason } from './use-reason.ts';
import { verdictRows } from './verdict-rows.ts';
import type { VerdictRow } from './verdict-rows.ts';
import { useExplainWords } from './use-explain-words.ts';

const looks = { all: null, granted: 1, denied: 0 } as const;
type Look = keyof typeof looks;

/** What one person may do, menu by menu and button by button, and why. */
export function ExplainPerson({ codes }: { codes: readonly Code[] }) {
  const t = useExplainWords();
  const { http } = useWorkplace();
  const [userId, setUserId] = useState<string>();
  const [word, setWord] = useState('');
  const [look, setLook] = useState<Look>('all');
  const { data, error } = useSWR<PersonExplained, Error>(
    userId ? ['explain-person', userId] : null,
    () => http.get<PersonExplained>('blade-system/permission/of-person', { userId }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <>
      <Space wrap className="explain-tools">
        <PersonSelect label={t('person')} value={userId} onChange={setUserId} />
        <Input.Search
          allowClear
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => setWord(target.value)}
        />
        <Segmented<Look>
          value={look}
          options={(['all', 'granted', 'denied'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={setLook}
        />
      </Space>
      {data ? (
        <>
          <PersonFacts person={data} />
          <VerdictTable rows={verdictRows(codes, data.verdicts, { word, granted: looks[look] })} />
        </>
      ) : (
        <Unexplained isAsked={userId !== undefined} isRefused={error !== undefined} />
      )}
    </>
  );
}

function Unexplained({ isAsked, isRefused }: { isAsked: boolean; isRefused: boolean }) {
  const t = useExplainWords();
  if (isRefused) return <NotRead />;
  return isAsked ? <Skeleton active /> : <Empty description={t('choosePerson')} />;
}

function PersonFacts({ person: { roles, packageName, status } }: { person: PersonExplained }) {
  const t = useExplainWords();
  return (
    <Space wrap className="explain-tools">
      {status === 1 ? null : <Alert type="warning" showIcon message={t('personOff')} />}
      <span>
        {t.rich('roles', {
          held: () =>
            roles.length === 0
              ? t('noRoles')
              : roles.map(({ id, roleName }) => <Tag key={id}>{roleName}</Tag>),
        })}
      </span>
      <span>{t('package', { name: packageName ?? t('noPackage') })}</span>
    </Space>
  );
}

function VerdictTable({ rows }: { rows: VerdictRow[] }) {
  const t = useExplainWords();
  const locale = useLocale();
  const reasonOf = useReason();
  return (
    <KeyScroll>
      <Table<VerdictRow>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={[
          { title: t('name'), dataIndex: 'name', width: 240 },
          { title: t('code'), dataIndex: 'code', width: 180 },
          { title: t('verdict'), width: 90, render: (_, row) => <VerdictTag granted={row.granted} /> },
          {
            title: t('why'),
            width: 260,
            render: (_, row) => reasonOf(row),
          },
          { title: t('scopes'), width: 180, render: (_, { scopes }) => listed(scopes, locale) || '—' },
        ]}
      />
    </KeyScroll>
  );
}

/** Whether something is allowed, in a word and a colour. */
function VerdictTag({ granted }: { granted: 0 | 1 }) {
  const t = useExplainWords();
  return <Tag color={granted === 1 ? 'success' : 'default'}>{t(granted === 1 ? 'granted' : 'denied')}</Tag>;
}
