import { useRef } from 'react';
import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { LockoutKind } from '@policy/shared/contract/sign-in/lockout.ts';
import { text } from '@policy/shared/contract/kit/field.ts';

import { RowActions } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { fieldBeside } from '../../kit/entity/fields.ts';
import { EntityFilter } from '../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface Lockout {
  id: string;
  account: string;
  /** Null where nobody has the account that was tried. */
  userId: string | null;
  realName: string | null;
  kind: LockoutKind;
  remoteIp: string;
  failures: number;
  lastFailure: string;
  until: string;
}

/** An IPv6 address in one piece would push the last column out of sight. */
const anywhere = { wordBreak: 'break-all' } as const;

const line = text(100, { search: true });

/** Who is locked out of which account, from where and until when; unlocking a person ends all of his. */
export default function LockoutScreen() {
  const t = useTranslations('sessions');
  const { http, can } = useWorkplace();
  const { askOf, sayDone } = useAsk();
  const state = useAddressListState();
  const actionRef = useRef<ActionType>(null);
  const optionColumn = useOptionColumn(1);
  const unlock = (userId: string) =>
    askOf([userId], t('unlockConfirm'), async () => {
      await http.post('blade-user/unlock', { userIds: userId });
      sayDone();
      void actionRef.current?.reload();
    });
  const columns: ProColumns<Lockout>[] = [
    { title: t('account'), dataIndex: 'account', width: 120 },
    { title: t('realName'), dataIndex: 'realName', width: 90 },
    { title: t('lockedFor'), dataIndex: 'kind', width: 120, render: (_, { kind }) => t(`lockKinds.${kind}`) },
    { title: t('remoteIp'), dataIndex: 'remoteIp', width: 130, onCell: () => ({ style: anywhere }) },
    { title: t('failures'), dataIndex: 'failures', width: 85 },
    { title: t('lastFailure'), dataIndex: 'lastFailure', width: 165 },
    { title: t('until'), dataIndex: 'until', width: 165 },
    {
      ...optionColumn,
      render: (_, { userId }) =>
        userId !== null && can('user_unlock') ? (
          <RowActions acts={[{ key: 'unlock', label: t('unlock'), run: () => unlock(userId) }]} />
        ) : null,
    },
  ];
  return (
    <>
      <EntityFilter
        name="lockout"
        fields={[fieldBeside({ name: 'account', label: t('account'), schema: line })]}
        state={state}
      />
      <PagedTable<Lockout>
        rowKey="id"
        {...{ actionRef, columns, state }}
        load={(query) => http.get<Page<Lockout>>('blade-user/lockout/list', query)}
      />
    </>
  );
}
