import { Drawer, Skeleton, Table, Timeline } from 'antd';
import useSWR from 'swr';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { listed } from '../values/listed.ts';
import { cellOf } from '../values/cells.tsx';
import { fieldsOf, textsOf } from '../entity/fields.ts';
import type { EntityField } from '../entity/fields.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useYesNo } from '../values/yes-no.ts';

interface Change {
  field: string;
  before: unknown;
  after: unknown;
  /** It changed; into what is too long or not to be told. */
  marked?: true;
}

interface Entry {
  id: string;
  act: 'added' | 'changed' | 'removed' | 'restored';
  at: string;
  userName: string | null;
  changes: Change[];
}

const names = z.preprocess((value) => [value ?? []].flat(), z.array(z.string()));

/** Ids came with their names already; every other value is shown as the list shows it. */
function valueOf(field: EntityField | undefined, value: unknown, yesNo: readonly [string, string]) {
  if (!field) return String(value);
  if (field.meta.source) return <Pointed to={names.parse(value)} />;
  return cellOf({ row: { id: '', [field.name]: value }, field, yesNo });
}

function Pointed({ to }: { to: readonly string[] }) {
  const locale = useLocale();
  return listed(to, locale) || '—';
}

/** What became of one row: who did what when, and each field before and after. */
export function ChangeHistory({ entity, id, onClose }: { entity: Entity; id: string; onClose: () => void }) {
  const t = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const yesNo = useYesNo();
  const fields = new Map(fieldsOf(entity, locale).map((field) => [field.name, field]));
  const { data } = useSWR<Entry[], Error>(['history', entity.name, id, locale], () =>
    http.get<Entry[]>('blade-log/change/list', { entity: entity.name, id }),
  );
  const columns = [
    {
      title: t('changedField'),
      dataIndex: 'field',
      render: (name: string) => fields.get(name)?.label ?? name,
    },
    ...(['before', 'after'] as const).map((side) => ({
      title: t(side),
      key: side,
      render: (_: unknown, change: Change) =>
        change.marked ? t('markedChange') : valueOf(fields.get(change.field), change[side], yesNo),
    })),
  ];
  const items = data?.map((entry) => ({
    key: entry.id,
    children: (
      <>
        <p>
          <strong>{t(`changeAct.${entry.act}`)}</strong> {entry.at} {entry.userName ?? t('bySystem')}
        </p>
        {entry.changes.length > 0 ? (
          <Table<Change>
            size="small"
            rowKey="field"
            columns={columns}
            dataSource={entry.changes}
            pagination={false}
          />
        ) : null}
      </>
    ),
  }));
  return (
    <Drawer
      open
      title={t('historyOf', { title: textsOf(entity, locale).title })}
      width="min(720px, 100vw)"
      onClose={onClose}
    >
      {items ? <Timeline items={items} /> : <Skeleton active title={false} />}
    </Drawer>
  );
}
