import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import { report } from '@policy/shared/contract/entities/report/report.ts';
import { sql } from 'drizzle-orm';

import { defineComputed } from '../../kit/computed.ts';
import { crudModule } from '../../kit/crud-module.ts';
import type { Module } from '../../kit/route.ts';
import { qualified, tableOf } from '../../kit/table.ts';
import { designFits, narrowToGranted } from './report-steps.ts';
import { reportRoutes } from './routes.ts';

const runs = tableOf(reportRun);

defineComputed(report, {
  lastRunTime: ({ id }) =>
    sql`(select to_char(max(${runs.createTime}) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') from ${runs} where ${runs.reportId} = ${qualified(id)})`,
});
narrowToGranted();

/** Reports: kept, granted, run and taken away. */
export const reportModules: readonly Module[] = [
  crudModule(report, { beforeWrite: [designFits], routes: reportRoutes }),
  crudModule(reportRun, { verbs: ['list', 'detail'] }),
];
