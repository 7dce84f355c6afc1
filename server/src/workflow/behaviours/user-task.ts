import { openFlows } from '../interpreter/choose-flows.ts';
import { createTask } from '../interpreter/create-task.ts';
import type { Behaviour } from '../interpreter/visit.ts';

/** Makes a task for a person and waits until it is done. */
export const userTask: Behaviour<'userTask'> = { enter: createTask, choose: openFlows };
