import { processProxy } from '@policy/shared/contract/entities/process/process-proxy.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { PeopleOf, Workflow } from '../../workflow/index.ts';
import { followModule } from './classic/follow.ts';
import { taskActs } from './acts.ts';
import { keepDecisionModule } from './deciding/keep-decision.ts';
import { processDetail } from './detail.ts';
import { fileCalls } from './files/file-calls.ts';
import { deployedNamesModule } from './deployed-names.ts';
import { manyTasksModule } from './many-tasks.ts';
import { taskOperations } from './ops/acts.ts';
import { migrationModule } from './ops/migrate.ts';
import { processOperations } from './ops/process-acts.ts';
import type { ProvePassword } from './ops/process-acts.ts';
import { operationReads } from './ops/reads.ts';
import { startOperations } from './ops/starts.ts';
import { variableOperations } from './ops/variable-acts.ts';
import { readCopyModule } from './read-copy.ts';
import { nextStepsModule } from './outlook/next-steps.ts';
import { startStepsModule } from './outlook/start-steps.ts';
import { listsModule } from './lists.ts';
import { processDraftModule } from './start/draft.ts';
import { draftPeopleModule } from './start/draft-people.ts';
import { startModule } from './start/start-calls.ts';
import { taskCountsModule } from './task-counts.ts';

/** The calls of the workflow and of the classic flow engine; what cases add to them, areas provide to the engine. */
export const processModules = (
  workflow: Workflow,
  colleaguesOf: PeopleOf,
  prove: ProvePassword,
): readonly Module[] => [
  listsModule(workflow),
  taskCountsModule(workflow),
  deployedNamesModule(workflow),
  processDetail(workflow),
  taskActs(workflow, colleaguesOf),
  nextStepsModule(workflow),
  startStepsModule(workflow),
  keepDecisionModule(workflow),
  manyTasksModule(workflow),
  readCopyModule(workflow),
  fileCalls(workflow),
  crudModule(processProxy),
  operationReads(workflow),
  taskOperations(workflow, colleaguesOf),
  processOperations(workflow, prove),
  startOperations(workflow),
  variableOperations(workflow),
  migrationModule(workflow),
  followModule(workflow),
  startModule(workflow, colleaguesOf),
  processDraftModule,
  draftPeopleModule,
];
