import { Refusal } from '../../kit/runtime/errors.ts';
import { assertKeepable } from '../expressions/variable-limits.ts';
import type { CaseFacts, InstanceRow, Variables } from '../rows.ts';
import type { Deployed, Run } from './run.ts';
import { emit } from './run.ts';
import { startScope, startScopeAt } from './scopes.ts';

/** What a new instance is about, and who called it when it is a part of another. */
export interface NewInstance {
  caller: Pick<InstanceRow, 'rootId' | 'parentId' | 'superExecutionId'> | null;
  facts: InstanceFacts;
  variables: Variables;
  /** The start event that has happened; without one the process begins by itself. */
  startId?: string;
}

type InstanceFacts = CaseFacts &
  Pick<InstanceRow, 'businessKey' | 'serialNumber' | 'title' | 'starterId' | 'starterDeptId' | 'ownerId'>;

/** What a called process is about: the same as its caller. */
export function factsOf(caller: InstanceRow): InstanceFacts {
  const { businessKey, serialNumber, title, starterId, starterDeptId, ownerId } = caller;
  const { itemId, itemName, itemNameEn, agencyId, companyName, amountWan } = caller;
  const ofCase = { itemId, itemName, itemNameEn, agencyId, companyName, amountWan };
  return { businessKey, serialNumber, title, starterId, starterDeptId, ownerId, ...ofCase };
}

/** Adds an instance and puts a token at its start. */
export function startInstance(
  run: Run,
  deployed: Deployed,
  { caller, facts, variables, startId }: NewInstance,
): InstanceRow {
  if (deployed.isSuspended)
    throw new Refusal('workflow.processSuspended', { process: deployed.definition.name });
  for (const [name, value] of Object.entries(variables)) assertKeepable(name, value);
  const id = run.context.nextId();
  const instance = run.instances.add({
    id,
    deploymentId: deployed.id,
    processKey: deployed.key,
    ...(caller ?? { rootId: id, parentId: null, superExecutionId: null }),
    ...facts,
    status: 'running',
    variables: { ...deployed.definition.defaults, ...variables },
    unread: {},
    outcomes: {},
    rev: 1,
    startedAt: run.context.now,
    endedAt: null,
    endReason: null,
  });
  emit(run, id, { type: 'instanceStarted' });
  if (startId === undefined) startScope(run, id, null);
  else startScopeAt(run, { instanceId: id, parentId: null, nodeId: startId });
  return instance;
}
