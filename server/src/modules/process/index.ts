import type { Module } from '../../kit/routes/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { taskActs } from './acts.ts';
import { processDetail } from './detail.ts';
import { taskLists } from './lists.ts';

/** The calls of the workflow and of the classic flow engine; what cases add to them, areas provide to the engine. */
export const processModules = (workflow: Workflow): readonly Module[] => [
  taskLists(workflow),
  processDetail(workflow),
  taskActs(workflow),
];
