import { Progress, Space } from 'antd';
import { useTranslations } from 'use-intl';

import { entities } from '@policy/shared/contract/entities/index.ts';
import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { RowActions } from '../../kit/acts/row-actions.tsx';
import type { Act } from '../../kit/acts/row-actions.tsx';
import type { KitColumn } from '../../kit/columns/columns.tsx';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { textsOf } from '../../kit/entity/fields.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { StateTag } from '../../kit/values/state-tag.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { useExportWords } from '../../kit/exports/use-export-words.ts';

type Job = RowOf<typeof exportJob>;

/** What can be done with an export. */
type Acts = Record<'download' | 'stop' | 'remove', (job: Job) => void>;

const tones: Record<Job['state'], Tone> = {
  ...{ running: 'active', done: 'good', failed: 'bad', cancelled: 'quiet' },
};
const known: ReadonlySet<string> = new Set(entities.map(({ name }) => name));
const mostActs = 2;

/** The columns of a person's own exports. */
export function useExportColumns(acts: Acts): KitColumn<Job>[] {
  const t = useExportWords();
  const k = useTranslations('kit');
  const { locale } = useWorkplace();
  const { fields, choices } = textsOf(exportJob, locale);
  const optionColumn = useOptionColumn(mostActs);
  const titleOf = (name: string) => (known.has(name) ? catalogue(locale).entity(name).title : name);
  const actsOf = (job: Job): Act[] => [
    ...(job.state === 'done'
      ? [{ key: 'download', label: t('download'), run: () => acts.download(job) }]
      : []),
    ...(job.state === 'running' ? [{ key: 'stop', label: t('stop'), run: () => acts.stop(job) }] : []),
    { key: 'remove', label: k('remove'), isDanger: true, run: () => acts.remove(job) },
  ];
  return [
    { title: fields['fileName'], key: 'fileName', dataIndex: 'fileName', width: 240 },
    {
      title: fields['state'],
      key: 'state',
      width: 200,
      render: (_, job) => <JobState job={job} texts={choices['state'] ?? {}} />,
    },
    { title: fields['expireTime'], key: 'expireTime', dataIndex: 'expireTime', width: 170 },
    { title: fields['rowCount'], key: 'rowCount', dataIndex: 'rowCount', width: 90 },
    {
      ...{ title: fields['entityName'], key: 'entityName', width: 120 },
      render: (_, { entityName }) => titleOf(entityName),
    },
    { title: fields['conditions'], key: 'conditions', dataIndex: 'conditions', width: 240 },
    { title: k('createTime'), key: 'createTime', dataIndex: 'createTime', width: 170, sorter: true },
    { ...optionColumn, render: (_, job) => <RowActions acts={actsOf(job)} /> },
  ];
}

/** How far an export is, why there is no file, and whether it tells anything in clear. */
function JobState({ job, texts }: { job: Job; texts: Readonly<Record<string, string>> }) {
  const t = useExportWords();
  const { state, progress, error, isClear } = job;
  return (
    <Space direction="vertical" size={4}>
      <Space size={4} wrap>
        <StateTag tone={tones[state]} text={texts[state] ?? state} />
        {isClear === 1 ? <StateTag tone="attention" text={t('inClear')} /> : null}
      </Space>
      {state === 'running' ? (
        <Progress percent={progress} size="small" aria-label={texts[state] ?? state} />
      ) : null}
      {error}
    </Space>
  );
}
