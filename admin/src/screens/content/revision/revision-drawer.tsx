import { App, Button, Drawer, Empty, Skeleton, Space, Typography } from 'antd';
import useSWR from 'swr';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { RevisionTold } from '@policy/shared/contract/content/revision.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useEntity } from '../../../kit/entity/use-entity.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useContentWords } from '../use-content-words.ts';
import { useSchedule } from '../use-schedule.tsx';
import { RevisionChanges } from './revision-changes.tsx';

interface RevisionDrawerProps {
  entity: Entity;
  id: string;
  onClose: () => void;
  /** The revision was published or sent back. */
  onMoved: () => void;
}

/** What a revision changes, and the verdict of its reviewer on exactly that. */
export default function RevisionDrawer({ entity, id, onClose, onMoved }: RevisionDrawerProps) {
  const t = useContentWords();
  const { http, can, locale } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const calls = useEntity(entity);
  const schedule = useSchedule(entity);
  const { data, error, mutate } = useSWR<RevisionTold | null, Error>(
    ['revision', entity.path, id, locale],
    () => http.get<RevisionTold | null>(`${entity.path}/revision`, { id }),
    { shouldRetryOnError: false },
  );
  const move = (verb: 'publish' | 'refuse', rev: string) =>
    ask(t(verb === 'publish' ? 'publishRevisionConfirm' : 'refuseConfirm'), async () => {
      await calls.act(verb, [id], verb === 'publish' ? { rev } : {}).catch(async (refused: unknown) => {
        // It was changed since: what is shown is what is published.
        await mutate();
        throw refused;
      });
      void message.success(t('moved'));
      onMoved();
    });
  const isWaiting = data?.status === 'pending_review';
  const verbs = (['refuse', 'publish'] as const).filter(
    (verb) => isWaiting && can(`${entity.permissionBase}_${verb}`),
  );
  const maySchedule = 'publishAt' in entity.fields && verbs.includes('publish');
  return (
    <Drawer
      open
      title={t('revisionTitle')}
      width="min(860px, 100vw)"
      onClose={onClose}
      extra={
        <Space>
          {data && maySchedule ? (
            <Button
              onClick={() =>
                schedule({ id, shown: { rev: data.rev }, onDone: onMoved, onRefused: () => void mutate() })
              }
            >
              {t('schedule')}
            </Button>
          ) : null}
          {verbs.map((verb) => (
            <Button
              key={verb}
              type={verb === 'publish' ? 'primary' : 'default'}
              onClick={() => data && move(verb, data.rev)}
            >
              {t(verb)}
            </Button>
          ))}
        </Space>
      }
    >
      <RevisionBody data={data} hasFailed={error !== undefined} />
    </Drawer>
  );
}

interface RevisionBodyProps {
  /** Undefined until it was answered; null where the row has no revision. */
  data: RevisionTold | null | undefined;
  hasFailed: boolean;
}

/** What the revision changes, and who wrote it last. */
function RevisionBody({ data, hasFailed }: RevisionBodyProps) {
  const t = useContentWords();
  if (data === undefined) return hasFailed ? <NotRead /> : <Skeleton active title={false} />;
  if (data === null) return <Empty description={t('noRevision')} />;
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t('revisionBy', { name: data.updateUserName ?? '—', at: data.updateTime })}
      </Typography.Paragraph>
      <RevisionChanges rows={data.rows} />
    </>
  );
}
