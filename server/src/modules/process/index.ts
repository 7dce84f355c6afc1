import type { Module } from '../../kit/route.ts';
import type { CaseHandler, Workflow } from '../../workflow/index.ts';
import { taskActs } from './acts.ts';
import { processDetail } from './detail.ts';
import { taskLists } from './lists.ts';

/** The calls of the workflow and of the classic flow engine; areas add their own cases through handlers. */
export const processModules = (workflow: Workflow, handlers: readonly CaseHandler[]): readonly Module[] => [
  taskLists(workflow),
  processDetail(workflow, handlers),
  taskActs(workflow, handlers),
];
