import { useState } from 'react';
import { Card, Empty, Select, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { useWorkplace } from '../../kit/session-context.tsx';
import { RemovedRows } from './removed-rows.tsx';
import './recycle.css';

interface Kind {
  entity: string;
  title: string;
}

/** What was removed, kind by kind: it comes back, or goes for good. */
export default function RecycleScreen() {
  const t = useTranslations('recycle');
  const { http, locale } = useWorkplace();
  const [chosen, setChosen] = useState<string>();
  const { data: kinds } = useSWR<Kind[], Error>(['recycle', locale], () =>
    http.get<Kind[]>('blade-system/recycle/entities'),
  );
  if (!kinds) return <Skeleton active />;
  const entity = chosen ?? kinds[0]?.entity;
  if (!entity) return <Empty description={t('nothing')} />;
  return (
    <Card>
      <Select<string>
        showSearch
        className="recycle-kind"
        aria-label={t('kind')}
        optionFilterProp="label"
        value={entity}
        options={kinds.map(({ entity: value, title }) => ({ value, label: title }))}
        onChange={setChosen}
      />
      <RemovedRows key={entity} entity={entity} />
    </Card>
  );
}
