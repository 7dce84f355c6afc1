import { Alert, App, Button, Progress } from 'antd';
import useSWR from 'swr';

import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';
import type { SearchIndexState } from '@policy/shared/contract/portal/search.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useSearchWords } from './use-search-words.ts';

const lookMs = 1000;
const path = 'policy/search';

/** How the index of the search stands; who may makes it anew, and sees how far that is. */
export function IndexState() {
  const t = useSearchWords();
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const load = () => http.get<SearchIndexState>(`${path}/index`);
  const { data: state, mutate } = useSWR<SearchIndexState, Error>('search-index', load, {
    refreshInterval: (now) => (now?.isRunning ? lookMs : 0),
  });
  if (!state) return null;
  const rebuild = () =>
    ask({ title: t('confirm') }, async () => {
      await mutate(await http.post<SearchIndexState>(`${path}/rebuild`));
      void message.success(t('started'));
    });
  const mayRebuild = can(`${searchWord.permissionBase}_rebuild`);
  return (
    <Alert
      showIcon
      role="status"
      type={state.failure ? 'warning' : 'info'}
      style={{ marginBlockEnd: 16 }}
      message={<Said state={state} />}
      {...(state.isRunning && { description: <Running state={state} /> })}
      {...(mayRebuild && {
        action: (
          <Button size="small" loading={state.isRunning} onClick={rebuild}>
            {t('rebuild')}
          </Button>
        ),
      })}
    />
  );
}

function Said({ state: { isRunning, failure, finishedAt, documents, stale } }: { state: SearchIndexState }) {
  const t = useSearchWords();
  if (failure) return t('failure', { failure });
  const said = [
    t('state', { documents }),
    ...(stale > 0 ? [t('stale', { stale })] : []),
    ...(finishedAt && !isRunning ? [t('finished', { time: finishedAt })] : []),
  ];
  return said.join(' ');
}

function Running({ state: { done, total } }: { state: SearchIndexState }) {
  const t = useSearchWords();
  const percent = Math.floor((100 * done) / Math.max(total, 1));
  return <Progress percent={percent} aria-label={t('running', { done, total })} />;
}
