import { useMemo } from 'react';
import { z } from 'zod';

import { report } from '@policy/shared/contract/entities/report/report.ts';
import type { AskedValues, ExportProgress } from '@policy/shared/contract/report/calls.ts';
import type { DataSet, ReportFormat, ReportView } from '@policy/shared/contract/report/design.ts';
import { reportResult } from '@policy/shared/contract/report/result.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';
import type { SourceName } from '@policy/shared/contract/report/source-names.ts';

import { useEntity } from '../../kit/entity/use-entity.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

const stored = report.draft.extend({ id: z.string(), version: z.int() });

/** A report as it is kept. */
export type Report = z.output<typeof stored>;

/** What a design says of its data and of how they are drawn. */
export type Design = Omit<DataSet, 'source'> & { source: SourceName; view: ReportView };

/** The calls of reports beyond those of every entity. */
export interface ReportCalls {
  whole: (id: string) => Promise<Report>;
  run: (id: string, asked: AskedValues) => Promise<ReportResult>;
  preview: (design: Design) => Promise<ReportResult>;
  startExport: (id: string, asked: AskedValues, format: ReportFormat) => Promise<string>;
  progress: (exportId: string) => Promise<ExportProgress>;
  file: (exportId: string) => Promise<Blob>;
}

/** Runs reports for the person at work. */
export function useReportCalls(): ReportCalls {
  const { http } = useWorkplace();
  const entity = useEntity(report);
  return useMemo(() => {
    const at = (verb: string) => `${report.path}/${verb}`;
    return {
      whole: async (id) => stored.parse(await entity.detail(id)),
      run: async (id, asked) => reportResult.parse(await http.post<unknown>(at('run'), { id, asked })),
      preview: async (design) => reportResult.parse(await http.post<unknown>(at('preview'), design)),
      startExport: async (id, asked, format) =>
        (await http.post<{ id: string }>(at('export'), { id, asked, format })).id,
      progress: (id) => http.get<ExportProgress>(at('export-progress'), { id }),
      file: (id) => http.blob(at('export-file'), { id }),
    };
  }, [http, entity]);
}
