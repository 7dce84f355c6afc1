import { useEffect } from 'react';
import { Result, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { BackHome } from '../../../components/back-home.tsx';
import type { TaskParams } from '../../../components/task-params.ts';
import { WatermarkedPage } from '../../../components/watermarked-page.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { taskDetail } from '../task-shapes.ts';
import type { TaskDetail } from '../task-shapes.ts';
import { CaseView } from './case-view.tsx';

interface CasePageProps extends TaskParams {
  /** Called once a decision was taken; without it the page closes and the list of tasks follows. */
  onDecided?: () => void;
  /** Called when the task turns out to have changed since it was shown; it is read again in any case. */
  onStale?: () => void;
  /** Called with the title of the case once it is known. */
  onNamed?: (title: string | null | undefined) => void;
}

/**
 * One case as its handler works on it: as wide as the place that it is given, be that a page, half a page or a phone.
 * A place that scrolls by itself says where its top is by the style `--case-top`.
 */
export function CasePage({ taskId, processInstanceId, onDecided, onStale, onNamed }: CasePageProps) {
  const { http, leave, locale, person } = useWorkplace();
  const task = { taskId, processInstanceId };
  const load = async () => taskDetail.parse(await http.get<unknown>('blade-workflow/process/detail', task));
  const { data, error, mutate } = useSWR<TaskDetail, Error>(
    ['task', taskId, processInstanceId, locale],
    load,
    { revalidateOnFocus: false },
  );
  const title = data?.process.title;
  useEffect(() => onNamed?.(title), [onNamed, title]);
  const unread = data?.process.isUnread ? data.process.taskId : null;
  useEffect(() => {
    // Who started the case sees whether it was looked at; that it cannot be noted is no reason to say anything.
    if (unread)
      void http
        .post('blade-workflow/process/readTask', { taskId: unread }, { quiet: true })
        .catch(() => null);
  }, [http, unread]);
  const readAgain = () => {
    onStale?.();
    return mutate();
  };
  // Read again, as after another tab, it may be refused: what is being written here must not go with that.
  if (!data) return error ? <NoCase /> : <Skeleton active title={false} />;
  return (
    <WatermarkedPage person={person}>
      <CaseView
        key={taskId || processInstanceId}
        task={task}
        detail={data}
        onDecided={onDecided ?? (() => leave('/process/todo'))}
        onStale={readAgain}
      />
    </WatermarkedPage>
  );
}

/** Said instead of a case that the reader cannot have. */
export function NoCase() {
  const t = useTranslations('pages');
  const back = <BackHome to="/process/todo" />;
  return <Result status="404" title={t('badAddressTitle')} subTitle={t('badAddressText')} extra={back} />;
}
