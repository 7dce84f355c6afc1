import { DownloadOutlined } from '@ant-design/icons';
import { Progress } from 'antd';

import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import { mostPdfLines, reportFormats } from '@policy/shared/contract/report/design.ts';
import type { ReportFormat } from '@policy/shared/contract/report/design.ts';
import { gridOf } from '@policy/shared/contract/report/grid.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { MenuButton } from '../../../kit/acts/menu-button.tsx';
import type { Report } from '../report-calls.ts';
import { useExport } from './use-export.ts';
import { useReportPageWords } from '../use-report-page-words.ts';

interface ReportExportProps {
  stored: Report;
  asked: AskedValues;
  /** What is in sight; it tells whether a file of it will be too long for a kind. */
  result: ReportResult | undefined;
}

/** The way from a report to a file of each kind, how far it is, and beforehand which kind cannot hold it. */
export function ReportExport({ stored, asked, result }: ReportExportProps) {
  const t = useReportPageWords();
  const { progress, start } = useExport(stored.id);
  const words = { nothing: t('nothing'), total: t('total') };
  const isLong = result !== undefined && gridOf(stored.view, result, words).lines.length > mostPdfLines;
  const itemOf = (key: ReportFormat) =>
    key === 'pdf' && isLong
      ? { key, label: t('pdfTooLong', { limit: mostPdfLines }), disabled: true }
      : { key, label: t(`formats.${key}`), onClick: () => start(asked, key) };
  const isBusy = progress !== undefined;
  return (
    <>
      <MenuButton menu={{ items: reportFormats.map(itemOf) }} icon={<DownloadOutlined />} loading={isBusy}>
        {t('export')}
      </MenuButton>
      {isBusy ? (
        <Progress className="report-progress" percent={progress} size="small" aria-label={t('exporting')} />
      ) : null}
    </>
  );
}
