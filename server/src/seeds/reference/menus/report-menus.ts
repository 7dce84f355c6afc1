import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import { report } from '@policy/shared/contract/entities/report/report.ts';

import type { MenuSeed } from '../menu-seed.ts';

/** Where reports are made and run, and who ran which. */
export const reportMenus: readonly MenuSeed[] = [
  {
    ...{
      code: 'report',
      name: '报表管理',
      nameEn: 'Reports',
      path: '/report/reportlist',
      icon: 'chart',
    },
    buttons: [{ entity: report, verbs: ['add', 'edit', 'delete', 'view', 'export'] }],
  },
  {
    ...{ code: 'report_run', name: '运行记录', nameEn: 'Runs', path: '/report/runs', icon: 'schedule' },
    buttons: [{ entity: reportRun, verbs: ['view'] }],
  },
];
