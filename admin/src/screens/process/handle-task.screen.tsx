import { Result, Skeleton } from 'antd';
import { useParams } from 'react-router';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { BackHome } from '../../components/back-home.tsx';
import { WatermarkedPage } from '../../components/watermarked-page.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { HandlingPage } from './handling-page.tsx';
import { decodeParams } from '../../components/task-params.ts';
import type { TaskParams } from '../../components/task-params.ts';
import { taskDetail } from './task-shapes.ts';
import type { TaskDetail } from './task-shapes.ts';

/** The handling page of the task that the address names. */
export default function HandleTaskScreen() {
  const { params = '' } = useParams();
  const task = decodeParams(params);
  return task ? <LoadedTask task={task} /> : <BadAddress />;
}

function LoadedTask({ task }: { task: TaskParams }) {
  const { http, locale, person } = useWorkplace();
  const load = async () => taskDetail.parse(await http.get<unknown>('blade-workflow/process/detail', task));
  const { data, error, mutate } = useSWR<TaskDetail, Error>(
    ['task', task.taskId, task.processInstanceId, locale],
    load,
    {
      revalidateOnFocus: false,
    },
  );
  // Read again, as after another tab, it may be refused: what is being written here must not go with that.
  if (!data) return error ? <BadAddress /> : <Skeleton active title={false} />;
  return (
    <WatermarkedPage person={person}>
      <HandlingPage task={task} detail={data} onStale={() => mutate()} />
    </WatermarkedPage>
  );
}

function BadAddress() {
  const t = useTranslations('pages');
  const back = <BackHome to="/process/todo" />;
  return <Result status="404" title={t('badAddressTitle')} subTitle={t('badAddressText')} extra={back} />;
}
