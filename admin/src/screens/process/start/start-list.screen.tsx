import { useState } from 'react';
import { Card, Empty, Input, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { StartableProcess } from '@policy/shared/contract/workflow/starting.ts';

import { NotRead } from '../../../kit/page/not-read.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useFlowRoutes } from '../classic/use-flow-routes.ts';
import { groupsOf } from './groups-of.ts';
import { startPath } from './start-params.ts';
import { useCategoryName } from './use-category-name.ts';
import { useStartWords } from './use-start-words.ts';
import './start.css';

/** As many processes as one tenant has; each takes a line of the answer. */
const most = 200;

/** What the reader may start: what he started lately first, then all by their category. */
export default function StartListScreen() {
  const t = useStartWords();
  const { http, locale } = useWorkplace();
  const [word, setWord] = useState('');
  const categoryName = useCategoryName();
  const flowRouteOf = useFlowRoutes();
  const { data, error } = useSWR<Page<StartableProcess>, Error>(
    ['startable', locale, word],
    () =>
      http.get<Page<StartableProcess>>('blade-workflow/process/processList', {
        ...{ current: 1, size: most },
        ...(word && { processDefinitionName: word }),
      }),
    // The frame has shown the refusal.
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return (
    <>
      <Input.Search
        className="start-search"
        allowClear
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={100}
        onSearch={(text) => setWord(text.trim())}
      />
      {data ? null : error ? <NotRead /> : <Skeleton active />}
      {data?.records.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={word ? t('nothingFound', { name: word }) : t('nothing')}
        />
      ) : null}
      {groupsOf(data?.records ?? []).map(({ key, processes }) => (
        <section
          key={key}
          className="start-group"
          aria-label={key === 'recent' ? t('recent') : categoryName(key)}
        >
          <h2>{key === 'recent' ? t('recent') : categoryName(key)}</h2>
          <ul className="start-cards">
            {processes.map((process) => (
              <li key={process.processDefKey}>
                <ProcessCard process={process} flowRoute={flowRouteOf(process.category)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ProcessCard({ process, flowRoute }: { process: StartableProcess; flowRoute: string | null }) {
  const t = useStartWords();
  const { processDefKey, processDefId, startPath: ownPage, processDefName, lastStartTime, version } = process;
  // Where its area has a page for it, the flow route of its category says which.
  const page = ownPage && (flowRoute ? `${flowRoute}/form` : ownPage);
  return (
    <Link to={page ? `${page}/${processDefId}` : startPath({ processDefKey })}>
      <Card hoverable size="small">
        <div className="start-name">{processDefName}</div>
        <Typography.Text type="secondary">
          {lastStartTime ? t('lastStarted', { time: lastStartTime.slice(0, 16) }) : t('version', { version })}
        </Typography.Text>
      </Card>
    </Link>
  );
}
