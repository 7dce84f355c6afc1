import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import type { SignerPosition } from '@policy/shared/contract/workflow/status.ts';

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
  { people, comment, notify, password, position, nodeId, fromNodeIds, ...chosen }: OpsSaid,
): object {
  return {
    ...{ comment: comment.trim(), notify: notify ? 1 : 0 },
    ...(asks.node && { nodeId, fromNodeIds }),
    ...(asks.asksPosition && { position }),
    ...(asks.asksOutcome && decisionOf(chosen)),
    ...peopleOf(asks, people),
    ...(asks.asksPassword && { password: hashPassword(password ?? '') }),
  };
}

/** Of several no outcome is chosen: what their steps offer as an approval is meant. */
const decisionOf = ({ outcome, filledIn, ...fields }: Pick<OpsSaid, 'outcome' | 'filledIn'>) => {
  if (outcome === undefined) return {};
  const { variables, ...version } = filledIn ?? { variables: {} };
  return { outcome, variables: { ...fields, ...variables }, ...version };
};

const peopleOf = ({ people: name }: ActForm, ids: readonly string[] = []) =>
  name && { [name]: name === 'assignee' ? ids[0] : ids };

/** Id of what an act is about. */
export const idOf = ({ about }: ActForm, { taskId = '', processInstanceId }: OpsRow): string =>
  about === 'task' ? taskId : processInstanceId;

/** The row as the reader has seen it. */
export function targetOf({ about }: ActForm, { taskId, processInstanceId, rev }: OpsRow): object {
  if (about === 'process' || !taskId) return { processInstanceId };
  return { taskId, ...(rev !== undefined && { rev }) };
}

/** The same for many rows. */
export const targetsOf = (asks: ActForm, rows: readonly OpsRow[]) => ({
  [asks.about === 'task' ? 'taskIds' : 'processInstanceIds']: rows.map((row) => idOf(asks, row)),
});
