import { useState } from 'react';
import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Input, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import type { StartableProcess } from '@policy/shared/contract/workflow/starting.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
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

/** What the reader may start: his favourites and what he started lately first, then all by their category. */
export default function StartListScreen() {
  const t = useStartWords();
  const { http, locale } = useWorkplace();
  const [word, setWord] = useState('');
  const categoryName = useCategoryName();
  const flowRouteOf = useFlowRoutes();
  const { data, error, mutate } = useSWR<Page<StartableProcess>, Error>(
    ['startable', locale, word],
    () =>
      http.get<Page<StartableProcess>>('blade-workflow/process/processList', {
        ...{ current: 1, size: most },
        ...(word && { processDefinitionName: word }),
      }),
    // The frame has shown the refusal.
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const nameOf = (key: string) => (key === 'favourites' || key === 'recent' ? t(key) : categoryName(key));
  const favour = async ({ processDefKey, isFavourite }: StartableProcess) => {
    await http.post(`${processesPath}/setFavourite`, { processDefKey, isFavourite: !isFavourite });
    await mutate();
  };
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
        <section key={key} className="start-group" aria-label={nameOf(key)}>
          <h2>{nameOf(key)}</h2>
          <ul className="start-cards">
            {processes.map((process) => (
              <li key={process.processDefKey}>
                <ProcessCard
                  process={process}
                  flowRoute={flowRouteOf(process.category)}
                  onFavour={() => void favour(process).catch(passOverRefusal)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ProcessCardProps {
  process: StartableProcess;
  flowRoute: string | null;
  onFavour: () => void;
}

function ProcessCard({ process, flowRoute, onFavour }: ProcessCardProps) {
  const t = useStartWords();
  const {
    isFavourite,
    processDefKey,
    processDefId,
    startPath: ownPage,
    processDefName,
    lastStartTime,
    version,
  } = process;
  // Where its area has a page for it, the flow route of its category says which.
  const page = ownPage && (flowRoute ? `${flowRoute}/form` : ownPage);
  const label = t(isFavourite ? 'unfavour' : 'favour', { name: processDefName });
  return (
    <div className="start-card">
      <Link to={page ? `${page}/${processDefId}` : startPath({ processDefKey })}>
        <Card hoverable size="small">
          <div className="start-name">{processDefName}</div>
          <Typography.Text type="secondary">
            {lastStartTime
              ? t('lastStarted', { time: lastStartTime.slice(0, 16) })
              : t('version', { version })}
          </Typography.Text>
        </Card>
      </Link>
      <Button
        className="start-star"
        type="text"
        size="small"
        icon={isFavourite ? <StarFilled /> : <StarOutlined />}
        aria-label={label}
        aria-pressed={isFavourite}
        title={label}
        onClick={onFavour}
      />
    </div>
  );
}
