import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

import type { Effects } from '../../effects.ts';
import type { Definition } from '../../model/definition.ts';
import { handlingOf, labelOf, nameEnOf, nodeOf } from '../../model/definition.ts';
import type { CandidateRow, ExecutionRow, TaskRow } from '../../rows.ts';
import type { Changes } from '../../store.ts';

/** What an act would lead to. */
export interface Outlook {
  /** How the whole tree of calls would end by it; null while it goes on. */
  ends: InstanceStatus | null;
  tasks: readonly (Pick<TaskRow, 'nodeId' | 'name' | 'isOwners' | 'assigneeId'> & {
    nameEn: string | null;
    candidates: readonly Pick<CandidateRow, 'userId' | 'roleId' | 'departmentId' | 'duty'>[];
    /** Its handler is chosen by whoever acts. */
    isChosen: boolean;
  })[];
  /** The steps at which it would wait for something other than people. */
  waitsAt: readonly { name: string; nameEn: string | null }[];
}

/** Effects that check an act and do nothing. */
export const onlyChecked = (effects: Effects): Effects => ({
  ...effects,
  prepare: async (call) => ({ ...(await effects.prepare(call)), run: () => Promise.resolve() }),
  keepFindings: () => Promise.resolve(),
  runReached: () => Promise.resolve(),
});

/** Reads what a command would have written as what it would lead to. */
export function outlookOf(changes: Changes, instanceId: string, definition: Definition): Outlook {
  const { instances, executions, tasks, candidates } = changes;
  const root = [...instances.added, ...instances.changed].find(
    ({ id, rootId, endedAt }) => id === rootId && endedAt !== null,
  );
  const standing = [...executions.added, ...executions.changed].filter(
    (row) => row.instanceId === instanceId,
  );
  const waiting = standing.filter((row) => waits(definition, row));
  return {
    ends: root?.status ?? null,
    tasks: tasks.added
      .filter(({ endedAt }) => endedAt === null)
      .map(({ id, instanceId: of, nodeId, name, isOwners, assigneeId }) => ({
        ...{ nodeId, name, isOwners, assigneeId },
        // A step of a called process is called as that one's diagram has it.
        nameEn: of === instanceId ? nameEnOf(definition, nodeId) : null,
        candidates: candidates.filter(({ taskId }) => taskId === id),
        isChosen: of === instanceId && mayBeChosen(definition, { nodeId, isOwners, assigneeId }),
      })),
    waitsAt: [...new Set(waiting.map(({ nodeId }) => nodeId))].map((nodeId) => ({
      name: labelOf(nodeOf(definition, nodeId)),
      nameEn: nameEnOf(definition, nodeId),
    })),
  };
}

type New = Pick<TaskRow, 'nodeId' | 'isOwners' | 'assigneeId'>;

const mayBeChosen = (definition: Definition, { nodeId, isOwners, assigneeId }: New): boolean =>
  !isOwners && assigneeId === null && handlingOf(nodeOf(definition, nodeId)).isChosen;

/** A service task holds a token only while what it asked outside is not answered. */
const waitingTypes: readonly string[] = [
  ...['receiveTask', 'intermediateCatchEvent', 'eventBasedGateway', 'serviceTask'],
];

const waits = (definition: Definition, { nodeId, kind, joining }: ExecutionRow): boolean =>
  joining || (kind === 'token' && waitingTypes.includes(nodeOf(definition, nodeId).type));
