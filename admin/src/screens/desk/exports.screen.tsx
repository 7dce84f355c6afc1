import { useState } from 'react';
import { Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useAsk } from '../../kit/acts/use-ask.ts';
import { useChosenRows } from '../../kit/chosen/use-chosen-rows.ts';
import { orderOf } from '../../kit/columns/columns.tsx';
import { fieldsOf, madeField, nameOf } from '../../kit/entity/fields.ts';
import { EntityFilter } from '../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { saveFile } from '../../kit/page/save-file.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useExportColumns } from './export-columns.tsx';
import { useExportWords } from '../../kit/exports/use-export-words.ts';

/** An export as its owner sees it. */
type ExportJob = RowOf<typeof exportJob>;

/** The reader's own exports: how far each is, its file while it is kept, and what can be done about it. */
export default function ExportsScreen() {
  const t = useExportWords();
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const state = useAddressListState();
  const [isMoving, setMoving] = useState(false);
  const { reload, table } = useChosenRows<ExportJob>((row) => nameOf(exportJob, row, locale));
  const done = () => {
    sayDone();
    reload();
  };
  const columns = useExportColumns({
    download: ({ id, fileName }) =>
      void http
        .blob(`${exportJob.path}/file`, { id })
        .then((file) => saveFile(file, fileName))
        .catch(passOverRefusal),
    stop: ({ id, fileName }) =>
      ask(t('stopConfirm', { fileName }), () => http.post(`${exportJob.path}/cancel`, { id }).then(done)),
    remove: ({ id, fileName }) =>
      ask({ title: t('removeConfirm', { fileName }), isDanger: true }, () =>
        http.post(`${exportJob.path}/remove`, { ids: id }).then(done),
      ),
  });
  const fields = fieldsOf(exportJob, locale).filter(({ meta }) => meta.search);
  return (
    <>
      <EntityFilter name={exportJob.name} fields={[...fields, madeField(k('createTime'))]} state={state} />
      <PagedTable<ExportJob>
        rowKey="id"
        name={exportJob.name}
        {...{ columns, state, isMoving }}
        actionRef={table.actionRef}
        headerTitle={<Typography.Text type="secondary">{t('lead')}</Typography.Text>}
        load={(query, sort) =>
          http.get<Page<ExportJob>>(`${exportJob.path}/list`, { ...query, ...orderOf(sort) })
        }
        onPage={({ records }) => setMoving(records.some(({ state: now }) => now === 'running'))}
      />
    </>
  );
}
