import { besideSent } from '../comment/beside.ts';
import type { Beside } from '../comment/beside.ts';
import type { Marks } from './materials/marks.ts';
import type { TaskParams } from '../../../components/task-params.ts';

interface Decision {
  task: TaskParams;
  /** The task's state that the decision is about. */
  rev: number | undefined;
  comment: string;
  variables: Record<string, unknown>;
  marks: Marks;
  beside: Beside;
}

/** Buttons that are acts of the engine; every other one is an outcome of its node. */
const acts: Record<string, string> = {
  claim: 'claimTask',
  unclaim: 'unclaimTask',
  rollback: 'rollbackTask',
  reject: 'rejectTask',
  terminate: 'terminateProcess',
  withdraw: 'withdrawTask',
};

/** Whether a button decides by the form, so that the form must be in order first; what is sent back need not be. */
export const needsForm = (buttonKey: string): boolean =>
  buttonKey !== 'returned' && acts[buttonKey] === undefined;

/** Whether a button is an outcome of its node, of which the engine can tell what it would lead to. */
export const isOutcome = (buttonKey: string): boolean => acts[buttonKey] === undefined;

/** The call that a node's button makes, and what it carries. */
export function callOf(buttonKey: string, { task, rev, comment, variables, marks, beside }: Decision) {
  const materialMarks = Object.entries(marks).map(([materialId, { mark, comment: said }]) => ({
    materialId,
    mark,
    // What was to be mended once no longer counts.
    comment: mark === 'passed' ? '' : said,
  }));
  const body = { ...task, rev, comment, variables, materialMarks, ...besideSent(comment, beside) };
  const act = acts[buttonKey];
  return act ? { path: act, body } : { path: 'completeTask', body: { ...body, outcome: buttonKey } };
}
