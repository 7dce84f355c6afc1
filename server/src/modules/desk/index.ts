import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { sharedPhrase } from '@policy/shared/contract/entities/desk/shared-phrase.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { affectedModule } from './affected/affected.ts';
import type { ProvePassword } from './affected/affected.ts';
import { dashboardModule } from './dashboard/routes.ts';
import { lostExportsModule } from './exports/close-lost.ts';
import { exportExpiryModule } from './exports/expire-exports.ts';
import { exportJobModule } from './exports/routes.ts';
import { listViewModule } from './list-view.ts';
import { leaveModule } from './leave/leaves.ts';
import { ownDataModule } from './own-data/routes.ts';
import { phraseModule } from './phrase.ts';
import { messageModule } from './message.ts';
import { noticeModule } from './notice.ts';

/** Notices, messages with their templates, leaves, and the dashboard. */
export const deskModules = (workflow: Workflow, provePassword: ProvePassword): readonly Module[] => [
  noticeModule,
  messageModule,
  listViewModule,
  phraseModule,
  leaveModule(workflow),
  exportJobModule,
  exportExpiryModule,
  ownDataModule,
  affectedModule(provePassword),
  lostExportsModule,
  crudModule(sharedPhrase),
  crudModule(messageTemplate),
  dashboardModule(workflow),
];
