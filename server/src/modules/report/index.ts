import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import { report } from '@policy/shared/contract/entities/report/report.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { expiryModule } from './expire-files.ts';
import { reportRoutes } from './routes.ts';

/** Reports: stored, granted, run and exported. */
export const reportModules: readonly Module[] = [
  crudModule(report, { routes: reportRoutes }),
  crudModule(reportRun, { verbs: ['list', 'detail'] }),
  expiryModule,
];
