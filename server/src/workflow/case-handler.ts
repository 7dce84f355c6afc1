import type { Context } from '../kit/context.ts';
import type { TaskView } from '@policy/shared/contract/workflow/views.ts';

/** What a handler said when he closed a task or sent it back. */
export interface Handling {
  outcome: string;
  comment: string;
  variables: Record<string, unknown>;
  /** What a correction asks to be mended. */
  fieldRefs: readonly string[];
}

/** What an area does around the tasks of its own processes, inside the command's transaction. */
export interface CaseHandler {
  processKeys: readonly string[];
  /** Runs before the task is closed; answers the variables that the process is given, and refuses by throwing. */
  prepare(context: Context, task: TaskView, handling: Handling): Promise<Record<string, unknown>>;
  /** Runs before a task is returned to the applicant; answers until when he may correct. */
  beforeReturn(context: Context, task: TaskView, handling: Handling): Promise<Date>;
  /** The business row as the handling page shows it. */
  view(context: Context, businessKey: string): Promise<unknown>;
}
