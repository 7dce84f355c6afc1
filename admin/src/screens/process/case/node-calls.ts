import { besideSent } from '../comment/beside.ts';
import type { Beside } from '../comment/beside.ts';
import type { Marks } from './materials/marks.ts';
import type { Handlers } from './outlook/next-handler.tsx';
import type { NodeButton } from '../task-shapes.ts';
import type { TaskParams } from '../../../components/task-params.ts';

interface Decision {
  task: TaskParams;
  /** The task's state that the decision is about. */
  rev: number | undefined;
  comment: string;
  variables: Record<string, unknown>;
  marks: Marks;
  beside: Beside;
  handlers?: Handlers | undefined;
  /** The step that a rejection goes back to, where its handler picks one. */
  nodeId?: string | undefined;
  /** The version of the step's own form that was filled in. */
  formVersion?: number | undefined;
}

/** Whether a button decides by the form, so that the form must be in order first; what is sent back need not be. */
export const needsForm = ({ buttonKey, act }: NodeButton): boolean =>
  buttonKey !== 'returned' && act !== 'reject';

/** Who gets the next steps, where somebody was chosen and the decision leads on. */
const chosenOf = (buttonKey: string, handlers: Handlers = {}) =>
  buttonKey === 'returned' || Object.keys(handlers).length === 0 ? {} : { nextHandlers: handlers };

/** The call that a node's button makes, and what it carries. What it does is told beside its key, which is an outcome like any other. */
export function callOf(
  { buttonKey, act }: NodeButton,
  { task, rev, comment, variables, marks, beside, handlers, nodeId, formVersion }: Decision,
) {
  const materialMarks = Object.entries(marks).map(([materialId, { mark, comment: said }]) => ({
    materialId,
    mark,
    // What was to be mended once no longer counts.
    comment: mark === 'passed' ? '' : said,
  }));
  const body = {
    ...{ ...task, rev, comment, variables, materialMarks, ...besideSent(comment, beside) },
    ...(formVersion !== undefined && { formVersion }),
  };
  return act === 'reject'
    ? { path: 'rejectTask', body: { ...body, ...(nodeId !== undefined && { nodeId }) } }
    : { path: 'completeTask', body: { ...body, outcome: buttonKey, ...chosenOf(buttonKey, handlers) } };
}
