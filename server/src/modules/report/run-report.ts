import { report } from '@policy/shared/contract/entities/report/report.ts';
import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { summarise } from '../../kit/data-set/summarise.ts';
import type { Bounds } from '../../kit/data-set/summarise.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Services } from '../../kit/services/services.ts';
import { readySet } from './ready-set.ts';
import type { Design } from './ready-set.ts';
import { noteRun } from './runs.ts';

/** The most rows that a screen shows; a file holds as many as the report says. */
const screenRows = 2000;
const previewRows = 100;
const screenMs = 5000;
const fileMs = 30_000;
/** The embedded engine cannot be interrupted, so what it may read is bounded instead. */
const embeddedRead = 200_000;

type Ports = Pick<Services, 'database'>;

const bounded = ({ database }: Ports, bounds: Bounds): Bounds =>
  database.kind === 'pglite' ? { ...bounds, read: embeddedRead } : bounds;

/** Runs a stored report for its reader and writes down that he did. */
export async function runReport(
  context: Context,
  services: Ports,
  { id, asked }: { id: string; asked: AskedValues },
): Promise<ReportResult> {
  const stored = await repositoryOf(report, context).get(id);
  const set = readySet(stored, { asked, locale: context.locale });
  const rows = Math.min(stored.rowLimit, screenRows);
  const result = await summarise(set, context, bounded(services, { rows, mostMs: screenMs }));
  await noteRun(context, {
    ...{ reportId: id, format: 'screen', result: 'done', progress: 100, asked },
    ...{ rowCount: result.rows.length, durationMs: result.durationMs },
  });
  return result;
}

/** Runs a design that is still being made; nothing of it is kept. */
export const previewReport = (context: Context, services: Ports, design: Design): Promise<ReportResult> =>
  summarise(
    readySet(design, { asked: {}, locale: context.locale }),
    context,
    bounded(services, { rows: previewRows, mostMs: screenMs }),
  );

/** Everything that a report's file holds. */
export const wholeReport = (
  context: Context,
  services: Ports,
  { stored, asked }: { stored: Design; asked: AskedValues },
): Promise<ReportResult> =>
  summarise(
    readySet(stored, { asked, locale: context.locale }),
    context,
    bounded(services, { rows: stored.rowLimit, mostMs: fileMs }),
  );
