import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import type { AfterReturn } from '@policy/shared/contract/workflow/returning.ts';
import type { SignerPosition } from '@policy/shared/contract/workflow/status.ts';

import { toOf } from '../acts/send-back-fields.tsx';
import type { ActForm } from './ops-acts.ts';
import type { OpsRow } from './ops-shapes.ts';

/** Answers of the forms that a task asks for, and the version of its own one. */
export interface FilledIn {
  variables: Readonly<Record<string, unknown>>;
  formVersion?: number;
}

/** What the dialog holds; what an outcome asks for stands beside it. */
export interface OpsSaid {
  people?: string[];
  nodeId?: string;
  fromNodeIds?: string[];
  /** Whom or which step a task goes back to, and what comes then. */
  target?: string;
  afterwards?: AfterReturn;
  position?: SignerPosition;
  outcome?: string;
  /** What the forms of the task were answered with. */
  filledIn?: FilledIn;
  password?: string;
  comment: string;
  notify: boolean;
  [asked: string]: unknown;
}

/** What was said, as the calls spell it. */
export function saidOf(
  asks: ActForm,
  {
    people,
    comment,
    notify,
    password,
    position,
    nodeId,
    fromNodeIds,
    target,
    afterwards,
    ...chosen
  }: OpsSaid,
): object {
  return {
    ...{ comment: comment.trim(), notify: notify ? 1 : 0 },
    ...whereOf(asks, { nodeId, fromNodeIds, target, afterwards }),
    ...(asks.asksPosition && { position }),
    ...(asks.asksOutcome && decisionOf(chosen)),
    ...peopleOf(asks, people),
    ...(asks.asksPassword && { password: hashPassword(password ?? '') }),
  };
}

type Where = Pick<OpsSaid, 'nodeId' | 'fromNodeIds' | 'target' | 'afterwards'>;

function whereOf({ asksWhere }: ActForm, { nodeId, fromNodeIds, target = '', afterwards }: Where): object {
  if (asksWhere === 'back') return { ...toOf(target), afterwards };
  return asksWhere === 'anywhere' ? { nodeId, fromNodeIds } : {};
}

/** Of several no outcome is chosen: what their steps offer as an approval is meant. */
const decisionOf = ({ outcome, filledIn, ...fields }: Pick<OpsSaid, 'outcome' | 'filledIn'>) => {
  if (outcome === undefined) return {};
  const { variables, ...version } = filledIn ?? { variables: {} };
  return { outcome, variables: { ...fields, ...variables }, ...version };
};

const peopleOf = ({ people: name }: ActForm, ids: readonly string[] = []) =>
  name && { [name]: name === 'assignee' ? ids[0] : ids };

/** Id of what an act is about: of a task where it is about one and the row has one. */
export const idOf = ({ about }: ActForm, { taskId, processInstanceId }: OpsRow): string =>
  about === 'task' && taskId ? taskId : processInstanceId;

/** The row as the reader has seen it. */
export function targetOf({ about }: ActForm, { taskId, processInstanceId, rev }: OpsRow): object {
  if (about === 'process' || !taskId) return { processInstanceId };
  return { taskId, ...(rev !== undefined && { rev }) };
}

/** The same for many rows of one list: all of them have tasks, or none has. */
export const targetsOf = (asks: ActForm, rows: readonly OpsRow[]) => ({
  [asks.about === 'task' && rows.every(({ taskId }) => taskId) ? 'taskIds' : 'processInstanceIds']: rows.map(
    (row) => idOf(asks, row),
  ),
});
