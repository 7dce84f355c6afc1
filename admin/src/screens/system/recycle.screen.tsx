import { useState } from 'react';
import { Card, Empty, Flex, Select, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { RemovedRows } from './removed-rows.tsx';
import './recycle.css';

interface Kind {
  entity: string;
  title: string;
  /** How many of its rows were removed. */
  count: number;
}

/** Removed rows, kind by kind: they are restored or deleted for good. The first kind that has any is open. */
export default function RecycleScreen() {
  const t = useTranslations('system.recycle');
  const { http, locale } = useWorkplace();
  const [chosen, setChosen] = useState<string>();
  const { data: kinds, mutate } = useSWR<Kind[], Error>(['recycle', locale], () =>
    http.get<Kind[]>('blade-system/recycle/entities'),
  );
  if (!kinds) return <Skeleton active />;
  // Kinds with removed rows come first.
  const offered = kinds.toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
  const entity = chosen ?? offered[0]?.entity;
  if (!entity) return <Empty description={t('nothing')} />;
  // The kind in sight stays in sight when its last row is gone.
  const stay = () => {
    setChosen(entity);
    void mutate();
  };
  return (
    <Card>
      <Select<string, { value: string; label: string; count: number }>
        showSearch
        className="recycle-kind"
        aria-label={t('kind')}
        optionFilterProp="label"
        value={entity}
        options={offered.map(({ entity: value, title, count }) => ({ value, label: title, count }))}
        optionRender={({ label, data }) => (
          <Flex justify="space-between">
            <span>{label}</span>
            <span>{data.count}</span>
          </Flex>
        )}
        onChange={setChosen}
      />
      <RemovedRows key={entity} entity={entity} onChanged={stay} />
    </Card>
  );
}
