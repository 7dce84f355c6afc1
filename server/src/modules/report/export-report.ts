import { report } from '@policy/shared/contract/entities/report/report.ts';
import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { ReportFormat } from '@policy/shared/contract/report/design.ts';
import { gridOf } from '@policy/shared/contract/report/grid.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireDate, wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Services } from '../../kit/services/services.ts';
import { reportFiles } from './files/report-file.ts';
import { readySet } from './ready-set.ts';
import type { StoredReport } from './report-rules.ts';
import { wholeReport } from './run-report.ts';
import { isExporting, noteProgress, noteRun, storedName } from './runs.ts';

type Ports = Pick<Services, 'database' | 'files'>;

interface Export {
  id: string;
  asked: AskedValues;
  format: ReportFormat;
}

interface Making extends Omit<Export, 'id'> {
  stored: StoredReport;
  runId: string;
}

/** Shares of the progress: reading is most of it, writing the rest. */
const [begun, read] = [5, 60];

/** Begins to make a file and answers its run; `done` settles when the file is there or will never be. */
export async function startExport(
  context: Context,
  services: Ports,
  { id, asked, format }: Export,
): Promise<{ runId: string; done: Promise<void> }> {
  const stored = await repositoryOf(report, context).get(id);
  readySet(stored, { asked, locale: context.locale });
  if (await isExporting(context)) throw new Refusal('report.busy');
  const { id: runId } = await noteRun(context, {
    ...{ reportId: id, format, result: 'running', progress: 0, rowCount: 0, durationMs: 0, asked },
  });
  return { runId, done: make(context, services, { stored, asked, format, runId }) };
}

async function make(context: Context, services: Ports, making: Making): Promise<void> {
  const began = performance.now();
  const { runId, stored, asked, format } = making;
  const tell = (progress: number) => noteProgress(context, runId, { progress: Math.round(progress) });
  try {
    await tell(begun);
    const result = await wholeReport(context, services, { stored, asked });
    await tell(read);
    const words = catalogue(context.locale).reportWords;
    const paper = { ...paperOf(context, stored), grid: gridOf(stored.view, result, words) };
    const body = await reportFiles[format](paper, (part) => tell(read + part * (99 - read)));
    const { store, ossId } = await services.files.forNew(context);
    const fileName = `${paper.title}-${wireDate(context.clock.now())}.${format}`;
    // Noted before it is stored: whatever happens in between, the file that may be there is found and removed.
    await noteProgress(context, runId, { fileName, ossId });
    await store.put(storedName(runId, format), body);
    await noteProgress(context, runId, {
      ...{ result: 'done', progress: 100, rowCount: result.rows.length },
      durationMs: Math.round(performance.now() - began),
    });
  } catch (error) {
    const [code, facts] =
      error instanceof Refusal ? [error.code, error.facts] : (['server.failed', {}] as const);
    await noteProgress(context, runId, {
      result: 'failed',
      error: refusalSentence(code, facts, context.locale),
    });
    if (!(error instanceof Refusal)) throw error;
  }
}

function paperOf({ locale, clock, actor }: Context, { name, nameEn }: StoredReport) {
  const title = (locale === 'en' && nameEn) || name;
  return { title, note: [wireTime(clock.now()), actor?.name ?? ''].join('  ') };
}
